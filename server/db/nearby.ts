import { and, asc, count, eq, gt, isNull, min, ne, sql } from 'drizzle-orm'
import type { Airport } from '#domain/airport/airport.ts'
import type { AirportWithNearby, NearbyAirport } from '#domain/airport/airport-page.ts'
import { nearest } from '#domain/airport/nearest.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { findAirportByName } from './airports.ts'
import { db } from './client.ts'
import { perContentVersion } from './content-version.ts'
import { forStay } from './parkings/lowest-stays.ts'
import { listParkings } from './parkings/parkings.ts'
import { airports, flatPlace, parkings, priceToday } from './schema.ts'

const maxNearby = 3
/** The index orders by distance on a flat map, so fetch a few more to sort by great circle. */
const maxCandidates = 2 * maxNearby

/**
 * The airport with a name, and its nearest airports if it has no parkings of its own; with a stay, what that costs
 * there.
 */
export async function findAirportWithNearby(
  name: string,
  stay: TimedStay | undefined,
): Promise<AirportWithNearby | undefined> {
  const airport = await findWithNearby(name)
  return airport && { ...airport, nearby: await forStay(airport.nearby, stay) }
}

const findWithNearby = perContentVersion(
  async (name: string): Promise<AirportWithNearby | undefined> => {
    const airport = await findAirportByName(name)
    if (!airport) return undefined
    const parkings = await listParkings(airport.code)
    return { ...airport, nearby: parkings.length === 0 ? await listNearby(airport) : [] }
  },
)

/** Airports at the same distance, or all if the place is unknown, stay in the order of the admin. */
async function listNearby(airport: Airport): Promise<NearbyAirport[]> {
  const candidates = await findCandidates(airport)
  const inOrder = candidates.toSorted((a, b) => a.position - b.position || a.id - b.id)
  return nearest(airport, inOrder, maxNearby).map(
    ({ code, name, slug, imageUrl, parkings, lowestPrice }) => ({
      code,
      name,
      slug,
      imageUrl,
      parkings,
      lowestPrice,
    }),
  )
}

/**
 * The nearest airports with an available parking. The lateral join stops once enough are found, unless the
 * order has a second column: PostgreSQL then counts the parkings of all airports and sorts them.
 */
export function findCandidates({ id, latitude, longitude }: Airport) {
  const offer = db
    .select({
      parkings: count().as('parkings'),
      lowestPrice: min(priceToday(parkings)).as('lowest_price'),
    })
    .from(parkings)
    .where(and(eq(parkings.airportCode, airports.code), isNull(parkings.unavailable)))
    .as('offer')
  const place = flatPlace({
    latitude: sql`${latitude}::float8`,
    longitude: sql`${longitude}::float8`,
  })
  const order =
    latitude === null || longitude === null
      ? [asc(airports.position), asc(airports.id)]
      : [sql`${flatPlace(airports)} <-> ${place}`]
  return db
    .select({
      id: airports.id,
      code: airports.code,
      name: airports.name,
      slug: airports.slug,
      imageUrl: airports.imageUrl,
      latitude: airports.latitude,
      longitude: airports.longitude,
      position: airports.position,
      parkings: offer.parkings,
      lowestPrice: sql<number>`${offer.lowestPrice}`.mapWith(Number),
    })
    .from(airports)
    .crossJoinLateral(offer)
    .where(and(ne(airports.id, id), gt(offer.parkings, 0)))
    .orderBy(...order)
    .limit(maxCandidates)
}
