import { expect, test } from 'vitest'
import { aTariff } from '#test/tariffs.ts'
import { dayPrices } from './day-prices.ts'

const charges = { pricePerDay: 8.5, tariffs: [aTariff()] }
const day = '2026-12-12'
const totals = (tariff: ReturnType<typeof aTariff>) =>
  dayPrices({ ...charges, tariffs: [tariff] }, day).rows.map(({ total }) => total)

test('1 to 21 days, each with its total and what that is per day', () => {
  const { rows } = dayPrices(
    { ...charges, tariffs: [aTariff({ steps: [{ days: 3, total: 25 }] })] },
    day,
  )

  expect(rows).toHaveLength(21)
  expect(rows[0]).toEqual({ days: 1, total: 2500, perDay: 2500 })
  expect(rows[2]).toEqual({ days: 3, total: 2500, perDay: 833 })
  expect(rows[20]).toEqual({ days: 21, total: 20500, perDay: 976 })
})

test('fewer days than the minimum cost as much as the minimum', () => {
  expect(totals(aTariff({ minimumDays: 3 })).slice(0, 4)).toEqual([3000, 3000, 3000, 4000])
})

test('more days than the maximum have no price', () => {
  expect(totals(aTariff({ maximumDays: 2 })).slice(0, 4)).toEqual([1000, 2000, null, null])
})

test('without a tariff for the day it is an estimate', () => {
  const summer = aTariff({ validFrom: '2027-06-01' })
  const { tariff, rows } = dayPrices({ ...charges, tariffs: [summer] }, day)

  expect(tariff).toBeUndefined()
  expect(rows[7]).toEqual({ days: 8, total: 6800, perDay: 850 })
})
