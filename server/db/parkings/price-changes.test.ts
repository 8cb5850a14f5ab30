import { asc, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { EditedParking } from '#domain/parking/parking.ts'
import type { PriceChange } from '#domain/tariff/price-change.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { undoChange } from '#server/db/changes/undo.ts'
import { db } from '#server/db/client.ts'
import { auditLog, parkings, tariffs } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aSavedTariff, aTariff } from '#test/tariffs.ts'
import { findEditedParking } from './edited-parkings.ts'
import { parkingRows } from './parkings.ts'
import { changePrices, previewPrices } from './price-changes.ts'

withSeededDatabase()

const editor = { id: 1, username: 'beheer', role: 'manager' as const }
const winter = aSavedTariff({
  name: 'Winter',
  validFrom: '2026-11-01',
  steps: [{ days: 8, total: 68 }],
  extraDay: 6.5,
})
const change: PriceChange = {
  season: 'Winter',
  into: null,
  unit: 'percent',
  by: 4,
  roundTo: 10,
}
const dearer = { ...winter, steps: [{ days: 8, total: 70.7 }], extraDay: 6.8, isChanged: true }
const summer = { name: 'Zomer', validFrom: '2027-04-01', validTo: '2027-10-31' }
const perDay: PriceChange = { ...change, season: null, by: 10, roundTo: 1 }

let rows: { id: number; version: number }[]

const rowsNow = async () => (await parkingRows.list()).map(({ id, version }) => ({ id, version }))

beforeEach(async () => {
  await db.delete(tariffs)
  rows = await rowsNow()
})

async function give(own: Tariff[], to = rows) {
  await db
    .insert(tariffs)
    .values(to.flatMap(({ id }) => own.map((tariff) => ({ ...tariff, parkingId: id }))))
  rows = await rowsNow()
}

async function tariffsOf(id = rows[0]?.id ?? 0): Promise<EditedParking['tariffs']> {
  return (await findEditedParking(id))?.tariffs ?? []
}

const checkedDays = () =>
  db.select({ on: parkings.priceCheckedOn }).from(parkings).orderBy(parkings.id)

async function changed(of = rows, by = change) {
  const result = await changePrices(editor, of, by)
  if (!result.ok) throw new Error(JSON.stringify(result.why))
  return result.value
}

test('a season changes in place as its preview showed, as one change, and nothing else does', async () => {
  const spring = aSavedTariff({ name: 'Voorjaar', validFrom: null })
  await give([spring, winter])
  const preview = await previewPrices({ rows }, change)
  const period = { validFrom: '2026-11-01', validTo: null }
  expect(preview.seasons).toContainEqual({
    ...{ name: 'Winter', parkings: rows.length, amounts: 2 * rows.length, period },
  })
  expect(preview.parkings[0]).toMatchObject({ from: 6800, to: 7070, refusal: null })
  expect(preview.parkings[0]?.amounts).toHaveLength(2)
  const checked = await checkedDays()

  const done = await changed()
  expect(done.parkings.toSorted((a, b) => a.id - b.id)).toEqual(
    preview.parkings.toSorted((a, b) => a.id - b.id),
  )
  for (const { id } of rows) expect(await tariffsOf(id)).toEqual([spring, dearer])
  expect(await checkedDays()).toEqual(checked)

  expect(await undoChange(editor, done.change)).toMatchObject({ ok: true })
  for (const { id } of rows) expect(await tariffsOf(id)).toEqual([spring, winter])
})

test('a tariff without a begin changes too', async () => {
  await give([{ ...winter, validFrom: null }])
  await changed()

  expect(await tariffsOf()).toEqual([{ ...dearer, validFrom: null }])
})

test('a new season is made beside the former one, and goes with one undo', async () => {
  await give([winter])
  const { change: made } = await changed(rows, { ...change, into: summer })
  for (const { id } of rows) expect(await tariffsOf(id)).toEqual([winter, { ...dearer, ...summer }])

  expect(await undoChange(editor, made)).toMatchObject({ ok: true })
  for (const { id } of rows) expect(await tariffsOf(id)).toEqual([winter])
})

test('prices per day change as one, as their preview showed, and are undone as one', async () => {
  const own = rows.slice(0, 2)
  const ids = own.map(({ id }) => id)
  await db.update(parkings).set({ pricePerDay: 4.25 }).where(inArray(parkings.id, ids))
  const prices = async () =>
    (await parkingRows.list()).filter(({ id }) => ids.includes(id)).map((row) => row.pricePerDay)
  const now = (await rowsNow()).filter(({ id }) => ids.includes(id))
  const preview = await previewPrices({ rows: now }, perDay)
  expect(preview).toMatchObject({
    withoutTariff: 2,
    seasons: [],
    parkings: [
      { from: 425, to: 468 },
      { from: 425, to: 468 },
    ],
  })

  const done = await changed(now, perDay)
  expect(done.parkings).toEqual(preview.parkings)
  expect(await prices()).toEqual([4.68, 4.68])
  expect(await undoChange(editor, done.change)).toMatchObject({ ok: true })
  expect(await prices()).toEqual([4.25, 4.25])
})

const logOf = (of: string) =>
  db.select().from(auditLog).where(eq(auditLog.change, of)).orderBy(asc(auditLog.id))

