import { findAirportByName } from '#server/db/airports.ts'
import { listParkings } from '#server/db/parkings/parkings.ts'
import { findRenamedParking } from '#server/db/parkings/priced-parkings.ts'

/** The parking that a report names: by its slug, or by a former one. */
export async function findReportedParking(airportName: string, parkingSlug: string) {
  const airport = await findAirportByName(airportName)
  if (!airport) return undefined
  const parkings = await listParkings(airport.code)
  const named = (slug: string | undefined) => parkings.find((parking) => parking.slug === slug)
  const parking = named(parkingSlug) ?? named(await findRenamedParking(airport.code, parkingSlug))
  return parking && { airport, parking }
}
