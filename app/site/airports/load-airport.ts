import { readIfAny, readJson } from '#app/site/page/read-once.ts'
import { fetchParkings } from '#app/site/parkings/fetch-parkings.ts'
import { type AirportWithNearby, airportPage } from '#domain/airport/airport-page.ts'
import type { AirportSuggestion } from '#domain/airport/airport-search.ts'
import { offered } from '#domain/alternative/cheapest-parking.ts'
import type { Faq } from '#domain/faq/faq.ts'
import { stayIn, type TimedStay, writeStay } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { notFound, redirectTo } from './other-airport.ts'

/** The data of an airport page, read by the browser. */
export async function loadAirport(slug: string, url: URL) {
  const now = new Date()
  const named = encodeURIComponent(slug)
  const stay = stayIn(url.searchParams, amsterdamDay(now))
  const [airport, parkings, faqs] = await Promise.all([
    readAirport(named, stay),
    fetchParkings(slug, stay),
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

/** Only an airport that sends on to others says what a stay costs there. */
async function readAirport(named: string, stay: TimedStay | undefined) {
  const path = `/api/airports?slug=${named}`
  const airport = await readIfAny<AirportWithNearby>(path)
  if (!stay || !airport || airport.nearby.length === 0) return airport
  return readIfAny<AirportWithNearby>(`${path}&${new URLSearchParams(writeStay(stay))}`)
}
