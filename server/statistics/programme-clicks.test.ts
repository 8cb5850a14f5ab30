import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#server/db/client.ts'
import { affiliateClicks, dailyTotals } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { deleteRaw, rollUp } from './roll-up.ts'
import { lastRolledUp, type Span, totals } from './totals.ts'

withSeededDatabase()
beforeEach(async () => {
  for (const table of [affiliateClicks, dailyTotals]) await db.delete(table)
})

const click = { parkingId: 12, parkingName: 'Ringvaart Parking', airportCode: 'AMS' }
const at = (moment: string) => new Date(moment)

async function fill() {
  await db.insert(affiliateClicks).values([
    { ...click, programmeId: 3, dayHash: 'a', clickDate: at('2026-10-20T10:00:00+02:00') },
    { ...click, programmeId: 3, dayHash: 'a', clickDate: at('2026-10-20T11:00:00+02:00') },
    { ...click, programmeId: 3, dayHash: 'b', clickDate: at('2026-10-20T12:00:00+02:00') },
    { ...click, programmeId: 4, dayHash: 'a', clickDate: at('2026-10-27T10:00:00+01:00') },
    { ...click, parkingId: null, dayHash: 'a', clickDate: at('2026-10-27T10:00:00+01:00') },
    { ...click, programmeId: 4, botReason: 'crawler', clickDate: at('2026-10-27T10:00:00+01:00') },
  ])
}

const counted = [
  { key: '4 12 AMS', count: 1, former: 0, uniques: 1, formerUniques: 0 },
  { key: '0 0 AMS', count: 1, former: 0, uniques: 1, formerUniques: 0 },
  { key: '3 12 AMS', count: 0, former: 3, uniques: 0, formerUniques: 2 },
]

async function clicks() {
  const span: Span = {
    period: { from: '2026-10-26', to: '2026-11-01' },
    former: { from: '2026-10-19', to: '2026-10-25' },
    rolled: await lastRolledUp(),
    narrowing: {},
  }
  return totals('clicks', 'programme', span)
}

test('clicks keep the programme of their moment when their raw rows are gone', async () => {
  await fill()
  expect(new Set(await clicks())).toEqual(new Set(counted))

  await rollUp(at('2026-11-02T12:00:00+01:00'))
  await deleteRaw('2026-11-02')
  expect(await db.$count(affiliateClicks)).toBe(0)
  expect(new Set(await clicks())).toEqual(new Set(counted))
})

test('a day that was counted before there were programmes is counted by them as well', async () => {
  await fill()
  const now = at('2026-11-02T12:00:00+01:00')
  await rollUp(now)
  await db.delete(dailyTotals).where(eq(dailyTotals.dimension, 'programme'))
  await rollUp(now)

  await deleteRaw('2026-11-02')
  expect(new Set(await clicks())).toEqual(new Set(counted))
})
