import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Narrowing } from '#domain/statistics/narrowing.ts'
import { sumOf } from '#domain/statistics/statistics.ts'
import { db } from '#server/db/client.ts'
import { listParkings } from '#server/db/parkings/parkings.ts'
import {
  affiliateClicks,
  contactRequests,
  dailyTotals,
  filterUses,
  pageViews,
} from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { countAllClicks, readStatistics } from './report.ts'
import { deleteRaw, rollUp } from './roll-up.ts'

withSeededDatabase()
beforeEach(async () => {
  for (const table of [affiliateClicks, pageViews, filterUses, contactRequests, dailyTotals]) {
    await db.delete(table)
  }
})

// The night of 25 October 2026 ends summer time, so that day has 25 hours.
const period = { from: '2026-10-24', to: '2026-10-27' }
const read = (narrowing: Narrowing = {}) => readStatistics(period, narrowing)
const at = (moment: string) => new Date(moment)

const click = {
  parkingId: 1,
  parkingName: 'Oude naam',
  airportCode: 'AMS',
  listPosition: 1,
  page: '/parkeren/schiphol',
  source: 'direct',
  dayHash: 'a',
}
const view = {
  path: '/parkeren/schiphol',
  airportCode: 'AMS',
  source: 'zoekmachine: google',
  dayHash: 'a',
}
const use = { airportCode: 'AMS', filters: 'covered,max:5', results: 0, dayHash: 'a' }

/** Events on the days around the clock change, and some in the previous period. */
async function fill() {
  const [parking] = await listParkings('AMS')
  const mine = { ...click, parkingId: parking?.id ?? 0 }
  await db.insert(affiliateClicks).values([
    { ...mine, clickDate: at('2026-10-22T10:00:00+02:00') },
    { ...mine, clickDate: at('2026-10-24T23:59:59+02:00') },
    { ...mine, clickDate: at('2026-10-25T00:00:00+02:00'), dayHash: 'b' },
    { ...mine, clickDate: at('2026-10-25T02:30:00+02:00'), dayHash: 'b', isRepeat: true },
    { ...mine, clickDate: at('2026-10-25T02:30:00+01:00'), listPosition: 3 },
    { ...mine, clickDate: at('2026-10-25T23:59:59+01:00'), parkingName: 'Nieuwe naam' },
    { ...mine, clickDate: at('2026-10-26T00:00:00+01:00'), botReason: 'crawler' },
    { ...click, parkingId: null, airportCode: 'EIN', clickDate: at('2026-10-26T12:00:00+01:00') },
    { ...mine, page: '/vergelijken', clickDate: at('2026-10-27T12:00:00+01:00') },
  ])
  await db.insert(pageViews).values([
    { ...view, at: at('2026-10-21T12:00:00+02:00') },
    { ...view, at: at('2026-10-25T00:00:00+02:00') },
    { ...view, at: at('2026-10-25T23:00:00+01:00') },
    { ...view, at: at('2026-10-25T23:00:00+01:00'), dayHash: 'b', source: 'direct' },
    { ...view, at: at('2026-10-25T23:00:00+01:00'), dayHash: 'c', botReason: 'previewer' },
    { ...view, at: at('2026-10-27T23:00:00+01:00'), path: '/faq', airportCode: null },
  ])
  await db.insert(filterUses).values([
    { ...use, at: at('2026-10-25T23:10:00+01:00') },
    { ...use, at: at('2026-10-25T23:11:00+01:00'), filters: 'covered', results: 2 },
    { ...use, at: at('2026-10-26T23:11:00+01:00'), filters: 'covered,max:10' },
  ])
  await db.insert(contactRequests).values({
    ...{ name: 'Jo', email: 'jo@example.com', subject: 'Een vraag', message: 'Hoe laat open?' },
    createdAt: at('2026-10-24T12:00:00+02:00'),
  })
  return mine.parkingId
}

test('narrowed to an airport, each figure is that of its row in the list', async () => {
  await fill()
  const { airports } = await read()
  const [airport] = airports
  if (!airport) throw new Error('there are clicks')
  const sums = sumOf((await read({ airport: airport.code })).days)

  expect(sums).toMatchObject({
    clicks: airport.count,
    clickers: airport.visitors,
    visitors: airport.seen,
  })
})

test('days begin at midnight in Amsterdam, also when the clock changes', async () => {
  await fill()
  const { days, formerDays, hours } = await read()

  expect(days).toEqual([
    { day: '2026-10-24', clicks: 1, views: 0, visitors: 0, clickers: 1, contacts: 1 },
    { day: '2026-10-25', clicks: 4, views: 3, visitors: 2, clickers: 2, contacts: 0 },
    { day: '2026-10-26', clicks: 1, views: 0, visitors: 0, clickers: 1, contacts: 0 },
    { day: '2026-10-27', clicks: 1, views: 1, visitors: 1, clickers: 1, contacts: 0 },
  ])
  expect(formerDays.map(({ clicks, views }) => [clicks, views])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [0, 0],
  ])
  expect(hours).toContainEqual({ weekday: 7, hour: 2, clicks: 2, former: 0 })
})

