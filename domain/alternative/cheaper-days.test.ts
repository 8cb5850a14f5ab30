import { describe, expect, test } from 'vitest'
import { cheaperDays, cheaperText } from './cheaper-days.ts'

/** The totals of a parking of 5,95 a day with a reservation fee of 10 euros. */
const totals = Array.from({ length: 365 }, (_, at) => 1000 + 595 * (at + 1))
const fixed = (cents: number) => cheaperDays(totals, { per: 'stay', cents })
const daily = (cents: number) => cheaperDays(totals, { per: 'day', cents })

describe('a fixed fare wins on long stays', () => {
  test('so parking is cheaper up to a number of days', () => {
    expect(fixed(13_000)).toEqual([{ from: 1, upTo: 20 }])
    expect(cheaperText(fixed(13_000), 365)).toBe('Parkeren is goedkoper tot en met 20 dagen.')
  })

  test('and one day more costs more than the fare', () => {
    const last = fixed(13_000)[0]?.upTo ?? 0
    expect(totals[last - 1]).toBeLessThan(13_000)
    expect(totals[last]).toBeGreaterThanOrEqual(13_000)
  })
})

describe('a daily cost wins on short stays', () => {
  test('so parking is cheaper from a number of days', () => {
    expect(daily(800)).toEqual([{ from: 5, upTo: 365 }])
    expect(cheaperText(daily(800), 365)).toBe('Parkeren is goedkoper vanaf 5 dagen.')
  })

  test('also when a longer stay is not possible', () => {
    const upToThreeWeeks = totals.map((total, at) => (at < 21 ? total : null))
    const runs = cheaperDays(upToThreeWeeks, { per: 'day', cents: 800 })
    expect(cheaperText(runs, 365)).toBe('Parkeren is goedkoper van 5 tot en met 21 dagen.')
  })
})

test('the same amount is not cheaper', () => {
  expect(fixed(1595)).toEqual([])
  expect(fixed(1596)).toEqual([{ from: 1, upTo: 1 }])
})

test.each([
  [[], 'Parkeren is niet goedkoper.'],
  [[{ from: 1, upTo: 365 }], 'Parkeren is altijd goedkoper.'],
  [[{ from: 1, upTo: 1 }], 'Parkeren is goedkoper bij 1 dag.'],
  [[{ from: 365, upTo: 365 }], 'Parkeren is goedkoper vanaf 365 dagen.'],
])('%j is said in words', (runs, text) => {
  expect(cheaperText(runs, 365)).toBe(text)
})

test('a package that is dear for a few days gives more than one answer', () => {
  const steps = [900, 900, 2000, 2000, 2000, 3000, 3000]
  const runs = cheaperDays(steps, { per: 'day', cents: 490 })
  expect(runs).toEqual([
    { from: 2, upTo: 2 },
    { from: 5, upTo: 5 },
    { from: 7, upTo: 7 },
  ])
  expect(cheaperText(runs, 7)).toBe(
    'Parkeren is goedkoper bij 2 dagen, bij 5 dagen en vanaf 7 dagen.',
  )
})
