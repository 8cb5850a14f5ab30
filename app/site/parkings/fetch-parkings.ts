import { readJson } from '#app/site/page/read-once.ts'
import type { PricedParking } from '#domain/parking/parking.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { type TimedStay, writeStay } from '#domain/stay/timed-stay.ts'

/** The parkings of an airport, with their quotes for the stay. */
export function fetchParkings(slug: string, stay: TimedStay | undefined) {
  const query = writeStay(stay)
    .map(([name, value]) => `&${name}=${value}`)
    .join('')
  return readJson<(PricedParking & { quote?: Quote })[]>(
    `/api/parkings?airport=${encodeURIComponent(slug)}${query}`,
  )
}
