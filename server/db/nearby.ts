import { asc, ne, sql } from 'drizzle-orm'
import type { Airport } from '#domain/airport/airport.ts'
import type { AirportWithNearby, NearbyAirport } from '#domain/airport/airport-page.ts'
import { nearest } from '#domain/airport/nearest.ts'
import { findAirportByName } from './airports.ts'
import { db } from './client.ts'
import { perContentVersion } from './content-version.ts'
import { countBookable, listParkings } from './parkings.ts'
import { airports } from './schema.ts'

const shown = 3
/** Nearly always the nearest few are enough; the next are only read when they are not. */
const readAtOnce = 50

/** The airport that goes by a name; without lots of its own, with where else to look. */
export const findAirportWithNearby = perContentVersion(
  async (name: string): Promise<AirportWithNearby | undefined> => {
    const airport = await findAirportByName(name)
    if (!airport) return undefined
    const parkings = await listParkings(airport.code)
    return { ...airport, nearby: parkings.length === 0 ? await listNearby(airport) : [] }
  },
)

/** The nearest airports where a lot can be booked, and how many lots each has. */
async function listNearby(airport: Airport): Promise<NearbyAirport[]> {
  const found: NearbyAirport[] = []
  for (let start = 0; found.length < shown; start += readAtOnce) {
    const others = await listOthers(airport, start)
    if (others.length === 0) break
    const lotsAt = await countBookable(others.map(({ code }) => code))
    for (const { code, name, slug, imageUrl } of nearest(airport, others, others.length)) {
      const lots = lotsAt.get(code)
      if (lots) found.push({ code, name, slug, imageUrl, lots })
    }
  }
  return found.slice(0, shown)
}

/** About by distance, as on a flat map: good enough to choose whom to ask. Unknown places come last. */
function listOthers({ id, latitude, longitude }: Airport, offset: number) {
  const east = sql`(${airports.longitude} - ${longitude}::float8) * cosd(${latitude}::float8)`
  const north = sql`${airports.latitude} - ${latitude}::float8`
  return db
    .select({
      code: airports.code,
      name: airports.name,
      slug: airports.slug,
      imageUrl: airports.imageUrl,
      latitude: airports.latitude,
      longitude: airports.longitude,
    })
    .from(airports)
    .where(ne(airports.id, id))
    .orderBy(
      sql`(${east})^2 + (${north})^2 asc nulls last`,
      asc(airports.position),
      asc(airports.id),
    )
    .limit(readAtOnce)
    .offset(offset)
}
