import { fetchAirport } from '#app/site/airports/fetch-airport.ts'
import { notFound } from '#app/site/airports/other-airport.ts'
import { ask } from '#app/site/page/get-json.ts'
import { readJson, readOnce } from '#app/site/page/read-once.ts'
import { type ParkingPage, parkingPage } from '#domain/parking/parking-page.ts'
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
  const [airport, parking] = await Promise.all([
    fetchAirport(params.slug),
    fetchParking(params.slug, params.parking.toLowerCase(), query),
  ])
  if (!airport) {
    throw notFound(await readJson(`/api/airports?search=${named}`).catch(() => []))
  }
  if (!parking) throw notFound([airport])
  if (airport.slug !== params.slug || parking.slug !== params.parking) {
    throw redirectTo(airport, parking.slug, url)
  }

  const listed = await readJson(`/api/parkings?airport=${named}${query && `&${query}`}`)
  return parkingPage(airport, parking, listed, now)
}

/**
 * The parking with this slug, or that once had it; undefined if there is none. The query is a stay, for
 * its quote.
 */
function fetchParking(
  airport: string,
  slug: string,
  query: string,
): Promise<ParkingPage['parking'] | undefined> {
  const names = `${encodeURIComponent(airport)}/${encodeURIComponent(slug)}` as const
  const path = `/api/lots/${names}${query && `?${query}`}` as `/api/lots/${string}/${string}`

  return readOnce(path, async () => {
    const response = await ask(path)
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
    return response.json()
  })
}
