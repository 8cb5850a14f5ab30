import { expect, test } from 'vitest'
import { aParking } from '#test/fixtures.ts'
import { aTariff } from '#test/tariffs.ts'
import { orderOf } from './order-of.ts'
import { differentPlaces } from './placed-parking.ts'

const stay = { from: '2026-12-12', days: 8, fromTime: null, toTime: null, persons: 2 }
const asked = { stay, sortBy: 'price', today: '2026-11-22', priceStaleDays: 30 } as const
const charges = { tariffs: [], surcharges: [], meets: [] }
const priced = (special: Partial<ReturnType<typeof aParking>>) => ({
  ...aParking(special),
  ...charges,
})

test('the order is that of the total, with the numbers that went into it', () => {
  const perDay = priced({ id: 1, name: 'Per dag', pricePerDay: 5 })
  const package8 = {
    ...priced({ id: 2, name: 'Pakket', pricePerDay: 9, distance: 3 }),
    tariffs: [aTariff({ validFrom: null, validTo: null, steps: [{ days: 8, total: 39 }] })],
  }

  expect(orderOf([perDay, package8], asked)).toEqual([
    {
      ...{ id: 2, name: 'Pakket', total: 3900, minutes: 3 },
      ...{ checkedOn: '2026-11-20', basis: 'tariff' },
    },
    {
      ...{ id: 1, name: 'Per dag', total: 4000, minutes: 12 },
      ...{ checkedOn: '2026-11-20', basis: 'estimate' },
    },
  ])
})

test('equal totals go by minutes and then by name, and an old price comes last', () => {
  const far = priced({ id: 1, name: 'Aa', distance: 9 })
  const near = priced({ id: 2, name: 'Cc', distance: 3 })
  const namesake = priced({ id: 3, name: 'Bb', distance: 3 })
  const old = priced({ id: 4, name: 'Dd', pricePerDay: 1, priceCheckedOn: '2026-09-01' })
  const unknown = priced({ id: 5, name: 'Ee', pricePerDay: 2, priceCheckedOn: null })

  const ids = orderOf([far, old, unknown, near, namesake], asked).map(({ id }) => id)
  expect(ids).toEqual([3, 2, 1, 4, 5])
})

test('a tariff that changed without a look comes after the others, whenever its parking was checked', () => {
  const changed = {
    ...priced({ id: 1, pricePerDay: 1 }),
    tariffs: [aTariff({ steps: [{ days: 8, total: 9 }], isChanged: true })],
  }

  expect(orderOf([changed, priced({ id: 2 })], asked).map(({ id }) => id)).toEqual([2, 1])
})

test('without a price for so long a parking comes after those with one', () => {
  const short = {
    ...priced({ id: 1, pricePerDay: 1 }),
    tariffs: [aTariff({ validFrom: null, validTo: null, maximumDays: 7 })],
  }

  expect(orderOf([short, priced({ id: 2 })], asked).map(({ id }) => id)).toEqual([2, 1])
})

test('lists differ where another parking or another total stands', () => {
  const list = orderOf([priced({ id: 1 }), priced({ id: 2, pricePerDay: 9 })], asked)
  const [first, second] = list
  if (!first || !second) throw new Error('two parkings are two places')

  expect(differentPlaces(list, list)).toEqual([])
  expect(differentPlaces(list, [second, first])).toEqual([0, 1])
  expect(differentPlaces(list, [first, { ...second, total: 1 }])).toEqual([1])
  expect(differentPlaces(list, [first])).toEqual([1])
})
