import { and, eq, gte } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { EditedParking } from '#domain/parking/parking.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { parkings, tariffs } from '#server/db/schema.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

// Which writes count as a look at a price.

withSeededDatabase()
withAdmin()

const day = '2026-01-01'
const today = amsterdamDay(new Date())
/** With a goal of its own, as a Saturday has no portion. */
const queue = '/api/admin/checks?goal=1000'
let parking: EditedParking

const onPhone = { priceCheckSource: 'phone', priceCheckedBy: 'piet' } as const

beforeEach(async () => {
  const [first] = await db.select({ id: parkings.id }).from(parkings).orderBy(parkings.id).limit(1)
  const id = first?.id ?? 0
  await db
    .update(parkings)
    .set({ priceCheckedOn: day, isPriceChanged: false, ...onPhone })
    .where(eq(parkings.id, id))
  await db
    .delete(tariffs)
    .where(and(eq(tariffs.parkingId, id), gte(tariffs.validFrom, '2031-01-01')))
  await db.update(tariffs).set({ checkedOn: null, isChanged: false, checkSource: null })
  parking = await read(id)
})

const at = (id = parking.id) => `/api/admin/parkings/${id}`
const read = async (id = parking.id) => (await asAdmin<EditedParking>('GET', at(id))).body
const put = (body: object) => asAdmin<EditedParking>('PUT', at(), body)
const save = async (changes: object) => (await put({ ...(await read()), ...changes })).body
/** As the form and the list say that somebody looked. */
const seenNow = { priceCheckedOn: today, isPriceChanged: false }

async function check() {
  const { priceCheckedOn, isPriceChanged } = await read()
  return { on: priceCheckedOn, isChanged: isPriceChanged }
}

/** Where somebody looked, and who. */
async function look() {
  const { priceCheckSource, priceCheckedBy } = await read()
  return { priceCheckSource, priceCheckedBy }
}
const byEva = { priceCheckSource: null, priceCheckedBy: 'eva' }

const rows = () => [{ id: parking.id }]
const changePrices = (what: object, of: { id: number }[] = rows()) => {
  const prices = { season: null, into: null, unit: 'percent', by: 4, roundTo: 1, ...what }
  return asAdmin('POST', '/api/admin/parkings/prices', { rows: of, prices, apply: true })
}
const raiseBy = (by: number, unit = 'percent') => changePrices({ by, unit })
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
  ['a call that says nothing of a look', async () => put({ ...(await read()), pricePerDay: 31 })],
  [
    'a call that leaves the day out',
    async () => put({ ...(await read()), pricePerDay: 32, priceCheckedOn: undefined }),
  ],
])('%s keeps the day of the check, and marks the price', async (_, write) => {
  expect((await write()).status).toBe(200)
  expect(await check()).toEqual({ on: day, isChanged: true })
  expect(await look()).toEqual(onPhone)
})

const lineOfParking = (values: object) => sendLines('parkings', { id: `${parking.id}`, ...values })

test.each<[string, () => Promise<unknown>, object]>([
  [
    'a save with another day',
    () => save({ priceCheckedOn: today, priceCheckSource: 'mail' }),
    { ...byEva, priceCheckSource: 'mail' },
  ],
  ['a save that leaves where out', () => save({ ...seenNow, priceCheckSource: undefined }), byEva],
  [
    'a line of a file',
    () => lineOfParking({ priceCheckedOn: '2-2-2026', priceCheckSource: 'Aanbieder' }),
    { ...byEva, priceCheckSource: 'provider' },
  ],
  ['a line without where', () => lineOfParking({ priceCheckedOn: '2-2-2026' }), byEva],
  [
    'an answer in the queue',
    async () => {
      await save({ tariffs: [] })
      const right = { item: 'price', outcome: 'right', parkingId: parking.id }
      return asAdmin('POST', '/api/admin/checks', right)
    },
    { ...byEva, priceCheckSource: 'website' },
  ],
  [
    'another price in the queue',
    async () => {
      await save({ tariffs: [] })
      const changed = { item: 'price', outcome: 'changed', pricePerDay: 33 }
      return asAdmin('POST', '/api/admin/checks', { ...changed, parkingId: parking.id })
    },
    { ...byEva, priceCheckSource: 'website' },
  ],
])('%s is a look at the price per day, with where and who', async (_, write, expected) => {
  await write()
  expect(await look()).toEqual(expected)
})

