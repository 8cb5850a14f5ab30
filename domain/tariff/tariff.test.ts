import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aTariff } from '#test/tariffs.ts'
import { type Tariff, tariffOn, tariffPrice, twins } from './tariff.ts'

const cents = (tariff: Tariff, days: number) => tariffPrice(tariff, days).cents

describe('a step is the price of that many days together', () => {
  const packages = aTariff({
    steps: [
      { days: 1, total: 24 },
      { days: 3, total: 38.5 },
      { days: 8, total: 68 },
      { days: 10, total: 66 },
    ],
    extraDay: 6.5,
  })

  test.each([
    ['exactly a step', 3, 3850],
    ['in a gap, the next one', 2, 3850],
    ['a longer package that costs less', 8, 6600],
    ['one day past the last step', 11, 7250],
    ['five days past it', 15, 9850],
  ])('%s', (_, days, total) => {
    expect(cents(packages, days)).toBe(total)
  })

  test('the days that are paid for are those of the package', () => {
    expect([2, 8, 11].map((days) => tariffPrice(packages, days).paidDays)).toEqual([3, 10, 11])
  })
})

test('a price per day is one step with an extra day', () => {
  const perDay = aTariff({ steps: [{ days: 1, total: 6.95 }], extraDay: 6.95 })

  expect([1, 2, 8].map((days) => cents(perDay, days))).toEqual([695, 1390, 5560])
})

test('fewer days than the minimum are charged as the minimum', () => {
  const atLeastThree = aTariff({ minimumDays: 3, steps: [{ days: 1, total: 10 }], extraDay: 9 })

  expect([1, 3, 4].map((days) => cents(atLeastThree, days))).toEqual([2800, 2800, 3700])
})

describe('which tariff holds', () => {
  const always = aTariff({ name: 'Altijd' })
  const winter = aTariff({ name: 'Winter', validFrom: '2026-11-01', validTo: '2027-03-31' })
  const christmas = aTariff({ name: 'Kerst', validFrom: '2026-12-19', validTo: '2027-01-03' })
  const nameOn = (day: string) => tariffOn([christmas, always, winter], day)?.name

  test.each([
    ['2026-10-31', 'Altijd'],
    ['2026-11-01', 'Winter'],
    ['2026-12-18', 'Winter'],
    ['2026-12-19', 'Kerst'],
    ['2027-01-03', 'Kerst'],
    ['2027-01-04', 'Winter'],
    ['2027-04-01', 'Altijd'],
  ])('on %s it is the one that begins last: %s', (day, name) => {
    expect(nameOn(day)).toBe(name)
  })

  test('there may be none', () => {
    expect(tariffOn([winter], '2026-10-31')).toBeUndefined()
    expect(tariffOn([], '2026-10-31')).toBeUndefined()
  })

  test('two with the same begin are twins', () => {
    const other = { ...winter, name: 'Winter, nieuw', validTo: null }

    expect(twins([always, winter, other])).toEqual([winter, other])
    expect(twins([always, aTariff({ name: 'Ook altijd' })])).toHaveLength(2)
    expect(twins([always, winter, christmas])).toEqual([])
  })
})

test('more days never cost less than fewer, and a price is in whole cents', () => {
  fc.assert(
    fc.property(anyTariff, fc.integer({ min: 1, max: 365 }), (tariff, days) => {
      expect(cents(tariff, days + 1)).toBeGreaterThanOrEqual(cents(tariff, days))
      expect(Number.isSafeInteger(cents(tariff, days))).toBe(true)
    }),
  )
})

const euros = fc.integer({ min: 0, max: 100_000 }).map((count) => count / 100)

const anyTariff = fc
  .record({
    steps: fc.uniqueArray(fc.record({ days: fc.integer({ min: 1, max: 60 }), total: euros }), {
      selector: ({ days }) => days,
      minLength: 1,
      maxLength: 12,
    }),
    extraDay: euros,
    minimumDays: fc.option(fc.integer({ min: 1, max: 14 })),
  })
  .map(({ steps, ...rest }) =>
    aTariff({ ...rest, steps: steps.toSorted((a, b) => a.days - b.days) }),
  )
