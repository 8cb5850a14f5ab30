import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { filledPage } from './booking-page.ts'
import {
  allowedHosts,
  hostOf,
  isWithin,
  type OutboundParking,
  outboundLink,
} from './outbound-link.ts'

/** Why the link of a parking does not carry this stay, for who may change that; null if it does. */
export function whyPlain(parking: OutboundParking, stay: TimedStay | undefined): string | null {
  const { affiliateUrl, airportCode, outbound } = parking
  const link = outboundLink(parking, stay)
  if (link.carriesStay) return null
  const [so, instead] = followed(parking, link.address, link.isReferenced)
  if (!outbound?.bookingPage) return `Zonder boekingspagina ${so}.`
  if (!stay) return `Zonder verblijf ${so}.`
  const { bookingPage, code, wrapper = '', way } = outbound
  const page = filledPage(bookingPage, { stay, airportCode, code })
  if (page === undefined) {
    return bookingPage.includes('{parking}') && !code
      ? `De boekingspagina vraagt de code bij de aanbieder, en die is niet ingevuld. ${instead}.`
      : `Zonder tijden is deze boekingspagina niet in te vullen: een tijd staat er in het pad, na een #, of samen met een dag. ${instead}.`
  }
  if (link.isRefused) {
    const isOutside = wrapper !== '' && !isWithin(wrapper, allowedHosts({ affiliateUrl, outbound }))
    const host = hostOf(way === 'network' && isOutside ? wrapper : page)
    return `${host} hoort niet bij de site van de link of van de aanbieder. ${instead}.`
  }
  return `Het programma heeft geen link met een plaats voor de boekingspagina. ${instead}.`
}

/** What is followed where the stay does not go along, in and as a sentence. */
function followed(
  { affiliateUrl, outbound }: OutboundParking,
  address: string,
  isReferenced: boolean,
): [string, string] {
  if (outbound?.way === 'off' && address !== affiliateUrl) {
    const what = 'de website van de aanbieder, zonder verwijzing'
    return [`volgen we ${what}`, `Daarom volgen we ${what}`]
  }
  const how = isReferenced ? 'de affiliatelink, met onze verwijzing' : 'de affiliatelink'
  return [`volgen we ${how}${isReferenced ? '' : ' letterlijk'}`, `Daarom volgen we ${how}`]
}