test('a season is logged by its tariffs alone, and each parking gets one version more', async () => {
  await give([{ ...winter, checkedOn: '2026-11-20' }])
  const priced = { ...perDay, season: 'Winter' }
  const { change: made } = await changed(rows, priced)
  const log = await logOf(made)

  expect(log.map(({ subject, action }) => `${subject} ${action}`)).toEqual(
    rows.map(() => 'tariffs update'),
  )
  expect(new Set(log.map(({ after }) => after?.parking_id))).toEqual(
    new Set(rows.map((row) => row.id)),
  )
  expect(log[0]).toMatchObject({
    ...{ adminId: 1, username: 'beheer' },
    before: { steps: [{ days: 8, total: 68 }], is_changed: false, checked_on: '2026-11-20' },
    after: { steps: [{ days: 8, total: 74.8 }], is_changed: true, checked_on: '2026-11-20' },
  })
  expect(await rowsNow()).toEqual(rows.map((row) => ({ ...row, version: row.version + 1 })))

  await undoChange(editor, made)
  expect(await rowsNow()).toEqual(rows.map((row) => ({ ...row, version: row.version + 2 })))
})

test('a new season and prices per day are logged parking by parking too', async () => {
  await give([winter])
  const { change: added } = await changed(rows, { ...change, into: summer })
  const ofSummer = await logOf(added)
  expect(ofSummer.map(({ subject, action }) => `${subject} ${action}`)).toEqual(
    rows.map(() => 'tariffs create'),
  )
  expect(ofSummer[0]).toMatchObject({ before: null, after: { name: 'Zomer' } })

  rows = await rowsNow()
  const { change: priced } = await changed(rows, perDay)
  const log = await logOf(priced)
  expect(log.map(({ subjectId }) => subjectId).toSorted()).toEqual(
    rows.map((row) => row.id).toSorted(),
  )
  for (const { subject, action, before, after } of log) {
    expect({ subject, action, isMarked: after?.is_price_changed, version: after?.version }).toEqual(
      {
        ...{ subject: 'parkings', action: 'update', isMarked: true },
        version: Number(before?.version) + 1,
      },
    )
    expect(after).not.toHaveProperty('tariff_price')
  }
  expect(await rowsNow()).toEqual(rows.map((row) => ({ ...row, version: row.version + 1 })))
})

test('a parking that is removed with its tariffs comes back with both and the price of today', async () => {
  await give([{ ...winter, validFrom: null, steps: [{ days: 8, total: 64 }] }], rows.slice(0, 1))
  const [first] = rows
  if (!first) throw new Error('there is a parking')
  const former = await parkingRows.find(first.id)
  const removed = await parkingRows.remove(editor, [first])
  if (!removed.ok) throw new Error(JSON.stringify(removed.why))
  expect((await logOf(removed.value.change)).map(({ subject }) => subject).toSorted()).toContain(
    'tariffs',
  )

  expect(await undoChange(editor, removed.value.change)).toMatchObject({ ok: true })
  expect(await parkingRows.find(first.id)).toEqual({ ...former, isPriceChanged: true })
  expect(former).toMatchObject({ priceToday: 8, isPriceOfTariff: true })
})

test('a parking with a tariff for today is no parking without', async () => {
  await give([aTariff({ steps: [{ days: 1, total: 9 }] })], rows.slice(0, 1))
  const preview = await previewPrices({ rows }, perDay)

  expect(preview.withoutTariff).toBe(rows.length - 1)
  expect(preview.parkings.filter(({ isPriceOfTariff }) => isPriceOfTariff)).toMatchObject([
    { id: rows[0]?.id, refusal: null },
  ])
})

test('if one parking can not change, none does', async () => {
  await give([winter], rows.slice(1))
  const before = await db.$count(auditLog)

  expect((await previewPrices({ rows }, change)).parkings[0]).toMatchObject({
    refusal: 'no-tariff',
  })
  for (const each of [change, { ...change, into: summer }]) {
    expect(await changePrices(editor, rows, each)).toMatchObject({
      ok: false,
      why: { refused: [{ id: rows[0]?.id, refusal: 'no-tariff' }] },
    })
  }
  const tooCheap: PriceChange = { ...perDay, unit: 'euros', by: -1_000 }
  expect(await changePrices(editor, rows, tooCheap)).toMatchObject({
    why: { refused: rows.map(() => ({ refusal: 'too-cheap' })) },
  })
  expect(await db.$count(auditLog)).toBe(before)
})

test('of parkings that someone changed meanwhile none changes', async () => {
  await give([winter])
  const stale = rows.map((row, at) => (at === 3 ? { ...row, version: row.version - 1 } : row))

  expect(await changePrices(editor, stale, change)).toMatchObject({
    ok: false,
    why: { stale: { id: rows[3]?.id } },
  })
  expect(await tariffsOf()).toEqual([winter])
})

test('what there is to change may be asked for all parkings of an airport', async () => {
  await give([winter])
  const { parkings: found } = await previewPrices({ airport: 'EIN' }, change)

  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found.map(({ airportCode }) => airportCode))).toEqual(new Set(['EIN']))
  expect(await previewPrices({ airport: 'EIN' }, null)).toMatchObject({ parkings: [] })
})