test('clicks are counted by parking, airport, position, page and source', async () => {
  const id = await fill()
  const [parking] = await listParkings('AMS')
  const { parkings, airports, positions, pages, sources, origins } = await read()

  expect(parkings).toEqual([
    { id, airportCode: 'AMS', name: parking?.name, count: 6, former: 1, visitors: 5, seen: 2 },
    { id: 0, airportCode: 'EIN', name: 'Oude naam', count: 1, former: 0, visitors: 1, seen: 0 },
  ])
  expect(airports.map(({ code, count }) => [code, count])).toEqual([
    ['AMS', 6],
    ['EIN', 1],
  ])
  // Clicks in the comparison have no position in a list.
  expect(positions).toMatchObject([
    { position: 1, count: 5, former: 1, seen: 2 },
    { position: 3, count: 1, former: 0, seen: 2 },
  ])
  expect(pages).toEqual([
    { path: '/parkeren/schiphol', views: 3, formerViews: 1, visitors: 2, clicks: 6 },
    { path: '/faq', views: 1, formerViews: 0, visitors: 1, clicks: 0 },
  ])
  expect(sources).toEqual([
    { source: 'zoekmachine: google', visitors: 2, formerVisitors: 1, clicks: 0, formerClicks: 0 },
    { source: 'direct', visitors: 1, formerVisitors: 0, clicks: 7, formerClicks: 1 },
  ])
  expect(origins).toEqual([
    { airportCode: 'AMS', name: 'Schiphol', source: 'direct', count: 6, former: 1 },
    { airportCode: 'EIN', name: 'Eindhoven', source: 'direct', count: 1, former: 0 },
  ])
})

test('parkings without a total of their own have a name, and stand last', async () => {
  const total = { day: '2026-10-25', measure: 'clicks', dimension: 'parking' }
  await db.insert(dailyTotals).values([
    { ...total, key: 'overig', count: 900 },
    { ...total, key: '7 AMS Polderpark', count: 3 },
    { ...total, measure: 'rolled-up', dimension: '', key: '', count: 1 },
  ])

  expect((await read()).parkings.map(({ name, count }) => [name, count])).toEqual([
    [expect.any(String), 3],
    ['Overige parkings', 900],
  ])
})

test('with today, the clicks of the period before count up to the same time of the day', async () => {
  const now = at('2026-10-27T12:30:00+01:00')
  const today = { from: '2026-10-27', to: '2026-10-27' }
  const moments = [
    ...['2026-10-20T09:00:00+02:00', '2026-10-26T09:00:00+01:00', '2026-10-26T12:31:00+01:00'],
    ...['2026-10-26T23:00:00+01:00', '2026-10-27T09:00:00+01:00'],
  ]
  await db.insert(affiliateClicks).values(moments.map((m) => ({ ...click, clickDate: at(m) })))
  const compared = async () => {
    const { airports, days, formerDays, until } = await readStatistics(today, {}, now)
    return {
      airports: airports.map(({ count, former }) => [count, former]),
      until,
      days: [days[0]?.clicks, formerDays[0]?.clicks],
    }
  }
  const upToNow = { airports: [[1, 1]], until: '12:30', days: [1, 1] }

  expect(await compared()).toEqual(upToNow)
  await rollUp(now)
  expect(await compared()).toEqual(upToNow)

  // Other periods count whole days.
  const before = await readStatistics({ from: '2026-10-26', to: '2026-10-26' }, {}, now)
  expect(before.until).toBeUndefined()
  expect(sumOf(before.days).clicks).toBe(3)
})

test('the funnel of an airport page and its empty filter results are counted', async () => {
  await fill()
  const { funnel, filters, foundNothing } = await read()

  expect(funnel).toEqual([
    {
      ...{ airportCode: 'AMS', name: 'Schiphol', page: 2, used: 1, usedAndClicked: 1 },
      ...{ clicked: 2, formerClicked: 0 },
    },
  ])
  expect(filters).toEqual([
    { name: 'covered', count: 3, former: 0, visitors: 2 },
    { name: 'max', count: 2, former: 0, visitors: 2 },
  ])
  expect(foundNothing).toEqual([
    { airportCode: 'AMS', filters: ['covered', 'max:10'], count: 1, former: 0, visitors: 1 },
    { airportCode: 'AMS', filters: ['covered', 'max:5'], count: 1, former: 0, visitors: 1 },
  ])
})

test('bots and repeated clicks are counted separately, with the reason', async () => {
  await fill()

  expect((await read()).apart).toEqual([
    { what: 'clicks', reason: 'repeat', count: 1, former: 0 },
    { what: 'clicks', reason: 'crawler', count: 1, former: 0 },
    { what: 'views', reason: 'previewer', count: 1, former: 0 },
  ])
})

