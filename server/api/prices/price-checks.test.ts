import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { EditedParking } from '#domain/parking/parking.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { parkings } from '#server/db/schema.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

// Which writes count as a look at a price.

withSeededDatabase()
withAdmin()

const day = '2026-01-01'
const today = amsterdamDay(new Date())
let parking: EditedParking

beforeEach(async () => {
  const [first] = await db.select({ id: parkings.id }).from(parkings).orderBy(parkings.id).limit(1)
  const id = first?.id ?? 0
  await db.update(parkings).set({ priceCheckedOn: day }).where(eq(parkings.id, id))
  parking = await read(id)
})

const at = (id = parking.id) => `/api/admin/parkings/${id}`
const read = async (id = parking.id) => (await asAdmin<EditedParking>('GET', at(id))).body
const save = async (changes: object) =>
  (await asAdmin<EditedParking>('PUT', at(), { ...(await read()), ...changes })).body

async function check() {
  const { priceCheckedOn, isPriceChanged } = await read()
  return { on: priceCheckedOn, isChanged: isPriceChanged }
}

const rows = () => [{ id: parking.id }]
const raiseBy = (by: number, unit = 'percent') =>
  asAdmin('POST', '/api/admin/parkings/prices', { rows: rows(), unit, by, apply: true })
const sendLines = (kind: string, values: object) =>
  asAdmin('POST', `/api/admin/${kind}/import`, { lines: [{ row: 2, values }], apply: true })
const undo = (change: unknown) => asAdmin('POST', `/api/admin/changes/${change}/undo`, {})

const winter = {
  ...{ name: 'Winter', validFrom: '2031-11-01', validTo: null, billing: 'day' },
  ...{ steps: [{ days: 8, total: 68 }], extraDay: 6.5, minimumDays: null, maximumDays: null },
}

test.each([
  ['a percent', () => raiseBy(4)],
  ['an amount', () => raiseBy(1, 'euros')],
  ['an import', () => sendLines('parkings', { id: `${parking.id}`, pricePerDay: '12,50' })],
  [
    'a copy',
    () => asAdmin('POST', '/api/admin/tariffs/copy', { rows: rows(), tariff: winter, apply: true }),
  ],
  [
    'a price per day that is taken from its tariff',
    async () => {
      await db.update(parkings).set({ pricePerDay: 99, isPriceChanged: false })
      return asAdmin('PUT', '/api/admin/parkings/day-prices', { rows: rows() })
    },
  ],
])('%s keeps the day of the check, and marks the price', async (_, write) => {
  expect((await write()).status).toBe(200)
  expect(await check()).toEqual({ on: day, isChanged: true })
})

test('a price that comes back from the bin is marked, and one that is undone is as it was', async () => {
  const { body } = await asAdmin('DELETE', at())
  expect((await undo(body.change)).status).toBe(200)
  expect(await check()).toEqual({ on: day, isChanged: true })

  await save({ isPriceChanged: false })
  const raised = await raiseBy(4)
  expect((await undo(raised.body.change)).status).toBe(200)
  expect(await check()).toEqual({ on: day, isChanged: false })
})

test('a mark goes once somebody looked: in the form, or in the queue', async () => {
  await raiseBy(4)
  await save({ name: 'Een andere naam' })
  expect(await check()).toEqual({ on: day, isChanged: true })

  await save({ pricePerDay: 31 })
  expect(await check()).toEqual({ on: today, isChanged: false })

  await raiseBy(4)
  expect(await check()).toEqual({ on: today, isChanged: true })
  const right = { item: 'price', outcome: 'right', parkingId: parking.id }
  expect((await asAdmin('POST', '/api/admin/checks', right)).status).toBe(201)
  expect(await check()).toEqual({ on: today, isChanged: false })

  await raiseBy(4)
  await save({ priceCheckedOn: '2026-02-02' })
  expect(await check()).toEqual({ on: '2026-02-02', isChanged: false })
})

test('what is marked is due at once', async () => {
  await save({ priceCheckedOn: today })
  const due = async () => {
    const { body } = await asAdmin<{ items: { parkingId: number; item: string }[] }>(
      'GET',
      '/api/admin/checks',
    )
    return body.items.filter(({ parkingId, item }) => parkingId === parking.id && item === 'price')
  }
  expect(await due()).toEqual([])

  await raiseBy(4)
  expect(await due()).toHaveLength(1)
})
