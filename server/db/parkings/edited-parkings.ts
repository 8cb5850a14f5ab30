import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { readFacts } from '#domain/fact/fact.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { checkedPrice } from '#domain/parking/checked-price.ts'
import type {
  AdminParking,
  EditedParking,
  SavedSurcharge,
  SavedTariff,
} from '#domain/parking/parking.ts'
import type { ParkingInput } from '#domain/parking/parking-schema.ts'
import type { Surcharge } from '#domain/surcharge/surcharge.ts'
import { checkedTariff } from '#domain/tariff/checked-tariff.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { type AddedBefore, addOnce, type Repeatable } from '#server/db/adding.ts'
import { type Database, db } from '#server/db/client.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import type { NotThere } from '#server/db/rows.ts'
import { parkings, surcharges, tariffs } from '#server/db/schema.ts'
import { closuresOf, setClosures } from './closures.ts'
import { parkingRows } from './parkings.ts'
import { pricesAre } from './price-writes.ts'

// A parking with all that its form edits: its own row, its tariffs, surcharges and closures. A trigger
// raises the version of the parking with each change of those.

const { facts, providerId, directions, avoid, bookingText } = getTableColumns(parkings)
const {
  id: _tariff,
  parkingId: _ofParking,
  createdAt: _tariffAdded,
  ...tariffColumns
} = getTableColumns(tariffs)
const { parkingId: _of, createdAt: _added, ...surchargeColumns } = getTableColumns(surcharges)

export async function findEditedParking(
  id: number,
  tx: Database = db,
): Promise<EditedParking | undefined> {
  const row = await parkingRows.find(id, tx)
  const [more] = await tx
    .select({ facts, providerId, directions, avoid, bookingText })
    .from(parkings)
    .where(eq(parkings.id, id))
  if (!row || !more) return undefined

  return {
    ...row,
    ...more,
    facts: readFacts(more.facts),
    tariffs: await tariffsOf(tx, id),
    surcharges: await surchargesOf(tx, id),
    closures: await closuresOf(tx, id),
  }
}

const tariffsOf = (tx: Database, parkingId: number): Promise<SavedTariff[]> =>
  tx
    .select(tariffColumns)
    .from(tariffs)
    .where(eq(tariffs.parkingId, parkingId))
    .orderBy(sql`${tariffs.validFrom} nulls first`)

const surchargesOf = (tx: Database, parkingId: number): Promise<SavedSurcharge[]> =>
  tx
    .select(surchargeColumns)
    .from(surcharges)
    .where(eq(surcharges.parkingId, parkingId))
    .orderBy(asc(surcharges.id))

export function addParking(
  editor: Editor,
  input: ParkingInput,
  repeatable?: Repeatable,
): Promise<Result<EditedParking, Clash | AddedBefore>> {
  return addOnce(editor, parkings, repeatable, async (tx) => {
    await pricesAre(tx, 'seen')
    const { id } = await parkingRows.insert(tx, withPriceCheck(input, editor))
    await setTariffs(tx, editor, id, input.tariffs ?? [])
    await setSurcharges(tx, id, input.surcharges ?? [])
    await setClosures(tx, id, input.closures ?? [])
    return ok(await saved(tx, id))
  })
}

export function updateParking(
  editor: Editor,
  id: number,
  input: ParkingInput,
): Promise<Result<EditedParking, NotThere<EditedParking> | Clash>> {
  return edit(editor, async (tx, change) => {
    const held = await parkingRows.hold(tx, { id, version: input.version })
    if (!held.ok) return refused(held.why === 'missing' ? held.why : { stale: await saved(tx, id) })

    await pricesAre(tx, 'seen')
    // First, because the trigger skips a parking that this transaction has written.
    if (input.tariffs) await setTariffs(tx, editor, id, input.tariffs)
    if (input.surcharges) await setSurcharges(tx, id, input.surcharges)
    if (input.closures) await setClosures(tx, id, input.closures)
    await parkingRows.write(tx, held.value, withPriceCheck(input, editor, held.value))
    return ok({ ...(await saved(tx, id)), change })
  })
}

const withPriceCheck = (input: ParkingInput, { username }: Editor, stored?: AdminParking) => ({
  ...input,
  ...checkedPrice(input, stored, { today: amsterdamDay(new Date()), username }),
})

const other = (tariff: Tariff, among: SavedTariff[]) =>
  among.find(({ validFrom }) => validFrom === tariff.validFrom)

/** Replaces the tariffs. No two of them begin on the same day, so the day tells which is which. */
async function setTariffs(
  tx: Database,
  { username }: Editor,
  parkingId: number,
  given: Tariff[],
): Promise<void> {
  const stored = await tariffsOf(tx, parkingId)
  const today = amsterdamDay(new Date())
  const wanted = given.map((tariff) =>
    checkedTariff(tariff, other(tariff, stored), { today, username }),
  )
  const begins = (tariff: Tariff) =>
    sql`${tariffs.validFrom} is not distinct from ${tariff.validFrom}::date`

  for (const tariff of stored) {
    const next = other(tariff, wanted)
    if (isDeepStrictEqual(tariff, next)) continue
    const isIt = and(eq(tariffs.parkingId, parkingId), begins(tariff))
    if (next) await tx.update(tariffs).set(next).where(isIt)
    else await tx.delete(tariffs).where(isIt)
  }
  const added = wanted.filter((tariff) => !other(tariff, stored))
  if (added.length > 0)
    await tx.insert(tariffs).values(added.map((tariff) => ({ ...tariff, parkingId })))
}

/** Replaces the surcharges. One with the id of a stored one changes it. */
async function setSurcharges(
  tx: Database,
  parkingId: number,
  wanted: (Surcharge & { id?: number })[],
): Promise<void> {
  const stored = await surchargesOf(tx, parkingId)
  const kept = new Map(wanted.flatMap((each) => (each.id === undefined ? [] : [[each.id, each]])))
  const gone = stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) await tx.delete(surcharges).where(inArray(surcharges.id, gone))

  for (const surcharge of stored) {
    const next = kept.get(surcharge.id)
    if (!next || isDeepStrictEqual(surcharge, next)) continue
    const { id: _, ...columns } = next
    await tx.update(surcharges).set(columns).where(eq(surcharges.id, surcharge.id))
  }
  const known = new Set(stored.map(({ id }) => id))
  const added = wanted.filter(({ id }) => id === undefined || !known.has(id))
  if (added.length > 0)
    await tx.insert(surcharges).values(added.map(({ id: _, ...each }) => ({ ...each, parkingId })))
}

async function saved(tx: Database, id: number): Promise<EditedParking> {
  const row = await findEditedParking(id, tx)
  if (!row) throw new Error('a row that was saved is there')
  return row
}