test('a look that is undone was that of who looked before', async () => {
  const { change } = await save({ ...seenNow, priceCheckSource: 'mail' })
  expect((await undo(change)).status).toBe(200)
  expect(await look()).toEqual(onPhone)

  const { body } = await asAdmin('DELETE', at())
  expect((await undo(body.change)).status).toBe(200)
  expect(await look()).toEqual(onPhone)
})

test('a call says where somebody looked, not who, and no other place than we know', async () => {
  await save({ priceCheckSource: 'mail', priceCheckedBy: 'iemand' })
  expect(await look()).toEqual({ ...onPhone, priceCheckSource: 'mail' })
  const { status, body } = await put({ ...(await read()), priceCheckSource: 'hoorde' })
  expect(status).toBe(422)
  expect(body).toHaveProperty('fields.priceCheckSource')
  await save({ priceCheckedOn: null })
  expect(await look()).toEqual({ priceCheckSource: null, priceCheckedBy: null })
})

test('of a copy that is added nobody says where or who', async () => {
  const copy = { ...(await read()), name: 'Kopie', priceCheckedOn: null, isPriceChanged: true }
  const { body } = await asAdmin<EditedParking>('POST', '/api/admin/parkings', copy)
  expect(body).toMatchObject({ priceCheckSource: null, priceCheckedBy: null })
})

const lineOf = (values: object) =>
  sendLines('tariffs', { airportCode: parking.airportCode, parking: parking.slug, ...values })

/** The check of the tariff that begins on this day. */
async function checkOf(validFrom: string) {
  const found = (await read()).tariffs.find((tariff) => tariff.validFrom === validFrom)
  const { checkedOn, isChanged, checkSource, checkedBy } = found ?? {}
  return { checkedOn, isChanged, checkSource, checkedBy }
}
const checked = { checkedOn: day, isChanged: false, checkSource: 'phone', checkedBy: 'eva' }
const withWinter = () => save({ tariffs: [{ ...winter, ...checked }] })

test.each([
  [
    'a copy over it',
    winter.validFrom,
    () => {
      const tariff = { ...winter, extraDay: 9, checkedOn: today }
      const body = { rows: rows(), tariff, twins: 'replace', apply: true }
      return asAdmin('POST', '/api/admin/tariffs/copy', body)
    },
  ],
  [
    'a percent into a new season',
    '2032-04-01',
    () => {
      const into = { name: 'Zomer', validFrom: '2032-04-01', validTo: null }
      return changePrices({ season: 'Winter', into, roundTo: 10 })
    },
  ],
  ['a percent in place', winter.validFrom, () => changePrices({ season: 'Winter' })],
  ['an amount', winter.validFrom, () => changePrices({ season: 'Winter', unit: 'euros' })],
  [
    'an import without its column',
    winter.validFrom,
    () => lineOf({ validFrom: '1-11-2031', extraDay: '9,00' }),
  ],
  [
    'a call that says nothing of a look',
    winter.validFrom,
    async () => {
      const stored = await read()
      const tariffs = stored.tariffs.map((tariff) => ({ ...tariff, extraDay: 9 }))
      return put({ ...stored, tariffs })
    },
  ],
])('%s keeps the check of a tariff, marks that and leaves its parking', async (_, begin, write) => {
  await withWinter()
  expect((await write()).status).toBe(200)
  expect(await checkOf(begin)).toEqual({ ...checked, isChanged: true })
  expect(await check()).toEqual({ on: day, isChanged: false })
})

