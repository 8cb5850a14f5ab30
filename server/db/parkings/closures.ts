import { and, asc, eq, getTableColumns, gte, inArray } from 'drizzle-orm'
import { type Closure, isSameClosure } from '#domain/closure/closure.ts'
import { maxClosures } from '#domain/closure/closure-schema.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import type { AdminParking } from '#domain/parking/parking.ts'
import { type Database, db } from '#server/db/client.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import { batches, type NotThere, type RowRef } from '#server/db/rows.ts'
import { closures, parkings } from '#server/db/schema.ts'
import { parkingRows } from './parkings.ts'

const { id, parkingId, createdAt: _added, ...columns } = getTableColumns(closures)

const inOrder = [asc(closures.firstDay), asc(closures.id)]

/** Of one parking, also those that are over. */
export const closuresOf = (tx: Database, parking: number): Promise<Closure[]> =>
  tx
    .select(columns)
    .from(closures)
    .where(eq(parkingId, parking))
    .orderBy(...inOrder)

/** By parking, those that are not over on this day. */
export async function listClosures(
  at: { airportCode?: string; ids?: number[] },
  today: string,
): Promise<Map<number, Closure[]>> {
  const rows = await db
    .select({ parkingId, ...columns })
    .from(closures)
    .innerJoin(parkings, eq(parkings.id, parkingId))
    .where(
      and(
        gte(closures.lastDay, today),
        at.airportCode === undefined ? undefined : eq(parkings.airportCode, at.airportCode),
        at.ids && inArray(parkingId, at.ids),
      ),
    )
    .orderBy(...inOrder)
  const found = new Map<number, Closure[]>()
  for (const { parkingId, ...closure } of rows) {
    found.set(parkingId, [...(found.get(parkingId) ?? []), closure])
  }
  return found
}

/** Replaces the periods of a parking. */
export async function setClosures(tx: Database, parking: number, wanted: Closure[]): Promise<void> {
  const stored = await tx
    .select({ id, ...columns })
    .from(closures)
    .where(eq(parkingId, parking))
  const isIn = (all: Closure[], one: Closure) => all.some((other) => isSameClosure(other, one))
  const gone = stored.filter((closure) => !isIn(wanted, closure)).map((closure) => closure.id)
  const added = wanted.filter((closure) => !isIn(stored, closure))
  if (gone.length > 0) await tx.delete(closures).where(inArray(id, gone))
  if (added.length > 0)
    await tx.insert(closures).values(added.map((each) => ({ ...each, parkingId: parking })))
}

/** Periods open again for those that have them; those that are added leave out who has them. */
export type PeriodChange = 'close' | 'open'

/** Closes parkings for periods, or opens them again: all of them in one transaction, or none. */
export function changeClosures(
  editor: Editor,
  rows: RowRef[],
  periods: Closure[],
  how: PeriodChange,
): Promise<
  Result<{ change: string; changed: number }, NotThere<AdminParking> | 'too-many' | Clash>
> {
  return edit(editor, async (tx, change) => {
    const held = await parkingRows.holdAll(tx, rows)
    if (!held.ok) return held
    const ids = rows.map((row) => row.id)
    const stored = await tx
      .select({ id, parkingId, ...columns })
      .from(closures)
      .where(inArray(parkingId, ids))
    const byParking = Map.groupBy(stored, (closure) => closure.parkingId)
    const isOneOf = (one: Closure, all: Closure[]) => all.some((other) => isSameClosure(one, other))
    if (how === 'open') {
      const gone = stored.filter((closure) => isOneOf(closure, periods))
      for (const some of batches(gone))
        await tx.delete(closures).where(
          inArray(
            id,
            some.map((closure) => closure.id),
          ),
        )
      return ok({ change, changed: new Set(gone.map((closure) => closure.parkingId)).size })
    }
    const added = ids.flatMap((parking) => {
      const has = byParking.get(parking) ?? []
      return periods
        .filter((period) => !isOneOf(period, has))
        .map((period) => ({ ...period, parkingId: parking }))
    })
    const changed = Map.groupBy(added, (closure) => closure.parkingId)
    const isFull = [...changed].some(
      ([parking, { length }]) => length + (byParking.get(parking)?.length ?? 0) > maxClosures,
    )
    if (isFull) return refused('too-many' as const)
    for (const some of batches(added)) await tx.insert(closures).values(some)
    return ok({ change, changed: changed.size })
  })
}
