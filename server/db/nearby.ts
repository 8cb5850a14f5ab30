import type { AirportWithNearby, NearbyAirport } from '#domain/airport-page.ts'
import { nearest } from '#domain/nearest.ts'
import { findAirportByName, listAirports } from './airports.ts'
import { perContentVersion } from './content-version.ts'
import { countBookable, listParkings } from './parkings.ts'

const shown = 3
/** So many of the nearest are asked about at once; nearly always the first of them are enough. */
const askedAtOnce = 50

/** The airport that goes by a name; without lots of its own, with where else to look. */
export async function findAirportWithNearby(name: string): Promise<AirportWithNearby | undefined> {
  const airport = await findAirportByName(name)
  if (!airport) return undefined
  const parkings = await listParkings(airport.code)
  return { ...airport, nearby: parkings.length === 0 ? await listNearby(airport.slug) : [] }
}

/** The nearest airports where a lot can be booked, and how many lots each has. */
const listNearby = perContentVersion(async (slug: string): Promise<NearbyAirport[]> => {
  const airports = await listAirports()
  const from = airports.find((airport) => airport.slug === slug)
  if (!from) return []

  const found: NearbyAirport[] = []
  const others = nearest(from, airports, airports.length).filter((airport) => airport !== from)
  for (let start = 0; start < others.length && found.length < shown; start += askedAtOnce) {
    const asked = others.slice(start, start + askedAtOnce)
    const lotsAt = await countBookable(asked.map(({ code }) => code))
    for (const { code, name, slug, imageUrl } of asked) {
      const lots = lotsAt.get(code)
      if (lots) found.push({ code, name, slug, imageUrl, lots })
    }
  }
  return found.slice(0, shown)
})
