import { slugify } from '#domain/text/slug.ts'
import { findAirportByName } from '#server/db/airports.ts'
import { listParkings } from '#server/db/parkings/parkings.ts'
import { findRenamedParking } from '#server/db/parkings/priced-parkings.ts'

/** The parking that a report names: by its slug, or by a former one. */
export async function findReportedParking(airportName: string, parkingSlug: string) {
  const airport = await findAirportByName(airportName)
  if (!airport) return undefined
  const parkings = await listParkings(airport.code)
  const named = (slug: string | undefined) => parkings.find((parking) => parking.slug === slug)
  const parking = named(parkingSlug) ?? named(await slugNow(airport.code, parkingSlug))
  return parking && { airport, parking }
}

/** PostgreSQL is not asked for what can be no slug. */
async function slugNow(airportCode: string, formerSlug: string): Promise<string | undefined> {
  if (slugify(formerSlug) !== formerSlug) return undefined
  return findRenamedParking(airportCode, formerSlug)
}
