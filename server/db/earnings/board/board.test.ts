import { beforeEach, expect, test } from 'vitest'
import type { Asked, Breakdown } from '#domain/earnings/board/breakdown.ts'
import { readWeeks } from '#domain/earnings/board/weeks.ts'
import type { ConversionEvent } from '#domain/earnings/conversion/conversion.ts'
import { db } from '#server/db/client.ts'
import {
  conversions,
  couplings,
  payoutLines,
  payouts,
  programmes,
} from '#server/db/earnings/tables.ts'
import { affiliateClicks, dailyTotals, parkings } from '#server/db/schema.ts'
import { deleteRaw, rollUp } from '#server/statistics/roll-up.ts'
import { withSeededDatabase } from '#test/database.ts'
import { readBoard } from './board.ts'
import { readBreakdown } from './breakdown.ts'

withSeededDatabase()
beforeEach(async () => {
  for (const table of [
    ...[payoutLines, payouts, conversions, couplings, programmes],
    ...[affiliateClicks, dailyTotals],
  ]) {
    await db.delete(table)
  }
})

// A Friday. Four weeks from 26 October on, beside those from 28 September to 23 October 15:04.
const now = new Date('2026-11-20T15:04:00+01:00')
const read = readWeeks({ weeks: '4' }, now)
if (!read.ok) throw new Error('no weeks')
const weeks = read.value

const asked: Asked = { q: '', sort: 'expected', dir: 'desc', page: 1, size: 100 }
const board = (day: 'click' | 'booking' | 'approval' | 'payout' = 'click') =>
  readBoard(weeks, day, now)
const table = (by: Breakdown, more: Partial<Asked> = {}) =>
  readBreakdown(weeks, 'click', by, { ...asked, ...more }, now)

async function programme(name: string): Promise<number> {
  const [added] = await db
    .insert(programmes)
    .values({ name, network: 'direct', statusSince: '2026-01-01' })
    .returning()
  return added?.id ?? 0
}

type Given = Partial<typeof conversions.$inferInsert> & { events?: Partial<ConversionEvent>[] }
let number = 0

async function add(programmeId: number, given: Given): Promise<number> {
  const { events, ...more } = given
  const bookedAt = more.bookedAt ?? new Date('2026-11-03T12:00:00+01:00')
  const history = (events ?? [{}]).map(
    (event): ConversionEvent => ({
      ...{ at: bookedAt.toISOString(), state: 'open', commission: 1000, value: null, by: 'file' },
      ...event,
    }),
  )
  const last = history.at(-1)
  const [added] = await db
    .insert(conversions)
    .values({
      programmeId,
      number: String(++number),
      bookedAt,
      clickAt: bookedAt,
      commission: last?.commission ?? 0,
      state: last?.state ?? 'open',
      stateAt: new Date(last?.at ?? bookedAt),
      history,
      ...more,
    })
    .returning()
  return added?.id ?? 0
}

/** As many decided bookings of long ago, of which so many were approved. */
async function decided(programmeId: number, approved: number, declined: number) {
  const bookedAt = new Date('2026-01-05T12:00:00+01:00')
  const at = '2026-01-25T12:00:00+01:00'
  for (let place = 0; place < approved + declined; place++) {
    const state = place < approved ? ('approved' as const) : ('declined' as const)
    await add(programmeId, { bookedAt, events: [{}, { at, state }] })
  }
}

async function aParking() {
  const [parking] = await db.select().from(parkings).limit(1)
  if (!parking) throw new Error('no parking')
  return parking
}

test('what is expected is approved, paid, and what is open times the approval of the programme', async () => {
  const id = await programme('Ringvaart')
  await decided(id, 24, 6)
  await add(id, { events: [{ state: 'approved', commission: 500 }] })
  await add(id, { events: [{ state: 'paid', commission: 700 }] })
  await add(id, { events: [{ state: 'declined', commission: 900 }] })
  await add(id, { events: [{ commission: 1000 }] })

  const found = await board()
  expect(found.now).toMatchObject({
    ...{ approved: 500, paid: 700, declined: 900, open: 1000, bookings: 4 },
    // 26 of the 33 that are decided by now.
    ...{ openCounts: 788, expected: 1988, perHundred: null },
  })
  expect(found.programmes).toMatchObject([
    { name: 'Ringvaart', rate: { approved: 26, decided: 33, of: 'programme' } },
  ])
  expect(found.perWeek.map(({ expected }) => expected)).toEqual([0, 1988, 0, 0])
  // Decided after 20 days: all but the first week.
  expect(found.settlesAfter).toBe(20)
  expect(found.perWeek.map(({ isOpen }) => isOpen)).toEqual([true, true, true, true])
})

