import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { ok, type Result, refused } from '#domain/form/result.ts'
import type { AdminParking, SavedTariff } from '#domain/parking/parking.ts'
import {
  type CopiedParking,
  type CopyReport,
  copiedParking,
  type TwinChoice,
} from '#domain/tariff/copy.ts'
import {
  type Raise,
  type RaisedParking,
  type RaiseReport,
  raisedParking,
  raiseOf,
  tariffNames,
} from '#domain/tariff/raise.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { type Database, db } from '#server/db/client.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import type { NotThere, RowRef } from '#server/db/rows.ts'
import { parkings, tariffs } from '#server/db/schema.ts'
import { parkingRows } from './parkings.ts'

// One tariff to many parkings. A trigger raises the version of each, so a form that was opened
// before it is stale.

const { id: _id, createdAt: _added, ...tariffColumns } = getTableColumns(tariffs)

export type WithTariffs = Pick<AdminParking, 'id' | 'version' | 'name' | 'airportCode'> & {
  tariffs: SavedTariff[]
}

const { id, version, name, airportCode, position } = parkings

/** These parkings, or all of one airport, in the admin's order. */
export type Which = { rows: RowRef[] } | { airport: string }

async function listWithTariffs(which: Which): Promise<WithTariffs[]> {
  const found = await db
    .select({ id, version, name, airportCode })
    .from(parkings)
    .where('rows' in which ? isOneOf(which.rows) : eq(airportCode, which.airport))
    .orderBy(asc(position), asc(id))
  return withTariffs(db, found)
}

async function withTariffs<Found extends { id: number }>(
  tx: Database,
  found: Found[],
): Promise<(Found & { tariffs: SavedTariff[] })[]> {
  const ids = sql.param(found.map((parking) => parking.id))
  const rows = await tx
    .select(tariffColumns)
    .from(tariffs)
    .where(sql`${tariffs.parkingId} = any(${ids}::int[])`)
    .orderBy(sql`${tariffs.validFrom} nulls first`)
  const byParking = Map.groupBy(rows, ({ parkingId }) => parkingId)
  return found.map((parking) => ({
    ...parking,
    tariffs: (byParking.get(parking.id) ?? []).map(({ parkingId: _, ...tariff }) => tariff),
  }))
}

const isOneOf = (rows: RowRef[]) => sql`${id} = any(${sql.param(rows.map((row) => row.id))}::int[])`

/** What parkings would get. Those that no longer exist are left out. */
export async function previewCopy(rows: RowRef[], tariff: Tariff): Promise<CopiedParking[]> {
  return (await listWithTariffs({ rows })).map((parking) => copiedParking(parking, tariff))
}

/** Gives several parkings this tariff, as one change. */
export async function copyTariff(
  editor: Editor,
  rows: RowRef[],
  tariff: Tariff,
  twins: TwinChoice | undefined,
): Promise<Result<Required<CopyReport>, NotThere<AdminParking> | 'twins' | 'full' | Clash>> {
  return edit(editor, async (tx, change) => {
    const held = await parkingRows.holdAll(tx, rows)
    if (!held.ok) return held
    const copied = (await withTariffs(tx, held.value)).map((each) => copiedParking(each, tariff))
    if (copied.some(({ isFull }) => isFull)) return refused('full' as const)
    // What was seen at the provider of one was not seen at that of another.
    const { checkedOn: _on, checkSource: _at, ...prices } = tariff
    const copy = { ...prices, isChanged: true }
    const withTwin = copied.filter(({ twin }) => twin !== null)
    if (withTwin.length > 0 && !twins) return refused('twins' as const)

    if (withTwin.length > 0 && twins === 'replace') {
      const begin = sql`${tariffs.validFrom} is not distinct from ${tariff.validFrom}::date`
      const ids = inArray(
        tariffs.parkingId,
        withTwin.map((parking) => parking.id),
      )
      await tx.update(tariffs).set(copy).where(sql`${begin} and ${ids}`)
    }
    const added = copied.filter(({ twin }) => twin === null)
    await insertAll(
      tx,
      added.map((parking) => ({ ...copy, parkingId: parking.id })),
    )
    return ok({ parkings: copied, change })
  })
}

/** What a raise would make of parkings; without one only the names that it may start from. */
export async function previewRaise(
  which: Which,
  raise: (Raise & { from: string }) | null,
): Promise<RaiseReport> {
  const found = await listWithTariffs(which)
  const raised = raise ? found.map((parking) => raisedParking(parking, raise.from, raise)) : []
  return { parkings: raised, names: tariffNames(found) }
}

/** Gives several parkings a new tariff from one of theirs: all of them, or none. */
export async function raiseTariffs(
  editor: Editor,
  rows: RowRef[],
  raise: Raise & { from: string },
): Promise<
  Result<Required<RaiseReport>, NotThere<AdminParking> | { refused: RaisedParking[] } | Clash>
> {
  return edit(editor, async (tx, change) => {
    const held = await parkingRows.holdAll(tx, rows)
    if (!held.ok) return held
    const found = await withTariffs(tx, held.value)
    const raised = found.map((parking) => raisedParking(parking, raise.from, raise))
    const wrong = raised.filter(({ refusal }) => refusal !== null)
    if (wrong.length > 0) return refused({ refused: wrong })

    await insertAll(
      tx,
      found.flatMap((parking) => {
        const made = raiseOf(parking.tariffs, raise.from, raise)
        // It keeps the day on which the one that it came from was checked.
        return made.ok ? [{ ...made.value.to, isChanged: true, parkingId: parking.id }] : []
      }),
    )
    return ok({ parkings: raised, names: tariffNames(found), change })
  })
}

/** A statement has room for 65,535 values. */
const maxBatchRows = 1_000

async function insertAll(tx: Database, rows: (typeof tariffs.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < rows.length; at += maxBatchRows) {
    await tx.insert(tariffs).values(rows.slice(at, at + maxBatchRows))
  }
}
