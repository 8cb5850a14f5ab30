import { expect, test } from 'vitest'
import { dayAfter } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { affiliateClicks, dailyTotals } from '#server/db/schema.ts'
import { writeDayNote } from '#server/db/statistics/day-notes.ts'
import { withSeededDatabase } from '#test/database.ts'
import { readMorningClicks } from './morning-clicks.ts'
import { readStatistics } from './report.ts'

withSeededDatabase()

/** A Friday, in the morning of Amsterdam. */
const now = new Date('2026-11-27T07:14:00Z')
const dayAgo = (days: number) => dayAfter('2026-11-27', -days)
const at = (daysAgo: number, time = '12:00') => new Date(`${dayAgo(daysAgo)}T${time}:00Z`)

const click = { parkingId: 1, parkingName: 'Polderpark', airportCode: 'AMS' }

test('yesterday is beside the same weekday of eight weeks, without robots', async () => {
  await db
    .insert(affiliateClicks)
    .values([
      ...[0, 1, 1, 8, 15, 15, 29, 36].map((days) => ({ ...click, clickDate: at(days) })),
      { ...click, clickDate: at(1), botReason: 'crawler' },
    ])
  const { yesterday, sameWeekdays, site, moved, largest } = await readMorningClicks(now)

  expect(yesterday).toEqual({ day: '2026-11-26', clicks: 2 })
  expect(sameWeekdays).toEqual([1, 2, 0, 1, 1, 0, 0, 0])
  expect(site).toBeNull()
  expect([...moved, ...largest]).toEqual([])
})

test('today counts as far as it is, beside the same time of the day of eight weeks', async () => {
  await db.insert(affiliateClicks).values(
    [at(0, '07:13'), at(7, '07:13'), at(7, '07:15'), at(14, '23:50')].map((clickDate) => ({
      ...click,
      clickDate,
    })),
  )

  expect((await readMorningClicks(now)).today).toEqual({ clicks: 1, lowest: 0, highest: 1 })
})

test('an airport that moved is named with its source, in a site as usual', async () => {
  const clicksAt = (code: string) => (days: number) => ({
    ...{ measure: 'clicks', dimension: 'airport', key: code },
    day: dayAgo(days),
    count: code === 'EIN' && days === 1 ? 40 : 100,
  })
  const rolledUp = (days: number) => ({
    ...clicksAt('')(days),
    measure: 'rolled-up',
    dimension: '',
  })
  const days = Array.from({ length: 63 }, (_, index) => index + 1)
  const codes = ['AMS', 'EIN', 'RTM', 'BRU', 'DUS']
  await db
    .insert(dailyTotals)
    .values([...codes.flatMap((code) => days.map(clicksAt(code))), ...days.map(rolledUp)])
  const origin = (source: string, count: number) => (days: number) => ({
    ...{ ...clicksAt('')(days), dimension: 'origin', key: `EIN ${source}`, count },
  })
  await db
    .insert(dailyTotals)
    .values([
      ...days.map(origin('direct', 40)),
      ...days.slice(1).map(origin('zoekmachine: google', 60)),
    ])
  const { site, moved, largest, usualAirports } = await readMorningClicks(now)

  expect(site).toMatchObject({ clicks: 440, usual: 500 })
  expect(site?.outside).toBeUndefined()
  expect(moved).toEqual([
    expect.objectContaining({
      ...{ code: 'EIN', name: 'Eindhoven', days: 1, clicks: 40, usual: 100, outside: 'below' },
      mostly: { source: 'zoekmachine: google', clicks: 0, usual: 60 },
    }),
  ])
  expect(largest.map(({ code }) => code).toSorted()).toEqual(['AMS', 'BRU', 'DUS', 'RTM'])
  expect(usualAirports).toMatchObject({ clicks: 400, usual: 400 })
})

test('it is told when an airport and the site began to move, with what was noted then', async () => {
  await db.delete(dailyTotals)
  const days = Array.from({ length: 63 }, (_, index) => index + 1)
  const total = (dimension: string, key: string) => (days: number) => ({
    ...{ measure: dimension === '' ? 'rolled-up' : 'clicks', dimension, key, day: dayAgo(days) },
    count: days <= 5 ? 90 : 200,
  })
  await db
    .insert(dailyTotals)
    .values([
      ...days.map(total('all', '')),
      ...days.map(total('airport', 'EIN')),
      ...days.map(total('origin', 'EIN zoekmachine: google')),
      ...days.map(total('', '')),
    ])
  await writeDayNote({ id: 1, username: 'beheer' }, dayAgo(6), 'Nieuwe titel')
  const note = { day: dayAgo(6), text: 'Nieuwe titel', by: 'beheer' }
  const { siteBegan, moved } = await readMorningClicks(now)

  expect(moved).toMatchObject([{ code: 'EIN', began: { day: dayAgo(5), note } }])
  expect(siteBegan).toEqual({ day: dayAgo(5), note })

  const periodOf = (from: number, to: number) => ({ from: dayAgo(from), to: dayAgo(to) })
  const read = (from: number, to: number) => readStatistics(periodOf(from, to), {}, now)
  const began = async (from: number, to: number) => (await read(from, to)).began
  expect(await began(7, 1)).toEqual({ day: dayAgo(5), note })
  const { explainedDays = [], earlierDays, days: shown, usual } = await read(7, 1)
  // A week is drawn after the three before it, each day between what is usual.
  expect([earlierDays.length, earlierDays[0]?.day]).toEqual([21, dayAgo(28)])
  expect(earlierDays.concat(shown).map(({ clicks }) => clicks)).toEqual([
    ...Array(23).fill(200),
    ...Array(5).fill(90),
  ])
  expect(usual).toEqual([expect.objectContaining({ day: dayAgo(1), highest: expect.any(Number) })])
  expect(usual[0]?.lowest).toBeGreaterThan(90)
  expect(explainedDays).toHaveLength(28)
  expect(
    explainedDays.filter(({ clicks, lowest }) => clicks < lowest).map(({ day }) => day),
  ).toEqual([5, 4, 3, 2, 1].map(dayAgo))
  // On a Monday the week is told as in its mail.
  expect((await readMorningClicks(new Date('2026-11-30T07:14:00Z'))).week).toEqual({
    ...{ clicks: 362, former: 1_290 },
    explanation: 'Google bij Eindhoven: 930 clicks minder. Dat is 100% van de daling.',
  })
  // After it, between it and before it nothing began.
  expect(await began(2, 1)).toBeUndefined()
  expect(await began(13, 7)).toBeUndefined()
})
