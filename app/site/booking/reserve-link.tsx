import { followReserve, type ReservedParking } from '#app/site/track/follow-reserve.ts'
import { pingAddress } from '#app/site/track/track.ts'
import type { SortBy } from '#domain/filter/parking-filter.ts'
import { outboundLink } from '#domain/outbound/outbound-link.ts'
import type { ClickReport } from '#domain/statistics/click.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { ReserveNotes, ReserveWords, reserveLook } from './reserve-look.tsx'

/** Where a parking is in the list, from 1, and how the list is sorted. */
export type Place = { position: number; sort: SortBy }

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
  const { address, carriesStay } = outboundLink(parking, stay)
  const report = (): ClickReport => ({ parkingId: id, ...placeOf?.(id) })

  const follow = (link: HTMLAnchorElement) => followReserve(link, parking, stay, report())

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
