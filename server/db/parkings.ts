import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Parking } from '#domain/parking.ts'
import { db } from './client.ts'
import { parkings } from './schema.ts'

const { version, createdAt, updatedAt, position, ...columns } = getTableColumns(parkings)

/** The lots of one airport, or all of them, in the operator's order. */
export async function listParkings(airportCode?: string): Promise<Parking[]> {
  return db
    .select(columns)
    .from(parkings)
    .where(airportCode === undefined ? undefined : eq(parkings.airportCode, airportCode))
    .orderBy(asc(parkings.position), asc(parkings.id))
}
