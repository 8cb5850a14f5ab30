import { readIfAny, readJson } from '#app/site/page/read-once.ts'
import { fetchParkings } from '#app/site/parkings/fetch-parkings.ts'
import { type AirportWithNearby, airportPage } from '#domain/airport/airport-page.ts'
import type { AirportSuggestion } from '#domain/airport/airport-search.ts'
import { offered } from '#domain/alternative/cheapest-parking.ts'
import type { Faq } from '#domain/faq/faq.ts'
import { stayIn } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { notFound, redirectTo } from './other-airport.ts'

/** The data of an airport page, read by the browser. */
export async function loadAirport(slug: string, url: URL) {
  const now = new Date()
  const named = encodeURIComponent(slug)
  const [airport, parkings, faqs] = await Promise.all([
    readIfAny<AirportWithNearby>(`/api/airports?slug=${named}`),
    fetchParkings(slug, stayIn(url.searchParams, amsterdamDay(now))),
    readJson<Faq[]>(`/api/faqs?airport=${named}`),
  ])
  if (airport?.slug !== slug) {
    if (airport) throw redirectTo(airport, url)
    throw notFound(
      await readJson<AirportSuggestion[]>(`/api/airports?search=${named}`).catch(() => []),
    )
  }
  return {
    ...airportPage(airport, { parkings, faqs }, now),
    offered: parkings.map(offered),
  }
}
