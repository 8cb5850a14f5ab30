import { expect, test } from 'vitest'
import { aSurcharge, aTariff } from '#test/tariffs.ts'
import { dayPrices } from './day-prices.ts'
import { quote } from './quote.ts'

const charges = { pricePerDay: 8.5, tariffs: [aTariff()], surcharges: [] }
const stay = { from: '2026-12-12', fromTime: null, toTime: null, persons: 2 }
const totals = (tariff: ReturnType<typeof aTariff>) =>
  dayPrices({ ...charges, tariffs: [tariff] }, stay).rows.map(({ total }) => total)

test('1 to 21 days, each with its total and what that is per day', () => {
  const { rows } = dayPrices(
    { ...charges, tariffs: [aTariff({ steps: [{ days: 3, total: 25 }] })] },
    stay,
  )

  expect(rows).toHaveLength(21)
  expect(rows[0]).toEqual({ days: 1, total: 2500, perDay: 2500 })
  expect(rows[2]).toEqual({ days: 3, total: 2500, perDay: 833 })
  expect(rows[20]).toEqual({ days: 21, total: 20500, perDay: 976 })
})

test('each is the quote of so many days at the times and for the travellers of the reader', () => {
  const late = { kind: 'between' as const, at: 'pickUp' as const, from: '23:00', until: '05:00' }
  const priced = {
    ...charges,
    tariffs: [aTariff({ billing: 'period' })],
    surcharges: [
      aSurcharge({ label: 'Laat ophalen', amount: 7.5, when: late }),
      aSurcharge({ label: 'Bus', amount: 3, per: 'personEachWay' }),
      aSurcharge({ label: 'Milieu', amount: 0.5, per: 'day' }),
    ],
  }
  const asked = { ...stay, fromTime: '06:00', toTime: '23:30', persons: 4 }
  const { rows } = dayPrices(priced, asked)

  for (const { days, ...row } of rows) expect(quote(priced, { ...asked, days })).toMatchObject(row)
  expect(rows[7]?.total).toBe(8000 + 750 + 2400 + 400)
})

test('fewer days than the minimum cost as much as the minimum', () => {
  expect(totals(aTariff({ minimumDays: 3 })).slice(0, 4)).toEqual([3000, 3000, 3000, 4000])
})

test('more days than the maximum have no price', () => {
  expect(totals(aTariff({ maximumDays: 2 })).slice(0, 4)).toEqual([1000, 2000, null, null])
})

test('without a tariff for the day it is an estimate', () => {
  const summer = aTariff({ validFrom: '2027-06-01' })
  const { tariff, rows } = dayPrices({ ...charges, tariffs: [summer] }, stay)

  expect(tariff).toBeUndefined()
  expect(rows[7]).toEqual({ days: 8, total: 6800, perDay: 850 })
})
