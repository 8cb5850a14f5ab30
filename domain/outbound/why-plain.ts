import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { filledPage } from './booking-page.ts'
import { hostOf, type OutboundParking, outboundLink } from './outbound-link.ts'

/** Why the link of a parking does not carry this stay, for who may change that; null if it does. */
export function whyPlain(parking: OutboundParking, stay: TimedStay | undefined): string | null {
  const { airportCode, outbound } = parking
  const { carriesStay, isRefused } = outboundLink(parking, stay)
  if (carriesStay) return null
  if (!outbound?.bookingPage) return 'Zonder boekingspagina volgen we de affiliatelink letterlijk.'
  if (!stay) return 'Zonder verblijf volgen we de affiliatelink letterlijk.'
  const { bookingPage, code } = outbound
  if (isRefused) {
    const page = filledPage(bookingPage, { stay, airportCode, code }) ?? ''
    return `${hostOf(page)} hoort niet bij de site van de link of van de aanbieder. Daarom volgen we de affiliatelink.`
  }
  if (bookingPage.includes('{parking}') && !code) {
    return 'De boekingspagina vraagt de code bij de aanbieder, en die is niet ingevuld. Daarom volgen we de affiliatelink.'
  }
  return 'Zonder tijden is deze boekingspagina niet in te vullen: een tijd staat er in het pad, na een #, of samen met een dag. Daarom volgen we de affiliatelink.'
}
