import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Prose } from '#app/site/shell/prose.tsx'
import { followReserve, type ReservedParking } from '#app/site/track/follow-reserve.ts'
import { outboundLink } from '#domain/outbound/outbound-link.ts'
import { stayIn } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'

/** The parking of a link, as the server wrote it (server/posts/post-blocks.ts): no post can hold such an attribute. */
function parkingOf(link: HTMLElement): ReservedParking | undefined {
  const { reserve } = link.dataset
  return reserve === undefined ? undefined : JSON.parse(reserve)
}

const linksIn = (text: HTMLElement | null) => [
  ...(text?.querySelectorAll<HTMLAnchorElement>('a[data-reserve]') ?? []),
]

/** The text of a post. The links to providers in it take along the stay that the visitor has. */
export function PostText({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null)
  const { search } = useLocation()
  const stay = () => stayIn(new URLSearchParams(search), amsterdamDay(new Date()))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the stay follows from the address, and the links from the text.
  useEffect(() => {
    for (const link of linksIn(text.current)) {
      const parking = parkingOf(link)
      if (!parking) continue
      const { address, carriesStay } = outboundLink(parking, stay())
      link.href = address
      link.nextElementSibling?.toggleAttribute('hidden', !carriesStay)
    }
  }, [search, html])

  function follow({ target, button, type }: MouseEvent) {
    if (type === 'auxclick' && button !== 1) return
    const link = target instanceof Element ? target.closest('a') : null
    const parking = link && parkingOf(link)
    if (parking) followReserve(link, parking, stay(), { parkingId: parking.id })
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too.
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked is a link in it.
    <div ref={text} onClick={follow} onAuxClick={follow}>
      <Prose html={html} />
    </div>
  )
}