test('a copy to a parking that lacks the tariff brings no check along', async () => {
  await save({ tariffs: [] })
  const tariff = { ...winter, ...checked }
  await asAdmin('POST', '/api/admin/tariffs/copy', { rows: rows(), tariff, apply: true })
  expect(await checkOf(winter.validFrom)).toEqual({
    ...{ checkedOn: null, isChanged: true, checkSource: null, checkedBy: null },
  })
})

test('a file that says when and where a tariff was checked dates that tariff, and an undo takes it back', async () => {
  await withWinter()
  await save({
    tariffs: [
      { ...winter, ...checked },
      { ...winter, validFrom: '2032-04-01' },
    ],
  })
  const line = { validFrom: '1-11-2031', checkedOn: '2-2-2026', checkSource: 'Aanbieder' }
  const { body } = await lineOf(line)
  expect(await checkOf(winter.validFrom)).toEqual({
    ...{ checkedOn: '2026-02-02', isChanged: false, checkSource: 'provider', checkedBy: 'eva' },
  })
  expect(await checkOf('2032-04-01')).toMatchObject({ checkedOn: today })
  expect(await check()).toEqual({ on: day, isChanged: false })

  expect((await undo(body.change)).status).toBe(200)
  expect(await checkOf(winter.validFrom)).toEqual(checked)
})

test('a tariff that comes back with its parking keeps its check, and is marked', async () => {
  await withWinter()
  const { body } = await asAdmin('DELETE', at())
  expect((await undo(body.change)).status).toBe(200)
  expect(await checkOf(winter.validFrom)).toEqual({ ...checked, isChanged: true })
})

test('nobody has seen a tariff on a day that is to come', async () => {
  const tariffs = [winter, { ...winter, validFrom: '2032-04-01', checkedOn: '2999-01-01' }]
  const { status, body } = await asAdmin('PUT', at(), { ...(await read()), tariffs })
  expect(status).toBe(422)
  expect(body.fields).toHaveProperty('tariffs.1.checkedOn')
})

test('a price that comes back from the bin is marked, and one that is undone is as it was', async () => {
  const { body } = await asAdmin('DELETE', at())
  expect((await undo(body.change)).status).toBe(200)
  expect(await check()).toEqual({ on: day, isChanged: true })

  await save(seenNow)
  const raised = await raiseBy(4)
  expect((await undo(raised.body.change)).status).toBe(200)
  expect(await check()).toEqual({ on: today, isChanged: false })
})

test('an undo of a price that was typed brings its check back, as it was', async () => {
  await raiseBy(4)
  const { change } = await save({ pricePerDay: 31, ...seenNow })
  expect((await undo(change)).status).toBe(200)
  expect(await check()).toEqual({ on: day, isChanged: true })
})

test('one percent on every parking checks none of them, and leaves the queue as long as it was', async () => {
  await save({ tariffs: [{ ...winter, ...checked }] })
  const rows = await db.select({ id: parkings.id }).from(parkings)
  const dates = () =>
    db.select({ id: parkings.id, on: parkings.priceCheckedOn }).from(parkings).orderBy(parkings.id)
  const due = async () => {
    const { body } = await asAdmin<{ todo: number }>('GET', '/api/admin/checks')
    return body.todo
  }
  const [datesBefore, dueBefore] = [await dates(), await due()]

  expect((await changePrices({ by: 1 }, rows)).status).toBe(200)
  expect(await dates()).toEqual(datesBefore)
  expect(await due()).toBeGreaterThanOrEqual(dueBefore)
  expect(await db.$count(parkings, eq(parkings.isPriceChanged, false))).toBe(0)
  expect(await db.$count(tariffs, eq(tariffs.checkedOn, today))).toBe(0)
})