test('with too few decided bookings what is open is named and not counted', async () => {
  const id = await programme('Ringvaart')
  await decided(id, 29, 0)
  await add(id, {})

  const found = await board()
  expect(found.now).toMatchObject({ open: 1000, openCounts: 0, expected: 0 })
  expect(found.programmes).toMatchObject([{ rate: null }])
  expect(found.settlesAfter).toBe(60)
})

test('the weeks before are told as they stood at the same age', async () => {
  const id = await programme('Ringvaart')
  const early = new Date('2026-10-06T12:00:00+02:00')
  await add(id, {
    bookedAt: early,
    events: [
      {},
      { at: '2026-10-20T12:00:00+02:00', state: 'approved', commission: 800 },
      { at: '2026-10-30T12:00:00+01:00', state: 'declined', commission: 800 },
    ],
  })
  // Not yet known, and not yet booked, on 23 October at 15:04.
  await add(id, {
    bookedAt: early,
    events: [{ at: '2026-10-24T12:00:00+02:00', state: 'approved', commission: 300 }],
  })
  await add(id, {
    bookedAt: new Date('2026-10-23T15:05:00+02:00'),
    events: [{ state: 'approved', commission: 5000 }],
  })

  const found = await board()
  expect(found.before).toMatchObject({ approved: 800, declined: 0, expected: 800, bookings: 1 })
  expect(found.became).toBe(300)
  expect(found.now.bookings).toBe(0)
  expect(found.perWeek[1]).toMatchObject({ expected: 0, former: 800 })
})

test('money stands on the day of the click, the booking, the approval or the payout', async () => {
  const id = await programme('Ringvaart')
  const conversionId = await add(id, {
    clickAt: new Date('2026-10-27T12:00:00+01:00'),
    bookedAt: new Date('2026-11-03T12:00:00+01:00'),
    events: [
      {},
      { at: '2026-11-10T12:00:00+01:00', state: 'approved' },
      { at: '2026-11-17T12:00:00+01:00', state: 'paid' },
    ],
  })
  const [payout] = await db
    .insert(payouts)
    .values({ network: 'direct', day: '2026-11-16', number: '1', amount: 1000, vatPercent: 21 })
    .returning()
  await db.insert(payoutLines).values({ payoutId: payout?.id ?? 0, conversionId, amount: 1000 })
  await add(id, {})

  const placeOf = async (day: Parameters<typeof board>[0]) =>
    (await board(day)).perWeek.findIndex(({ settled }) => settled > 0)
  expect(await placeOf('click')).toBe(0)
  expect(await placeOf('booking')).toBe(1)
  expect(await placeOf('approval')).toBe(2)
  expect(await placeOf('payout')).toBe(3)
  expect((await board('approval')).now).toMatchObject({ bookings: 1, open: 0, perHundred: null })
})

test('a commission that changed after the approval, and a payout that got a later day, stand on the later day', async () => {
  const id = await programme('Ringvaart')
  await add(id, {
    bookedAt: new Date('2026-09-01T12:00:00+02:00'),
    stateAt: new Date('2026-09-10T12:00:00+02:00'),
    updatedAt: new Date('2026-11-10T12:00:00+01:00'),
    events: [
      {},
      { at: '2026-09-10T12:00:00+02:00', state: 'approved' },
      { at: '2026-11-10T12:00:00+01:00', state: 'approved', commission: 900 },
    ],
  })
  const paid = await add(id, {
    bookedAt: new Date('2026-08-01T12:00:00+02:00'),
    updatedAt: new Date('2026-09-01T12:00:00+02:00'),
    events: [{}, { at: '2026-09-01T12:00:00+02:00', state: 'paid', commission: 700 }],
  })
  const [payout] = await db
    .insert(payouts)
    .values({ network: 'direct', day: '2026-11-16', number: '1', amount: 700, vatPercent: 21 })
    .returning()
  await db
    .insert(payoutLines)
    .values({ payoutId: payout?.id ?? 0, conversionId: paid, amount: 700 })

  expect((await board('approval')).now).toMatchObject({ bookings: 1, approved: 900 })
  expect((await board('payout')).now).toMatchObject({ bookings: 1, paid: 700 })
})

