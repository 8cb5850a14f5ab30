import { type WithLowestStay, withLowestStays } from '#domain/airport/lowest-stay.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { listPricedParkings } from './priced-parkings.ts'

/** The airports; with a stay, what it costs there. */
export async function forStay<Airport extends { code: string }>(
  airports: Airport[],
  stay: TimedStay | undefined,
): Promise<(Airport & WithLowestStay)[]> {
  if (!stay) return airports
  const parkings = await Promise.all(airports.map(({ code }) => listPricedParkings(code)))
  return withLowestStays(airports, parkings.flat(), stay)
}
