import { beforeEach, expect, test } from 'vitest'
import type { Outstanding, Payout } from '#domain/earnings/payout/payout.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { addSampleEarnings, countSampleEarnings } from '#server/db/earnings/sample-earnings.ts'
import { conversions, couplings, payouts, programmes } from '#server/db/earnings/tables.ts'
import { affiliateClicks, parkings } from '#server/db/schema.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { addTestConversions, addTestProgramme, withoutEarnings } from '#test/earnings.ts'

withSeededDatabase()
withAdmin()

const path = '/api/admin/sample-earnings'
const today = amsterdamDay(new Date())

beforeEach(async () => {
  await withoutEarnings()
  const built = await db
    .select({ id: parkings.id, name: parkings.name, airport: parkings.airportCode })
    .from(parkings)
    .orderBy(parkings.position)
  await addSampleEarnings(db, built, today)
})

test('the sample has two programmes, 60 conversions of 90 days in every state, and no clicks', async () => {
  expect((await asAdmin('GET', path)).body).toEqual({ programmes: 2, conversions: 60, payouts: 1 })
  const rows = await db.select().from(conversions)
  expect(new Set(rows.map(({ state }) => state))).toEqual(
    new Set(['open', 'approved', 'paid', 'declined']),
  )
  const days = rows.map(({ bookedAt }) => amsterdamDay(bookedAt)).toSorted()
  expect(days[0]).toBe(dayAfter(today, -89))
  expect(days.at(-1)).toBe(dayAfter(today, -1))
  expect(rows.filter(({ matchedBy }) => matchedBy === null)).toHaveLength(1)
  expect(rows.filter(({ parkingId }) => parkingId === null)).toHaveLength(1)
  expect(await db.$count(affiliateClicks)).toBe(0)
  for (const { history, state, stateAt, commission } of rows) {
    expect(history.at(-1)).toMatchObject({ state, commission, at: stateAt.toISOString() })
    const moments = history.map(({ at }) => at)
    expect(moments).toEqual(moments.toSorted())
    expect(stateAt.getTime()).toBeLessThan(Date.now())
  }
})

test('its payout is €3,20 less than what it covers was worth', async () => {
  const { body } = await asAdmin<{ rows: Payout[] }>('GET', '/api/admin/payouts')
  const [payout] = body.rows
  expect(body.rows).toHaveLength(1)
  expect(payout).toMatchObject({ isSample: true, amount: (payout?.expected ?? 0) - 320 })
  expect(payout?.conversions).toBeGreaterThan(5)
  const { body: owed } = await asAdmin<Outstanding[]>('GET', '/api/admin/payouts/outstanding')
  expect(owed.map(({ network }) => network).toSorted()).toEqual(['awin', 'direct'])
})

test('one press wipes it, and one undo brings it back', async () => {
  const couplingsBefore = await db.$count(couplings)
  const { status, body } = await asAdmin<{ change: string }>('DELETE', path)
  expect(status).toBe(200)
  for (const table of [programmes, conversions, payouts, couplings]) {
    expect(await db.$count(table)).toBe(0)
  }
  expect((await asAdmin('POST', `/api/admin/changes/${body.change}/undo`, {})).status).toBe(200)
  expect(await countSampleEarnings(db)).toEqual({ programmes: 2, conversions: 60, payouts: 1 })
  expect(await db.$count(couplings)).toBe(couplingsBefore)
})

test('what is real stays, also a payout that covers some of the sample', async () => {
  const own = await addTestProgramme('Polder via Awin')
  await addTestConversions(own, [{ number: 'A1', day: '2026-01-01' }])
  const mixed = { network: 'awin', programmeId: null, covers: { until: today }, note: '' }
  await asAdmin('POST', '/api/admin/payouts', {
    ...{ ...mixed, day: today, number: 'AW-1', amount: 1, vatPercent: 21 },
  })
  expect((await asAdmin('DELETE', path)).status).toBe(200)
  expect(await db.$count(payouts)).toBe(1)
  const left = await countSampleEarnings(db)
  expect(left).toMatchObject({ programmes: 1, payouts: 0 })
  expect(left.conversions).toBeGreaterThan(0)
})
