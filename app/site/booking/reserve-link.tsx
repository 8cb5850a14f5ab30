import { ownReference } from '#app/site/track/own-reference.ts'
import { pingAddress, trackAffiliateClick } from '#app/site/track/track.ts'
import type { SortBy } from '#domain/filter/parking-filter.ts'
import { type OutboundParking, outboundLink } from '#domain/outbound/outbound-link.ts'
import type { ClickReport } from '#domain/statistics/click.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { ReserveNotes, ReserveWords, reserveLook } from './reserve-look.tsx'

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
      className={reserveLook({ size, tone })}
      ping={pingAddress(report())}
      onClick={({ currentTarget }) => follow(currentTarget)}
      onAuxClick={({ button, currentTarget }) => {
        // The middle button opens the link as well.
        if (button === 1) follow(currentTarget)
      }}
    >
      <ReserveWords at={name} />
    </a>
  )
  return (
    <ReserveNotes isSample={isSample} carriesStay={carriesStay}>
      {link}
    </ReserveNotes>
  )
}
