import { asc, getTableColumns, sql } from 'drizzle-orm'
import type { OtherDayPrice } from '#domain/admin/checklist.ts'
import { maxPageSize } from '#domain/admin/list-view.ts'
import { ok, type Result } from '#domain/form/result.ts'
import type { AdminParking } from '#domain/parking/parking.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { dayPriceOf, otherDayPrice } from '#domain/tariff/tariff-season.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { type Database, db } from '#server/db/client.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import type { NotThere, RowRef } from '#server/db/rows.ts'
import { parkings, tariffs } from '#server/db/schema.ts'
import { parkingRows, setPrices } from './parkings.ts'

// The price per day of a parking, and that of its tariff of today.

const { id: _id, createdAt: _added, ...tariffColumns } = getTableColumns(tariffs)

/** In the admin's order, at most as many as one call changes at once. */
export async function listOtherDayPrices(today: string): Promise<OtherDayPrice[]> {
  const { id, name, pricePerDay } = parkings
  const [all, tariffsOf] = await Promise.all([
    db.select({ id, name, pricePerDay }).from(parkings).orderBy(asc(parkings.position), asc(id)),
    tariffsOn(db, today),
  ])
  return all
    .flatMap((parking) => {
      const own = { ...parking, tariffs: tariffsOf.get(parking.id) ?? [] }
      const price = otherDayPrice(own, today)
      return price === undefined ? [] : [{ id: parking.id, name: parking.name, price }]
    })
    .slice(0, maxPageSize)
}

/** Sets the price per day of parkings to that of their tariffs, as one change. */
export async function takeDayPrices(
  editor: Editor,
  rows: RowRef[],
): Promise<Result<{ change: string }, NotThere<AdminParking> | Clash>> {
  return edit(editor, async (tx, change) => {
    const held = await parkingRows.holdAll(tx, rows)
    if (!held.ok) return held
    const today = amsterdamDay(new Date())
    const tariffsOf = await tariffsOn(tx, today)
    const taken = held.value.flatMap(({ id }) => {
      const price = dayPriceOf(tariffsOf.get(id) ?? [], today)
      return price === undefined ? [] : [{ id, price }]
    })
    await setPrices(tx, taken)
    return ok({ change })
  })
}

/** The tariffs by parking whose period holds a day. */
async function tariffsOn(tx: Database, day: string): Promise<Map<number, Tariff[]>> {
  const rows = await tx
    .select(tariffColumns)
    .from(tariffs)
    .where(
      sql`coalesce(${tariffs.validFrom} <= ${day}::date, true)
        and coalesce(${tariffs.validTo} >= ${day}::date, true)`,
    )
  const byParking = Map.groupBy(rows, ({ parkingId }) => parkingId)
  return new Map(
    [...byParking].map(([id, own]) => [id, own.map(({ parkingId: _, ...tariff }) => tariff)]),
  )
}
