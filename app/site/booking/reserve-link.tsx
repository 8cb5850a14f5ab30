import CalendarCheck from 'lucide-react/icons/calendar-check'
import ExternalLink from 'lucide-react/icons/external-link'
import { ownReference } from '#app/site/track/own-reference.ts'
import { pingAddress, trackAffiliateClick } from '#app/site/track/track.ts'
import { buttonLook } from '#app/ui/button.tsx'
import type { SortBy } from '#domain/filter/parking-filter.ts'
import { type OutboundParking, outboundLink } from '#domain/outbound/outbound-link.ts'
import type { ClickReport } from '#domain/statistics/click.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'

/** Where a parking is in the list, from 1, and how the list is sorted. */
export type Place = { position: number; sort: SortBy }

/** What a link to the provider of a parking needs of it. */
export type ReservedParking = OutboundParking & { name: string }

type ReserveLinkProps = {
  parking: ReservedParking
  /** It goes along to the provider, where that can take it. */
  stay: TimedStay | undefined
  /** Asked when the link is followed, so that a list can change around the card. None outside a list. */
  placeOf?: (id: number) => Place
  size?: 'md' | 'lg'
  tone?: 'primary' | 'secondary'
}

/** Beside a total that is no longer what was asked, it is a secondary button. */
const staleLook =
  'in-data-stale:border-line-control in-data-stale:bg-card in-data-stale:text-ink in-data-stale:hover:bg-hover'

/** Opens the provider in a new tab. */
export function ReserveLink({ parking, stay, placeOf, size, tone }: ReserveLinkProps) {
  const { id, name, isSample } = parking
  // Without scripts, and where nobody wants one of their own, with the reference of the parking.
  const { address, carriesStay, isReferenced } = outboundLink(parking, stay)
  const report = (): ClickReport => ({ parkingId: id, ...placeOf?.(id) })

  function follow(link: HTMLAnchorElement) {
    // Otherwise the browser would report it too, as it does before hydration and without JavaScript.
    link.removeAttribute('ping')
    const reference = isReferenced ? ownReference() : undefined
    if (reference) {
      link.href = outboundLink(parking, stay, reference).address
      // The browser has read it by then. A link that is copied later is not of this click.
      setTimeout(() => {
        link.href = address
      })
    }
    trackAffiliateClick({ ...report(), reference, parkingName: name })
  }

  const link = (
    <a
      href={address}
      target="_blank"
      rel="sponsored noopener"
      className={`${buttonLook({ block: true, size, tone })} ${staleLook} print:hidden`}
      ping={pingAddress(report())}
      onClick={({ currentTarget }) => follow(currentTarget)}
      onAuxClick={({ button, currentTarget }) => {
        // The middle button opens the link as well.
        if (button === 1) follow(currentTarget)
      }}
    >
      <span>Bekijk & reserveer</span>
      <span className="sr-only"> bij {name} (opent in een nieuw tabblad)</span>
      <ExternalLink className="md:max-xl:hidden" aria-hidden />
    </a>
  )
  if (!isSample && !carriesStay) return link
  return (
    <span className="grid text-center print:hidden">
      {link}
      {/* In the padding below the button and no wider than it, so that a card is as it was without. */}
      <span className="-mb-2.5 flex w-0 min-w-full flex-wrap justify-center gap-x-1.5 text-ink-muted text-xs/[1.3] md:-mb-4">
        {isSample && <span>voorbeeld</span>}
        {carriesStay && (
          <span className="inline-flex items-center gap-1">
            <CalendarCheck size="0.875rem" className="flex-none" aria-hidden />
            Je data gaan mee
          </span>
        )}
      </span>
    </span>
  )
}
