import { notFound } from '#app/site/airports/other-airport.ts'
import { readIfAny, readJson } from '#app/site/page/read-once.ts'
import type { AirportWithNearby } from '#domain/airport/airport-page.ts'
import type { AirportSuggestion } from '#domain/airport/airport-search.ts'
import type { ParkingDetail, PricedParking } from '#domain/parking/parking.ts'
import { parkingPage } from '#domain/parking/parking-page.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { stayIn, writeStay } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { redirectTo } from './other-parking.ts'

type Params = { slug: string; parking: string }

/** The data of the page of a parking, read by the browser. */
export async function loadParking(params: Params, url: URL) {
  const now = new Date()
  const stay = stayIn(url.searchParams, amsterdamDay(now))
  const query = new URLSearchParams(writeStay(stay)).toString()
  const named = encodeURIComponent(params.slug)
  const parkingNamed = encodeURIComponent(params.parking.toLowerCase())
  // The query is the stay of its quote.
  const path = `/api/lots/${named}/${parkingNamed}${query && `?${query}`}`
  const [airport, parking] = await Promise.all([
    readIfAny<AirportWithNearby>(`/api/airports?slug=${named}`),
    readIfAny<ParkingDetail & { quote?: Quote }>(path),
  ])
  if (!airport) {
    throw notFound(
      await readJson<AirportSuggestion[]>(`/api/airports?search=${named}`).catch(() => []),
    )
  }
  if (!parking) throw notFound([airport])
  if (airport.slug !== params.slug || parking.slug !== params.parking) {
    throw redirectTo(airport, parking.slug, url)
  }

  const listed = await readJson<(PricedParking & { quote?: Quote })[]>(
    `/api/parkings?airport=${named}${query && `&${query}`}`,
  )
  return parkingPage(airport, parking, listed, now)
}