test('the report stays the same after the roll-up and after the raw rows are deleted', async () => {
  await fill()
  const before = await read()
  const clicks = await countAllClicks()

  // 27 October has not ended.
  await rollUp(at('2026-10-27T18:00:00+01:00'))
  expect(await read()).toEqual(before)
  expect(await countAllClicks()).toBe(clicks)

  await rollUp(at('2026-10-28T00:05:00+01:00'))
  expect(await rolledDays()).toBe(6)
  await rollUp(at('2026-10-28T00:15:00+01:00'))
  await rollUp(at('2026-10-28T00:16:00+01:00'))
  expect(await rolledDays()).toBe(7)
  expect(await read()).toEqual(before)

  await deleteRaw('2026-10-26')
  expect(await db.$count(affiliateClicks)).toBe(3)
  await rollUp(at('2026-10-29T12:00:00+01:00'))
  await deleteRaw('2030-01-01')
  expect([await db.$count(affiliateClicks), await db.$count(pageViews)]).toEqual([0, 0])
  expect(await read()).toEqual(before)
  expect(await countAllClicks()).toBe(clicks)
})

test('a day without totals keeps its raw rows, however old', async () => {
  await fill()
  await deleteRaw('2030-01-01')

  expect(await db.$count(affiliateClicks)).toBe(9)
})

test('a day keeps a limited number of sources and counts the rest together', async () => {
  await db.execute(sql`
    insert into page_views (at, path, source, day_hash)
    select '2026-10-25T12:00:00+01:00', '/faq', 'verwijzing: ' || number || '.nl', number::text
    from generate_series(1, 600) number`)
  const before = await read()
  await rollUp(at('2026-10-26T12:00:00+01:00'))

  expect(before.sources).toHaveLength(501)
  expect(before.sources[0]).toMatchObject({ source: 'overig', visitors: 100 })
  expect(await read()).toEqual(before)
})

const rolledDays = () => db.$count(dailyTotals, sql`measure = 'rolled-up'`)

test('an airport with visitors and without clicks comes after those with clicks', async () => {
  await fill()
  await db.insert(pageViews).values([
    {
      ...view,
      path: '/parkeren/rotterdam',
      airportCode: 'RTM',
      at: at('2026-10-25T12:00:00+01:00'),
    },
    { ...view, path: '/parkeren/brussel', airportCode: 'BRU', at: at('2026-10-25T12:00:00+01:00') },
    {
      ...view,
      path: '/parkeren/brussel',
      airportCode: 'BRU',
      at: at('2026-10-26T12:00:00+01:00'),
    },
  ])
  const { airports } = await read()

  expect(airports.map(({ code, count, seen }) => [code, count, seen])).toEqual([
    ['AMS', 6, 2],
    ['EIN', 1, 0],
    ['BRU', 0, 2],
    ['RTM', 0, 1],
  ])
})

test('narrowed to an airport, the other lists count only what belongs to it', async () => {
  await fill()
  const narrowed = await readStatistics(period, { airport: 'EIN' })

  expect(narrowed.parkings.map(({ airportCode, count }) => [airportCode, count])).toEqual([
    ['EIN', 1],
  ])
  expect(narrowed.days.map(({ clicks, views }) => [clicks, views])).toEqual([
    [0, 0],
    [0, 0],
    [1, 0],
    [0, 0],
  ])
  // The list of the choice itself stays whole.
  expect(narrowed.airports.map(({ code }) => code)).toEqual(['AMS', 'EIN'])
  expect(narrowed.filters).toEqual([])
})

test('narrowed to a source, a page or a parking, filters follow their visitors', async () => {
  const id = await fill()
  const bySource = await readStatistics(period, { source: 'direct' })
  expect(bySource.pages.map(({ path, views }) => [path, views])).toEqual([
    ['/parkeren/schiphol', 1],
  ])
  expect(bySource.filters).toEqual([])
  expect(bySource.sources.length).toBeGreaterThan(1)

  const byPage = await readStatistics(period, { page: '/vergelijken' })
  expect(byPage.days.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(1)

  const byParking = await readStatistics(period, { parking: String(id) })
  expect(byParking.airports.map(({ code, count }) => [code, count])).toEqual([['AMS', 6]])
})

test('a narrowing of days without raw rows says from which day it counts', async () => {
  await fill()
  expect((await readStatistics(period, { airport: 'AMS' })).completeFrom).toBeUndefined()

  await rollUp(at('2026-10-28T12:00:00+01:00'))
  await deleteRaw('2026-10-26')
  expect((await readStatistics(period, { airport: 'AMS' })).completeFrom).toBe('2026-10-26')
  expect((await read()).completeFrom).toBeUndefined()
})
