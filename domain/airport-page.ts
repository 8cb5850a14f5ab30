import type { Airport } from './airport.ts'
import { amsterdamDay } from './date.ts'
import { type Faq, faqsForAirport } from './faq.ts'
import { nearest } from './nearest.ts'
import { bookable, type Parking } from './parking.ts'
import { cheapestFirst } from './parking-filter.ts'

/** What there is, of this airport and of others. */
type Content = { airports: Airport[]; parkings: Parking[]; faqs: Faq[] }

const nearbyAirports = 3

/** What the page of an airport shows at a moment. */
export function airportPage(airport: Airport, content: Content, now: Date) {
  const parkings = content.parkings.filter(({ airportCode }) => airportCode === airport.code)

  return {
    airport,
    parkings: cheapestFirst(parkings),
    faqs: faqsForAirport(content.faqs, airport.code),
    nearby: parkings.length === 0 ? nearbyWithParkings(airport, content) : [],
    today: amsterdamDay(now),
  }
}

function nearbyWithParkings(airport: Airport, { airports, parkings }: Content) {
  const lots = bookable(parkings)
  const lotsAt = (code: string) => lots.filter((lot) => lot.airportCode === code).length
  const withLots = airports.filter(({ code }) => lotsAt(code) > 0)

  return nearest(airport, withLots, nearbyAirports).map(({ code, name, slug, imageUrl }) => ({
    code,
    name,
    slug,
    imageUrl,
    lots: lotsAt(code),
  }))
}
