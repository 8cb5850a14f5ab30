import { asc, getTableColumns, inArray, sql } from 'drizzle-orm'
import { ok, type Result, refused } from '#domain/form/result.ts'
import type { AdminParking, SavedTariff } from '#domain/parking/parking.ts'
import {
  type CopiedParking,
  type CopyReport,
  copiedParking,
  type TwinChoice,
} from '#domain/tariff/copy.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { type Database, db } from '#server/db/client.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import type { NotThere, RowRef } from '#server/db/rows.ts'
import { parkings, tariffs } from '#server/db/schema.ts'
import { parkingRows } from './parkings.ts'

// One tariff to many parkings. A trigger raises the version of each, so a form that was opened
// before it is stale.

const { id: _id, createdAt: _added, ...tariffColumns } = getTableColumns(tariffs)

const { id, version, name, airportCode, position } = parkings

/** Parkings with their tariffs, the one that begins first in front. */
export async function withTariffs<Found extends { id: number }>(
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

/** What parkings would get. Those that no longer exist are left out. */
export async function previewCopy(rows: RowRef[], tariff: Tariff): Promise<CopiedParking[]> {
  const ids = sql.param(rows.map((row) => row.id))
  const found = await db
    .select({ id, version, name, airportCode })
    .from(parkings)
    .where(sql`${id} = any(${ids}::int[])`)
    .orderBy(asc(position), asc(id))
  return (await withTariffs(db, found)).map((parking) => copiedParking(parking, tariff))
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

/** A statement has room for 65,535 values. */
const maxBatchRows = 1_000

export async function insertAll(
  tx: Database,
  rows: (typeof tariffs.$inferInsert)[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += maxBatchRows) {
    await tx.insert(tariffs).values(rows.slice(at, at + maxBatchRows))
  }
}
