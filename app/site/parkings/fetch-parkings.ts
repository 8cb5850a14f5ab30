import { readJson } from '#app/site/page/read-once.ts'
import { type TimedStay, writeStay } from '#domain/stay/timed-stay.ts'

/** The parkings of an airport, with their quotes for the stay. */
export function fetchParkings(slug: string, stay: TimedStay | undefined) {
  const query = writeStay(stay)
    .map(([name, value]) => `&${name}=${value}`)
    .join('')
  return readJson(`/api/parkings?airport=${encodeURIComponent(slug)}${query}`)
}
