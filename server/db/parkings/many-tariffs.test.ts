import { beforeEach, expect, test } from 'vitest'
import type { EditedParking } from '#domain/parking/parking.ts'
import type { Raise } from '#domain/tariff/raise.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { undoChange } from '#server/db/changes/undo.ts'
import { db } from '#server/db/client.ts'
import { auditLog, parkings, tariffs } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aSavedTariff, aTariff } from '#test/tariffs.ts'
import { findEditedParking } from './edited-parkings.ts'
import { copyTariff, previewCopy, previewRaise, raiseTariffs } from './many-tariffs.ts'
import { parkingRows } from './parkings.ts'

withSeededDatabase()

const editor = { id: 1, username: 'beheer', role: 'manager' as const }
const winter = aSavedTariff({
  name: 'Winter',
  validFrom: '2026-11-01',
  steps: [{ days: 8, total: 68 }],
  extraDay: 6.5,
})
const unseen = { ...winter, isChanged: true }
const summer: Raise & { from: string } = {
  from: 'Winter',
  name: 'Zomer',
  validFrom: '2027-04-01',
  validTo: '2027-10-31',
  percent: 4,
  roundTo: 10,
}

let rows: { id: number; version: number }[]

beforeEach(async () => {
  await db.delete(tariffs)
  rows = (await parkingRows.list()).map(({ id, version }) => ({ id, version }))
})

async function give(own: Tariff[], to = rows) {
  if (own.length === 0 || to.length === 0) return
  await db
    .insert(tariffs)
    .values(to.flatMap(({ id }) => own.map((tariff) => ({ ...tariff, parkingId: id }))))
  rows = (await parkingRows.list()).map(({ id, version }) => ({ id, version }))
}

async function tariffsOf(id = rows[0]?.id ?? 0): Promise<EditedParking['tariffs']> {
  return (await findEditedParking(id))?.tariffs ?? []
}

const checkedDays = () =>
  db.select({ on: parkings.priceCheckedOn }).from(parkings).orderBy(parkings.id)

const first = () => rows.slice(0, 1)

test('a copy is one change of many parkings, which one undo takes back', async () => {
  const copied = await copyTariff(editor, rows, winter, undefined)
  if (!copied.ok) throw new Error(JSON.stringify(copied.why))

  for (const { id } of rows) expect(await tariffsOf(id)).toEqual([unseen])
  expect(await undoChange(editor, copied.value.change)).toMatchObject({ ok: true })
  expect(await db.$count(tariffs)).toBe(0)
})

test('a tariff that begins on the same day is asked about, then replaced or left', async () => {
  const own = { ...winter, name: 'Eigen winter' }
  await give([own], first())
  expect((await previewCopy(rows, winter)).map(({ twin }) => twin)).toEqual([
    'Eigen winter',
    ...rows.slice(1).map(() => null),
  ])
  expect(await copyTariff(editor, rows, winter, undefined)).toEqual({ ok: false, why: 'twins' })
  expect(await db.$count(tariffs)).toBe(1)

  expect((await copyTariff(editor, rows, winter, 'skip')).ok).toBe(true)
  expect(await tariffsOf()).toEqual([own])
  expect(await tariffsOf(rows[1]?.id)).toEqual([unseen])

  const again = (await parkingRows.list()).slice(0, 1)
  expect((await copyTariff(editor, again, winter, 'replace')).ok).toBe(true)
  expect(await tariffsOf()).toEqual([unseen])
})

test('of parkings that changed since, none gets the copy or the raise', async () => {
  await give([winter])
  const stale = rows.map((row, at) => (at === 3 ? { ...row, version: row.version - 1 } : row))
  const before = await db.$count(auditLog)

  for (const result of [
    await copyTariff(editor, stale, aTariff(), undefined),
    await raiseTariffs(editor, stale, summer),
  ]) {
    expect(result).toMatchObject({ ok: false, why: { stale: { id: rows[3]?.id } } })
  }
  expect(await db.$count(auditLog)).toBe(before)
})

test('a raise shows each parking, is one change, and raises no price check', async () => {
  await give([winter])
  const preview = await previewRaise({ rows }, summer)
  expect(preview.names).toEqual([{ name: 'Winter', parkings: rows.length }])
  expect(preview.parkings[0]).toMatchObject({ from: 6800, to: 7070, refusal: null })
  const checked = await checkedDays()

  const raised = await raiseTariffs(editor, rows, summer)
  if (!raised.ok) throw new Error(JSON.stringify(raised.why))
  const next = {
    ...winter,
    name: 'Zomer',
    validFrom: '2027-04-01',
    validTo: '2027-10-31',
    steps: [{ days: 8, total: 70.7 }],
    extraDay: 6.8,
    isChanged: true,
  }
  for (const { id } of rows) expect(await tariffsOf(id)).toEqual([winter, next])
  expect(await checkedDays()).toEqual(checked)

  expect(await undoChange(editor, raised.value.change)).toMatchObject({ ok: true })
  for (const { id } of rows) expect(await tariffsOf(id)).toEqual([winter])
})

test('if one parking can not be raised, none is', async () => {
  await give([winter], rows.slice(1))

  expect((await previewRaise({ rows }, summer)).parkings[0]).toMatchObject({ refusal: 'no-tariff' })
  expect(await raiseTariffs(editor, rows, summer)).toMatchObject({
    ok: false,
    why: { refused: [{ id: rows[0]?.id, refusal: 'no-tariff' }] },
  })
  expect(await db.$count(tariffs)).toBe(rows.length - 1)
})

test('a raise may be asked for all parkings of an airport', async () => {
  await give([winter])
  const { parkings: found } = await previewRaise({ airport: 'EIN' }, summer)

  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found.map(({ airportCode }) => airportCode))).toEqual(new Set(['EIN']))
  expect(await previewRaise({ airport: 'EIN' }, null)).toMatchObject({ parkings: [] })
})
