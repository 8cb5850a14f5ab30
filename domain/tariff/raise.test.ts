import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inCents } from '#domain/text/money.ts'
import { aTariff } from '#test/tariffs.ts'
import {
  type Raise,
  raisedParking,
  raisedTariff,
  raiseOf,
  roundings,
  tariffNames,
} from './raise.ts'

const raise: Raise = {
  name: 'Zomer 2027',
  validFrom: '2027-04-01',
  validTo: '2027-10-31',
  percent: 8,
  roundTo: 50,
}
const winter = aTariff({
  name: 'Winter 2026',
  validFrom: '2026-11-01',
  validTo: '2027-03-31',
  billing: 'period',
  steps: [
    { days: 1, total: 24 },
    { days: 8, total: 68 },
  ],
  extraDay: 6.5,
  minimumDays: 2,
})

test('every amount is raised and rounded by itself; the rest of the tariff stays', () => {
  expect(raisedTariff(winter, raise)).toEqual({
    name: 'Zomer 2027',
    validFrom: '2027-04-01',
    validTo: '2027-10-31',
    billing: 'period',
    steps: [
      { days: 1, total: 26 },
      { days: 8, total: 73.5 },
    ],
    extraDay: 7,
    minimumDays: 2,
    maximumDays: null,
  })
})

test.each([
  [55.6, 8, 50, 60],
  [151.6, 8, 50, 163.5],
  [62.5, 4, 1, 65],
  [62.55, 4, 1, 65.05],
  [62.5, 4, 10, 65],
  [62.5, 4, 100, 65],
  // 0.125 is half a cent of 12.5.
  [12.5, 1, 1, 12.63],
  [20, 5.1, 1, 21.02],
  [20, -10, 1, 18],
] as const)(
  '%d euros and %d percent in steps of %d cents are %d',
  (total, percent, roundTo, to) => {
    const tariff = aTariff({ steps: [{ days: 1, total }] })

    expect(raisedTariff(tariff, { ...raise, percent, roundTo }).steps).toEqual([
      { days: 1, total: to },
    ])
  },
)

test('a free extra day stays free; a step never becomes it', () => {
  const cheap = aTariff({ steps: [{ days: 1, total: 0.2 }], extraDay: 0 })

  expect(raisedTariff(cheap, { ...raise, roundTo: 100 })).toMatchObject({
    steps: [{ total: 1 }],
    extraDay: 0,
  })
})

test('raised amounts are multiples of the rounding, and never further off than half of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_000_000 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.constantFrom(...roundings),
      (cents, hundredths, roundTo) => {
        const tariff = aTariff({ steps: [{ days: 1, total: cents / 100 }] })
        const { steps } = raisedTariff(tariff, { ...raise, percent: hundredths / 100, roundTo })
        const to = inCents(steps[0]?.total ?? 0)

        expect(to % roundTo).toBe(0)
        const exact = (cents * (10_000 + hundredths)) / 10_000
        expect(Math.abs(to - Math.max(exact, roundTo / 2))).toBeLessThanOrEqual(roundTo / 2)
      },
    ),
  )
})

describe('a parking that can not be raised', () => {
  const why = (tariffs: Parameters<typeof raiseOf>[0], other: Partial<Raise> = {}) => {
    const raised = raiseOf(tariffs, 'Winter 2026', { ...raise, ...other })
    return raised.ok ? 'raised' : raised.why
  }

  test('has no tariff of this name, one that begins on the same day, or no room', () => {
    const summer = aTariff({ validFrom: '2027-04-01' })

    expect(why([winter])).toBe('raised')
    expect(why([])).toBe('no-tariff')
    expect(why([{ ...winter, name: 'winter 2026' }])).toBe('no-tariff')
    expect(why([winter, summer])).toBe('twin')
    expect(why([winter], { validFrom: '2026-11-01' })).toBe('twin')
    expect(why(Array.from({ length: 50 }, () => winter))).toBe('full')
    expect(why([{ ...winter, extraDay: 99_000 }])).toBe('too-dear')
  })
})

test('of two with the same name the one that begins last is raised', () => {
  const former = { ...winter, validFrom: '2025-11-01', extraDay: 1 }
  const raised = raiseOf([winter, former], 'Winter 2026', raise)

  expect(raised.ok && raised.value.from).toEqual(winter)
})

test('a parking says what eight days cost before and after', () => {
  const parking = { id: 1, version: 3, name: 'Ringvaart', airportCode: 'AMS', tariffs: [winter] }

  expect(raisedParking(parking, 'Winter 2026', raise)).toMatchObject({ from: 6800, to: 7350 })
  expect(raisedParking({ ...parking, tariffs: [] }, 'Winter 2026', raise)).toMatchObject({
    from: null,
    refusal: 'no-tariff',
  })
  const short = { ...parking, tariffs: [{ ...winter, maximumDays: 5 }] }
  expect(raisedParking(short, 'Winter 2026', raise)).toMatchObject({ from: null, refusal: null })
})

test('the names to start from are those of most parkings first', () => {
  const parking = { id: 1, version: 3, name: 'Ringvaart', airportCode: 'AMS' }
  const parkings = [
    { ...parking, tariffs: [winter, aTariff()] },
    { ...parking, tariffs: [winter, { ...winter, validFrom: null }] },
  ]

  expect(tariffNames(parkings)).toEqual([
    { name: 'Winter 2026', parkings: 2 },
    { name: 'Altijd', parkings: 1 },
  ])
})
