import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hasModifier } from '#app/ui/has-modifier.ts'
import { keptStay, takesStay, withoutStay, withStay } from '#domain/stay/stay-address.ts'
import { useNewestQuery } from './newest-query.ts'

/**
 * For the presses of a whole page. A link has the stay that is rendered; one that is followed while another
 * stay loads gets that one instead of ending it.
 */
export function useStayAhead(): (event: MouseEvent) => void {
  const { pathname } = useLocation()
  const newestQuery = useNewestQuery()
  const navigate = useNavigate()

  return (event) => {
    const { search, isAhead } = newestQuery()
    const address = (event.target as Element).closest('a')?.getAttribute('href') ?? ''
    const [path = ''] = address.split('?', 1)
    // A link within the page keeps its query by itself, and one to another site has no path of ours.
    if (!isAhead || hasModifier(event) || path === pathname || !takesStay(path)) return
    event.preventDefault()
    const stay = keptStay(pathname, new URLSearchParams(search))
    navigate(withStay(withoutStay(address), stay))
  }
}
