import { type OutboundParking, outboundLink } from '#domain/outbound/outbound-link.ts'
import type { ClickReport } from '#domain/statistics/click.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { ownReference } from './own-reference.ts'
import { trackAffiliateClick } from './track.ts'

/** What a link to the provider of a parking needs of it. */
export type ReservedParking = OutboundParking & { name: string }

/** Reports that a link to a provider is followed, with a reference of this click alone where that may be. */
export function followReserve(
  link: HTMLAnchorElement,
  parking: ReservedParking,
  stay: TimedStay | undefined,
  report: ClickReport,
): void {
  // Otherwise the browser would report it too, as it does before hydration and without JavaScript.
  link.removeAttribute('ping')
  const { address, isReferenced } = outboundLink(parking, stay)
  const reference = isReferenced ? ownReference() : undefined
  if (reference) {
    link.href = outboundLink(parking, stay, reference).address
    // The browser has read it by then. A link that is copied later is not of this click.
    setTimeout(() => {
      link.href = address
    })
  }
  trackAffiliateClick({ ...report, reference, parkingName: parking.name })
}
