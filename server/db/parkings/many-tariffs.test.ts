import { beforeEach, expect, test } from 'vitest'
import type { EditedParking } from '#domain/parking/parking.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { undoChange } from '#server/db/changes/undo.ts'
import { db } from '#server/db/client.ts'
import { auditLog, tariffs } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aSavedTariff, aTariff } from '#test/tariffs.ts'
import { findEditedParking } from './edited-parkings.ts'
import { copyTariff, previewCopy } from './many-tariffs.ts'
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

test('of parkings that changed since, none gets the copy', async () => {
  await give([winter])
  const stale = rows.map((row, at) => (at === 3 ? { ...row, version: row.version - 1 } : row))
  const before = await db.$count(auditLog)

  expect(await copyTariff(editor, stale, aTariff(), undefined)).toMatchObject({
    ok: false,
    why: { stale: { id: rows[3]?.id } },
  })
  expect(await db.$count(auditLog)).toBe(before)
})
