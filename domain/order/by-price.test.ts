import { expect, test } from 'vitest'
import { byPrice, type RankedByPrice } from './by-price.ts'

function one(special: Partial<RankedByPrice> = {}): RankedByPrice {
  return { id: 1, name: 'A', pricePerDay: 10, distance: 10, unavailable: null, ...special }
}

const forStay = (total: number | null) => ({ quote: { total } })
const idsOf = (...parkings: RankedByPrice[]) => parkings.toSorted(byPrice).map(({ id }) => id)

test('without a stay the price per day decides, with one its total', () => {
  expect(idsOf(one({ id: 1, pricePerDay: 9 }), one({ id: 2, pricePerDay: 8 }))).toEqual([2, 1])
  expect(
    idsOf(
      one({ id: 1, pricePerDay: 8, ...forStay(6400) }),
      one({ id: 2, pricePerDay: 9, ...forStay(4000) }),
    ),
  ).toEqual([2, 1])
})

test('equal prices go by minutes, then by name, then by id', () => {
  expect(
    idsOf(
      one({ id: 4, name: 'B', distance: 9 }),
      one({ id: 3, name: 'A' }),
      one({ id: 2, name: 'A' }),
      one({ id: 1, name: 'A', distance: 9 }),
    ),
  ).toEqual([1, 4, 2, 3])
})

test('equal totals do not go by the price per day', () => {
  const cheapDay = one({ id: 1, pricePerDay: 5, distance: 10, ...forStay(4000) })
  const near = one({ id: 2, pricePerDay: 9, distance: 2, ...forStay(4000) })

  expect(idsOf(cheapDay, near)).toEqual([2, 1])
})

test('names are compared in lower case and without marks', () => {
  const named = ['Zebra', 'Élan', 'echo', 'ELAN Zuid', 'Ézel'].map((name, at) =>
    one({ id: at + 1, name }),
  )

  expect(named.toSorted(byPrice).map(({ name }) => name)).toEqual([
    'echo',
    'Élan',
    'ELAN Zuid',
    'Ézel',
    'Zebra',
  ])
})

test('what can’t be booked comes last: at all, or for this stay', () => {
  expect(
    idsOf(
      one({ id: 1, pricePerDay: 1, unavailable: 'Vol', ...forStay(800) }),
      one({ id: 2, pricePerDay: 1, ...forStay(null) }),
      one({ id: 3, ...forStay(8000), age: 'unknown' }),
    ),
  ).toEqual([3, 1, 2])
})

test('for a stay a price that nobody checked for long comes after the others', () => {
  expect(
    idsOf(
      one({ id: 1, age: 'old', ...forStay(1000) }),
      one({ id: 2, age: 'unknown', ...forStay(2000) }),
      one({ id: 3, age: 'stale', ...forStay(3000) }),
      one({ id: 4, age: 'fresh', ...forStay(4000) }),
    ),
  ).toEqual([3, 4, 1, 2])
})

test('without a stay the age of a price does not count', () => {
  expect(
    idsOf(one({ id: 1, pricePerDay: 9, age: 'fresh' }), one({ id: 2, pricePerDay: 8, age: 'old' })),
  ).toEqual([2, 1])
})
