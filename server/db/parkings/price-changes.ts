import { asc, eq, sql } from 'drizzle-orm'
import { ok, type Result, refused } from '#domain/form/result.ts'
import type { AdminParking, SavedTariff } from '#domain/parking/parking.ts'
import {
  type ChangedParking,
  changedParking,
  type PriceChange,
  type PriceReport,
  seasonsOf,
  tariffChangeOf,
  type WithTariffs,
} from '#domain/tariff/price-change.ts'
import { type Database, db } from '#server/db/client.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import type { NotThere, RowRef } from '#server/db/rows.ts'
import { parkings, priceToday, tariffs } from '#server/db/schema.ts'
import { insertAll, withTariffs } from './many-tariffs.ts'
import { parkingRows, setPrices } from './parkings.ts'

/** These parkings, or all of one airport, in the admin's order. */
export type Which = { rows: RowRef[] } | { airport: string }

const { id, version, name, airportCode, pricePerDay, position } = parkings
const isPriceOfTariff = sql<boolean>`${parkings.tariffPrice} is not null`

/**
 * What a change would make of parkings; without one only what there is to change. Those that no longer exist are
 * left out.
 */
export async function previewPrices(
  which: Which,
  change: PriceChange | null,
): Promise<PriceReport> {
  const ids = 'rows' in which ? sql.param(which.rows.map((row) => row.id)) : undefined
  const found = await db
    .select({ id, version, name, airportCode, pricePerDay, isPriceOfTariff })
    .from(parkings)
    .where('rows' in which ? sql`${id} = any(${ids}::int[])` : eq(airportCode, which.airport))
    .orderBy(asc(position), asc(id))
  const known = await withTariffs(db, found)
  return {
    parkings: change ? await changedParkings(db, known, change) : [],
    seasons: seasonsOf(known),
    withoutTariff: known.filter((parking) => !parking.isPriceOfTariff).length,
  }
}

/** Changes the prices of several parkings, as one change: all of them, or none. */
export async function changePrices(
  editor: Editor,
  rows: RowRef[],
  change: PriceChange,
): Promise<
  Result<Required<PriceReport>, NotThere<AdminParking> | { refused: ChangedParking[] } | Clash>
> {
  return edit(editor, async (tx, made) => {
    const held = await parkingRows.holdAll(tx, rows)
    if (!held.ok) return held
    const known = await withTariffs(tx, held.value)
    const changed = await changedParkings(tx, known, change)
    const wrong = changed.filter(({ refusal }) => refusal !== null)
    if (wrong.length > 0) return refused({ refused: wrong })

    if (change.season === null) {
      const prices = changed.map(({ id, to }) => ({ id, price: (to ?? 0) / 100 }))
      await setPrices(tx, prices)
    } else {
      await writeTariffs(tx, known, change.season, change)
    }
    const withoutTariff = known.filter((parking) => !parking.isPriceOfTariff).length
    return ok({ parkings: changed, seasons: seasonsOf(known), withoutTariff, change: made })
  })
}

async function changedParkings(
  tx: Database,
  known: WithTariffs[],
  change: PriceChange,
): Promise<ChangedParking[]> {
  const all = change.season === null ? await listPriced(tx, known) : []
  const atAirport = Map.groupBy(all, (parking) => parking.airportCode)
  return known.map((parking) => changedParking(parking, change, atAirport.get(parking.airportCode)))
}

/** All parkings at the airports of these. */
const listPriced = (tx: Database, chosen: WithTariffs[]) => {
  const codes = sql.param([...new Set(chosen.map((parking) => parking.airportCode))])
  return tx
    .select({ id, airportCode, priceToday: priceToday(parkings) })
    .from(parkings)
    .where(sql`${airportCode} = any(${codes}::text[])`)
}

async function writeTariffs(
  tx: Database,
  known: (AdminParking & { tariffs: SavedTariff[] })[],
  season: string,
  change: PriceChange,
): Promise<void> {
  const made = known.flatMap((parking) => {
    const changed = tariffChangeOf(parking.tariffs, season, change)
    // It keeps the day on which the one that it came from was checked.
    return changed.ok ? [{ ...changed.value.to, isChanged: true, parkingId: parking.id }] : []
  })
  if (change.into) await insertAll(tx, made)
  else await updateAll(tx, made)
}

type ParkingTariff = SavedTariff & { parkingId: number }

async function updateAll(tx: Database, made: ParkingTariff[]): Promise<void> {
  const of = (value: (tariff: ParkingTariff) => unknown) => sql.param(made.map(value))
  await tx.execute(sql`update ${tariffs} set steps = new_steps::jsonb, extra_day = new_extra, is_changed = true
    from unnest(${of(({ parkingId }) => parkingId)}::int[], ${of(({ validFrom }) => validFrom)}::date[],
      ${of(({ steps }) => JSON.stringify(steps))}::text[], ${of(({ extraDay }) => extraDay)}::numeric[])
      as changed (parking, begin, new_steps, new_extra)
    where parking_id = parking and valid_from is not distinct from begin`)
}