test('bookings without a moment of click, and those of no parking, are named', async () => {
  const id = await programme('Ringvaart')
  await add(id, { clickAt: null, events: [{ state: 'approved', commission: 450 }] })

  expect(await board()).toMatchObject({
    ...{ withoutClick: 1, unmatched: { bookings: 1, expected: 450 } },
  })
  const { rows } = await table('parking')
  expect(rows.at(-1)).toMatchObject({ kind: 'unmatched', clicks: null, expected: 450 })
})

async function clicks(programmeId: number | null, count: number, more: object = {}) {
  const { id, name, airportCode } = await aParking()
  await db.insert(affiliateClicks).values(
    Array.from({ length: count }, (_, place) => ({
      ...{ parkingId: id, parkingName: name, airportCode, programmeId, listPosition: 2 },
      ...{ page: '/parkeren/schiphol', source: 'assistent: chatgpt', dayHash: `${place}` },
      clickDate: new Date('2026-11-03T12:00:00+01:00'),
      ...more,
    })),
  )
}

const every: Breakdown[] = [
  ...(['parking', 'provider', 'programme', 'airport'] as const),
  ...(['position', 'page', 'source', 'weekday'] as const),
]

test('every table sums to the figures above, also when the clicks are only in the totals', async () => {
  const [a, b] = [await programme('Ringvaart'), await programme('Polderpark')]
  const { id, airportCode } = await aParking()
  await decided(a, 25, 8)
  await db.insert(couplings).values({ parkingId: id, programmeId: a, startsOn: '2026-01-01' })
  await clicks(a, 40)
  await clicks(a, 4, { dayHash: '1' })
  const own = { parkingId: id, airportCode, listPosition: 2, page: '/parkeren/schiphol' }
  for (let cents = 1; cents < 12; cents++) {
    await add(a, { ...own, source: 'assistent: chatgpt', events: [{ commission: 101 * cents }] })
    await add(cents % 2 ? a : b, { events: [{ commission: 33 * cents }] })
  }

  const check = async () => {
    const { now: figures } = await board()
    expect(figures.clicks).toBe(40)
    for (const by of every) {
      const { total } = await table(by)
      expect(total, by).toMatchObject({
        ...{ clicks: 40, bookings: 22, expected: figures.expected, perHundred: figures.perHundred },
      })
    }
  }
  await check()
  const before = await Promise.all(every.map((by) => table(by)))
  await rollUp(now)
  await deleteRaw('2026-11-20')
  expect(await db.$count(affiliateClicks)).toBe(0)
  await check()
  expect(await Promise.all(every.map((by) => table(by)))).toEqual(before)
  expect(before[6]?.rows[0]).toMatchObject({ name: 'Assistent: chatgpt', clicks: 40 })
})

test('parkings with too few clicks become one row of their provider, unless they are searched', async () => {
  const id = await programme('Ringvaart')
  const parking = await aParking()
  await db
    .insert(couplings)
    .values({ parkingId: parking.id, programmeId: id, startsOn: '2026-01-01' })
  await clicks(id, 29)
  await add(id, { parkingId: parking.id, events: [{ state: 'paid', commission: 400 }] })

  const { rows } = await table('parking')
  expect(rows).toMatchObject([
    { kind: 'fold', folded: 1, clicks: 29, expected: 400, perHundred: null, hasProgramme: true },
  ])
  expect(rows[0]?.rows).toEqual([
    { name: parking.name, code: parking.airportCode, clicks: 29, expected: 400 },
  ])
  expect((await table('parking', { q: parking.name.toUpperCase() })).rows).toMatchObject([
    { kind: 'one', name: parking.name },
  ])
})

test('a parking without a programme has clicks and nothing to count', async () => {
  await clicks(null, 31)

  expect((await table('parking')).rows).toMatchObject([
    { kind: 'one', clicks: 31, hasProgramme: false, expected: 0 },
  ])
  expect((await board()).setUp).toMatchObject({ programmes: 0, conversions: 0 })
})

test('the clicks of a day before are counted until the same time of it', async () => {
  const on = (clickDate: string) =>
    clicks(null, 1, { dayHash: clickDate, clickDate: new Date(clickDate) })
  await on('2026-10-23T15:03:00+02:00')
  await on('2026-10-23T15:05:00+02:00')
  await on('2026-10-24T10:00:00+02:00')
  await on('2026-10-01T10:00:00+02:00')

  expect((await board()).before.clicks).toBe(2)
})
