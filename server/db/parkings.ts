import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { AdminParking, Parking } from '#domain/parking.ts'
import type { ParkingInput } from '#domain/parking-schema.ts'
import { ok, type Result } from '#domain/result.ts'
import { db } from './client.ts'
import { type Clash, type Editor, edit } from './editing.ts'
import { editableRows, type NotThere, type RowRef } from './rows.ts'
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

/** What the operator does with them. */
export const parkingRows = editableRows<AdminParking, ParkingInput>(
  parkings,
  { ...columns, position, version, updatedAt },
  ({ version: _, unavailable, features, ...row }, former) => ({
    ...row,
    unavailable: unavailable === undefined ? (former?.unavailable ?? null) : unavailable,
    features: {
      ...features,
      cameras: features.cameras ?? former?.features.cameras ?? false,
      fenced: features.fenced ?? former?.features.fenced ?? false,
    },
  }),
)

/** Bookable or not, several at once: all of them or none. */
export async function setUnavailable(
  editor: Editor,
  rows: RowRef[],
  unavailable: string | null,
): Promise<Result<{ change: string }, NotThere<AdminParking> | Clash>> {
  return edit(editor, async (tx, change) => {
    for (const row of rows) {
      const held = await parkingRows.hold(tx, row)
      if (!held.ok) return held
      await tx.update(parkings).set({ unavailable }).where(eq(parkings.id, row.id))
    }
    return ok({ change })
  })
}
