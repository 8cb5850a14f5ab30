import { type Faq, faqsForAirport } from '#domain/faq/faq.ts'
import { cheapestFirst } from '#domain/filter/parking-filter.ts'
import type { Parking } from '#domain/parking/parking.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import type { Airport } from './airport.ts'

/** An airport where a lot can be booked, for who finds none where they looked. */
export type NearbyAirport = Pick<Airport, 'code' | 'name' | 'slug' | 'imageUrl'> & {
  lots: number
  lowestPrice: number
}

/** An airport by itself; without lots of its own, with the nearest ones that have some. */
export type AirportWithNearby = Airport & { nearby: NearbyAirport[] }

/** What there is of this airport: its own lots, and questions, which may also be of others. */
type Content = { parkings: Parking[]; faqs: Faq[] }

/** What the page of an airport shows at a moment. */
export function airportPage(
  { nearby, ...airport }: AirportWithNearby,
  { parkings, faqs }: Content,
  now: Date,
) {
  return {
    airport,
    parkings: cheapestFirst(parkings),
    faqs: faqsForAirport(faqs, airport.code),
    nearby,
    today: amsterdamDay(now),
  }
}
