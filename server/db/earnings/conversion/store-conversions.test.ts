import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { ToldConversion } from '#domain/earnings/conversion/told-conversion.ts'
import { db } from '#server/db/client.ts'
import { conversions, matchRules, programmes } from '#server/db/earnings/tables.ts'
import { affiliateClicks, auditLog, parkings } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { storeConversions } from './store-conversions.ts'

withSeededDatabase()

const now = new Date('2026-11-28T12:00:00.000Z')

const told = (number: string, more: Partial<ToldConversion> = {}): ToldConversion => ({
  ...{ number, reference: null, clickAt: null, bookedAt: '2026-10-01T09:00:00.000Z' },
  ...{ changedAt: null, arrival: null, days: null, itemName: null, value: 9_100, commission: 728 },
  ...{ state: 'open', isSaidPaid: false, reason: null, ...more },
})

let programmeId = 0

beforeEach(async () => {
  await db.delete(conversions)
  await db.delete(matchRules)
  await db.delete(programmes).where(eq(programmes.name, 'Proef via Awin'))
  const [programme] = await db
    .insert(programmes)
    .values({ name: 'Proef via Awin', network: 'awin', statusSince: '2026-01-01' })
    .returning({ id: programmes.id })
  programmeId = programme?.id ?? 0
})

const store = (all: ToldConversion[]) => storeConversions(db, programmeId, all, 'file', now)

const stored = () =>
  db
    .select()
    .from(conversions)
    .where(eq(conversions.programmeId, programmeId))
    .orderBy(asc(conversions.id))

async function someParking() {
  const [parking] = await db.select().from(parkings).orderBy(asc(parkings.id)).limit(1)
  if (!parking) throw new Error('the seed has parkings')
  return parking
}

test('a conversion takes over what its click was', async () => {
  const { id, name } = await someParking()
  const clickDate = new Date('2026-09-30T18:00:00.000Z')
  await db.insert(affiliateClicks).values({
    ...{ parkingId: id, parkingName: 'Zoals toen', airportCode: 'AMS', clickDate, listPosition: 3 },
    ...{ page: '/parkeren-schiphol', source: 'google', reference: 'abcdef123456' },
  })
  await db.insert(matchRules).values({ programmeId, name: 'Naam', parkingId: id })
  await store([
    told('1', { reference: 'abcdef123456', clickAt: '2026-09-30T00:00:00.000Z' }),
    told('2', { reference: `lot-${id}-ams` }),
    told('3', { itemName: 'Naam' }),
    told('4', { itemName: 'Andere naam', reference: 'zzzzzz123456' }),
  ])
  const none = { listPosition: null, page: null, source: null, clickAt: null }
  expect(await stored()).toMatchObject([
    {
      ...{ matchedBy: 'reference', parkingId: id, parkingName: 'Zoals toen', airportCode: 'AMS' },
      ...{ listPosition: 3, page: '/parkeren-schiphol', source: 'google', clickAt: clickDate },
    },
    { matchedBy: 'static', parkingId: id, parkingName: name, ...none },
    { matchedBy: 'rule', parkingId: id, parkingName: name, ...none },
    { matchedBy: null, parkingId: null, parkingName: null, airportCode: null, ...none },
  ])
})

test('the same told twice changes nothing, and a later one moves states', async () => {
  expect(await store([told('1'), told('2')])).toEqual({ added: 2, changed: 0, unchanged: 0 })
  const before = await stored()
  const log = await db.$count(auditLog)
  expect(await store([told('1'), told('2')])).toEqual({ added: 0, changed: 0, unchanged: 2 })
  expect(await stored()).toEqual(before)
  expect(await db.$count(auditLog)).toBe(log)

  const more = { state: 'declined', reason: 'dubbel' } as const
  expect(await store([told('1', more), told('2'), told('3')])).toEqual({
    ...{ added: 1, changed: 1, unchanged: 1 },
  })
  expect(await stored()).toMatchObject([
    { state: 'declined', reason: 'dubbel', stateAt: now, history: [{}, { reason: 'dubbel' }] },
    before[1],
    { number: '3' },
  ])
})

test('a number that is told twice at once becomes one, as it is told last', async () => {
  const counts = await store([told('1'), told('1', { state: 'approved' })])
  expect(counts).toEqual({ added: 1, changed: 0, unchanged: 0 })
  expect(await stored()).toMatchObject([{ state: 'approved', history: [{}, {}] }])
})

test('a match is made when it can be, and that of an admin stays', async () => {
  const { id } = await someParking()
  await store([told('1', { itemName: 'Naam' }), told('2', { itemName: 'Naam' })])
  await db
    .update(conversions)
    .set({ matchedBy: 'hand', parkingId: 7 })
    .where(eq(conversions.number, '2'))
  await db.insert(matchRules).values({ programmeId, name: 'Naam', parkingId: id })
  await store([told('1', { itemName: 'Naam' }), told('2', { itemName: 'Naam' })])
  expect(await stored()).toMatchObject([
    { matchedBy: 'rule', parkingId: id },
    { matchedBy: 'hand', parkingId: 7 },
  ])
})

test('more at once than a statement takes', async () => {
  const { id } = await someParking()
  const all = Array.from({ length: 1_200 }, (_, at) =>
    told(String(at), { reference: `lot-${id}-ams`, itemName: `Naam ${at}` }),
  )
  expect(await store(all)).toEqual({ added: 1_200, changed: 0, unchanged: 0 })
  const later = all.map((one) => ({ ...one, state: 'approved' as const }))
  expect(await store(later)).toEqual({ added: 0, changed: 1_200, unchanged: 0 })
  expect(await db.$count(conversions, eq(conversions.state, 'approved'))).toBe(1_200)
})
