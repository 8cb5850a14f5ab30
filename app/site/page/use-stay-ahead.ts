import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hasModifier } from '#app/ui/has-modifier.ts'
import {
  carriedStay,
  carriesStay,
  keptStay,
  takesStay,
  withCarriedStay,
  withoutStay,
} from '#domain/stay/stay-address.ts'
import { useNewestQuery } from './newest-query.ts'
import { typedStay } from './typed-stay.ts'

/**
 * The stay that goes along to another page: the one that loads, or else the one that is typed. Undefined if
 * that is the one in the address, which links have by themselves.
 */
export function useStayToTake(): () => ReturnType<typeof keptStay> | undefined {
  const { pathname, search: rendered } = useLocation()
  const newestQuery = useNewestQuery()

  return () => {
    const { search, isAhead } = newestQuery()
    const kept = (query: string) => keptStay(pathname, new URLSearchParams(query))
    const shown = kept(rendered)
    return isAhead ? kept(search) : typedStay(pathname, shown)
  }
}

/**
 * For the presses of a whole page. A link has the stay that is rendered; one that is followed while another
 * stay loads, or is typed and not applied yet, gets that one instead of losing it. Past a page that is the same for
 * every stay, the stay goes along in the browser alone.
 */
export function useStayAhead(): (event: MouseEvent) => void {
  const { pathname, search } = useLocation()
  const stayToTake = useStayToTake()
  const navigate = useNavigate()

  return (event) => {
    const link = (event.target as Element).closest('a')
    const address = link?.getAttribute('href') ?? ''
    const [path = ''] = address.split(/[?#]/, 1)
    // A link within the page keeps its query by itself, and one to another site has no path of ours.
    const isWithin = path === pathname || path === ''
    if (!link || (isWithin && takesStay(pathname)) || path === '') return
    const ahead = stayToTake()
    // A page that is the same for every stay has none in its links, and none is in the links to it.
    const isCarried = carriesStay(path) || carriesStay(pathname)
    if (!ahead && !isCarried) return
    const stay = ahead ?? carriedStay(pathname, new URLSearchParams(search))
    const next = withCarriedStay(withoutStay(address), stay)
    if (next === address) return
    if (hasModifier(event)) {
      // The browser itself opens it elsewhere, once all have heard of the press.
      link.setAttribute('href', next)
      setTimeout(() => link.setAttribute('href', address))
      return
    }
    event.preventDefault()
    navigate(next, { preventScrollReset: isWithin })
  }
}
