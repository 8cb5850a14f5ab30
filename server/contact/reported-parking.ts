import { slugify } from '#domain/text/slug.ts'
import { findAirportByName } from '#server/db/airports.ts'
import { listParkings } from '#server/db/parkings/parkings.ts'
import { findFormerlyNamed } from '#server/db/parkings/priced-parkings.ts'

/** The parking that a report names: by its slug, or by a former one. */
export async function findReportedParking(airportName: string, parkingSlug: string) {
  const airport = await findAirportByName(airportName)
  if (!airport) return undefined
  const parkings = await listParkings(airport.code)
  const named = parkings.find(({ slug }) => slug === parkingSlug)
  if (named) return { airport, parking: named }
  // Its slug may have changed again since the list was read.
  const id = await idOfFormer(airport.code, parkingSlug)
  const parking = parkings.find((one) => one.id === id)
  return parking && { airport, parking }
}

/** PostgreSQL is not asked for what can be no slug. */
async function idOfFormer(airportCode: string, formerSlug: string): Promise<number | undefined> {
  if (slugify(formerSlug) !== formerSlug) return undefined
  return (await findFormerlyNamed(airportCode, formerSlug))?.id
}
