import { expect, test } from 'vitest'
import { judgeAirports, judgedDays, judgeSite, usualRanges } from './usual-clicks.ts'

/** A count per day, yesterday first, by how many days ago it is. */
const days = (clicks: (daysAgo: number) => number) => ({
  perDay: Array.from({ length: judgedDays }, (_, index) => clicks(index + 1)),
})
/** Counts that go up and down a little, as real ones do. */
const around = (mean: number) => days((ago) => mean + (((ago * 7) % 5) - 2) * (mean / 50))
const halved = (mean: number, since: number) =>
  days((ago) => Math.round(mean * (ago <= since ? 0.5 : 1)))

const one = (airport: { perDay: number[] }) => judgeAirports([airport, around(40)])[0]

test('the usual is that of the same weekday: a quiet Sunday is not said', () => {
  const judged = judgeSite(days((ago) => (ago % 7 === 1 ? 300 : 900)))

  expect(judged).toMatchObject({ days: 1, clicks: 300, usual: 300 })
  expect(judged?.outside).toBeUndefined()
})

test('the trend of the weeks before is taken out', () => {
  const growing = judgeSite(days((ago) => Math.round(1_000 - 60 * Math.ceil(ago / 7))))

  expect(growing?.usual).toBeGreaterThan(930)
  expect(growing?.outside).toBeUndefined()
})

test('half of the clicks of an airport is said, in a site that is within its spread', () => {
  const airports = [halved(100, 1), ...Array.from({ length: 30 }, () => around(200))]
  const site = days((ago) => airports.reduce((sum, { perDay }) => sum + (perDay[ago - 1] ?? 0), 0))

  expect(judgeSite(site)?.outside).toBeUndefined()
  expect(judgeAirports(airports).map((each) => each?.outside)).toEqual([
    'below',
    ...Array.from({ length: 30 }, () => undefined),
  ])
})

test('what one day leaves open, two days tell', () => {
  const less = (since: number) => days((ago) => (ago <= since ? 72 : 100))

  expect(one(less(1))).toMatchObject({ days: 1, outside: undefined })
  expect(one(less(2))).toMatchObject({ days: 2, clicks: 144, usual: 200, outside: 'below' })
})

test('an airport with fewer than 60 clicks a day is judged by its week', () => {
  expect(one(halved(50, 1))).toMatchObject({ days: 7, clicks: 325, outside: undefined })
  expect(one(halved(50, 7))).toMatchObject({ days: 7, clicks: 175, usual: 350, outside: 'below' })
})

test('twice the clicks are said too', () => {
  expect(one(days((ago) => (ago === 1 ? 200 : 100)))?.outside).toBe('above')
})

test('the more airports are looked at, the wider is the spread of each', () => {
  const many = judgeAirports(Array.from({ length: 200 }, () => around(100)))[0]
  const few = judgeAirports([around(100)])[0]

  expect(many?.lowest).toBeLessThan(few?.lowest ?? 0)
  expect(many?.highest).toBeGreaterThan(few?.highest ?? 0)
})

test('counts that jump by themselves have a wider spread', () => {
  const calm = one(around(100))
  const jumpy = one(days((ago) => (Math.ceil(ago / 7) % 2 === 0 ? 60 : 140)))

  expect(jumpy?.lowest).toBeLessThan(calm?.lowest ?? 0)
})

test('too few clicks, or weeks from before there was anything, have no usual', () => {
  expect(one(days(() => 1))).toBeUndefined()
  expect(one(days((ago) => (ago > 30 ? 0 : 100)))).toBeUndefined()
  expect(judgeSite(days(() => 0))).toBeUndefined()
})

test('each day has the range of its weekday, and one without eight weeks before it has none', () => {
  const { perDay } = days((ago) => (ago % 7 === 1 ? 300 : 900))
  const last = ['2026-11-18', '2026-11-19', '2026-11-20']
  // One week more than the last day needs, so that the two before it are judged as well.
  const ranges = usualRanges(last, [...perDay, ...perDay.slice(0, 7)])

  expect(ranges.map(({ day }) => day)).toEqual(last)
  expect(ranges.at(-1)?.highest).toBeLessThan(450)
  expect(ranges[0]?.lowest).toBeGreaterThan(700)
  expect(usualRanges(last, days((ago) => (ago > 20 ? 0 : 900)).perDay)).toEqual([])
})