test('a mark goes once somebody looked: in the form, or in the queue', async () => {
  await raiseBy(4)
  await save({ name: 'Een andere naam' })
  expect(await check()).toEqual({ on: day, isChanged: true })

  await save({ pricePerDay: 31, ...seenNow })
  expect(await check()).toEqual({ on: today, isChanged: false })
  await save({ pricePerDay: 32, ...seenNow })
  expect(await check()).toEqual({ on: today, isChanged: false })

  await raiseBy(4)
  await save({ name: 'Weer een andere naam' })
  expect(await check()).toEqual({ on: today, isChanged: true })
  const right = { item: 'price', outcome: 'right', parkingId: parking.id }
  expect((await asAdmin('POST', '/api/admin/checks', right)).status).toBe(201)
  expect(await check()).toEqual({ on: today, isChanged: false })

  await raiseBy(4)
  await save({ priceCheckedOn: '2026-02-02' })
  expect(await check()).toEqual({ on: '2026-02-02', isChanged: false })
})

test('‘Nog juist’ in the queue dates the tariff that was compared, and no other', async () => {
  const all = { ...winter, name: 'Altijd', validFrom: null, ...checked }
  await save({ tariffs: [all, { ...winter, ...checked }], priceCheckedOn: day })
  const right = { item: 'price', outcome: 'right', parkingId: parking.id }
  const { body } = await asAdmin<{ change: string }>('POST', '/api/admin/checks', right)
  const seen = { checkedOn: today, isChanged: false, checkSource: 'website', checkedBy: 'eva' }
  const open = async () => (await read()).tariffs.find(({ validFrom }) => validFrom === null)
  expect(await open()).toMatchObject(seen)
  expect(await checkOf(winter.validFrom)).toEqual(checked)
  expect(await check()).toEqual({ on: day, isChanged: false })

  expect((await undo(body.change)).status).toBe(200)
  expect(await open()).toMatchObject(checked)
})

test('a coming tariff that changed is due at once, as the price that its card compares', async () => {
  type Card = { parkingId: number; item: string; tariff: string; price: { stay: { from: string } } }
  const card = async () => {
    const { body } = await asAdmin<{ items: (Card & { checkedOn: string })[] }>('GET', queue)
    return body.items.find(({ parkingId, item }) => parkingId === parking.id && item === 'price')
  }
  const all = { ...winter, name: 'Altijd', validFrom: null }
  await save({ tariffs: [all, { ...winter, ...checked }], priceCheckedOn: today })
  expect(await card()).toBeUndefined()

  await lineOf({ validFrom: '1-11-2031', extraDay: '9,00' })
  expect(await card()).toMatchObject({
    ...{ tariff: 'Winter', checkedOn: day, price: { stay: { from: winter.validFrom } } },
  })
  const right = { item: 'price', outcome: 'right', parkingId: parking.id }
  expect((await asAdmin('POST', '/api/admin/checks', right)).status).toBe(201)
  expect(await checkOf(winter.validFrom)).toMatchObject({ checkedOn: today, isChanged: false })
  expect(await card()).toBeUndefined()
})

test('a card of the queue tells where its price was checked last, and by whom', async () => {
  type Card = { parkingId: number; item: string; checkedOn: string; price: object }
  const card = async () => {
    const { body } = await asAdmin<{ items: Card[] }>('GET', queue)
    return body.items.find(({ parkingId, item }) => parkingId === parking.id && item === 'price')
  }
  await save({ tariffs: [] })
  const ofDay = { checkSource: 'phone', checkedBy: 'piet' }
  expect(await card()).toMatchObject({ checkedOn: day, price: ofDay })

  const all = { ...winter, name: 'Altijd', validFrom: null, checkedOn: '2026-01-02' }
  await save({ tariffs: [{ ...all, checkSource: 'mail' }] })
  const ofTariff = { checkSource: 'mail', checkedBy: 'eva' }
  expect(await card()).toMatchObject({ checkedOn: '2026-01-02', price: ofTariff })
})

test('what is marked is due at once', async () => {
  await save({ priceCheckedOn: today })
  const due = async () => {
    const { body } = await asAdmin<{ items: { parkingId: number; item: string }[] }>('GET', queue)
    return body.items.filter(({ parkingId, item }) => parkingId === parking.id && item === 'price')
  }
  expect(await due()).toEqual([])

  await raiseBy(4)
  expect(await due()).toHaveLength(1)
})
