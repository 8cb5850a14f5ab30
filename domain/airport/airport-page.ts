import { type Faq, faqsForAirport } from '#domain/faq/faq.ts'
import { cheapestFirst } from '#domain/filter/parking-filter.ts'
import type { CardParking } from '#domain/parking/listed-parking.ts'
import type { PricedParking } from '#domain/parking/parking.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { isAtEightDays, withDayCheck } from '#domain/tariff/tariff-season.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import type { Airport } from './airport.ts'
import type { WithLowestStay } from './lowest-stay.ts'

/** A nearby airport with bookable parkings, offered to visitors who find none where they looked. */
export type NearbyAirport = Pick<Airport, 'code' | 'name' | 'slug' | 'imageUrl'> &
  WithLowestStay & {
    parkings: number
    lowestPrice: number
  }

/** An airport. If it has no parkings, with the nearest ones that do. */
export type AirportWithNearby = Airport & { nearby: NearbyAirport[] }

/** The airport's own parkings, and all questions that may concern it. */
type Content = { parkings: (PricedParking & { quote?: Quote })[]; faqs: Faq[] }

/** The data that an airport page shows at this time. */
export function airportPage(
  { nearby, ...airport }: AirportWithNearby,
  { parkings, faqs }: Content,
  now: Date,
) {
  const today = amsterdamDay(now)
  return {
    airport,
    parkings: cheapestFirst(parkings.map((parking) => listed(parking, today))),
    faqs: faqsForAirport(faqs, airport.code),
    nearby,
    today,
  }
}

export type AirportPage = ReturnType<typeof airportPage>

/** Without what the quote was computed from, which no list shows. */
function listed(parking: PricedParking & { quote?: Quote }, today: string): CardParking {
  const {
    tariffs: _,
    surcharges: __,
    closures: ____,
    priceWithoutTariff: ___,
    ...shown
  } = withDayCheck(parking, today)
  return { ...shown, ...(isAtEightDays(parking.tariffs, today) && { isAtEightDays: true }) }
}
