import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { hasModifier } from '#app/ui/has-modifier.ts'

type PlaceLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { id: string }

/**
 * A link to a place within the page. Followed by the browser alone, the router would keep one scroll position for
 * all places of a page: going back would show the last of them.
 */
export function PlaceLink({ id, ...rest }: PlaceLinkProps) {
  const navigate = useNavigate()

  async function follow(event: MouseEvent) {
    if (hasModifier(event)) return
    event.preventDefault()
    await navigate({ search: window.location.search, hash: id })
    startTabbingAt(document.getElementById(id))
  }

  return <a href={`#${id}`} onClick={follow} {...rest} />
}

/** As a browser does for a link that it follows itself: the next Tab goes on from there. */
function startTabbingAt(place: HTMLElement | null): void {
  if (!place) return
  const isMade = !place.hasAttribute('tabindex')
  if (isMade) place.tabIndex = -1
  place.focus({ preventScroll: true })
  if (isMade) place.removeAttribute('tabindex')
}
