import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hasModifier } from '#app/ui/has-modifier.ts'
import { keptStay, takesStay, withoutStay, withStay } from '#domain/stay/stay-address.ts'
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
 * stay loads, or is typed and not applied yet, gets that one instead of losing it.
 */
export function useStayAhead(): (event: MouseEvent) => void {
  const { pathname } = useLocation()
  const stayToTake = useStayToTake()
  const navigate = useNavigate()

  return (event) => {
    const link = (event.target as Element).closest('a')
    const address = link?.getAttribute('href') ?? ''
    const [path = ''] = address.split('?', 1)
    // A link within the page keeps its query by itself, and one to another site has no path of ours.
    if (!link || path === pathname || !takesStay(path)) return
    const stay = stayToTake()
    if (!stay) return
    const next = withStay(withoutStay(address), stay)
    if (hasModifier(event)) {
      // The browser itself opens it elsewhere, once all have heard of the press.
      link.setAttribute('href', next)
      setTimeout(() => link.setAttribute('href', address))
      return
    }
    event.preventDefault()
    navigate(next)
  }
}
