import { describe, expect, test } from 'vitest'
import { aParking } from '#test/fixtures.ts'
import { parkingLabels } from './parking-labels.ts'

const cheap = aParking({ id: 1, pricePerDay: 6.95, rating: 4.4, distance: 12 })
const loved = aParking({ id: 2, pricePerDay: 18.95, rating: 4.9, distance: 4 })
const near = aParking({ id: 3, pricePerDay: 22.5, rating: 4.0, distance: 2 })
const dull = aParking({ id: 4, pricePerDay: 8.5, rating: 4.2, distance: 8 })

test('price, rating and distance each label one parking', () => {
  expect([...parkingLabels([dull, near, loved, cheap])]).toEqual([
    [1, 'Laagste prijs'],
    [2, 'Hoogste beoordeling'],
    [3, 'Dichtst bij de terminal'],
  ])
})

test('a parking that is best at several things gets the first label, and nobody gets the others', () => {
  const best = aParking({ id: 5, pricePerDay: 5, rating: 5, distance: 1 })

  expect([...parkingLabels([dull, best, cheap])]).toEqual([[5, 'Laagste prijs']])
})

test('parkings with the same best value share the label', () => {
  const equal = aParking({ ...cheap, id: 6 })
  const labels = parkingLabels([cheap, equal, loved])

  expect(labels.get(1)).toBe('Laagste prijs')
  expect(labels.get(6)).toBe('Laagste prijs')
})

test('there is no label if all parkings are equal, or if there is only one', () => {
  expect(parkingLabels([cheap, aParking({ ...cheap, id: 7 })]).size).toBe(0)
  expect(parkingLabels([cheap]).size).toBe(0)
  expect(parkingLabels([]).size).toBe(0)
})

test('an unavailable parking has no label, and does not affect the others', () => {
  const closed = aParking({ id: 8, pricePerDay: 1, rating: 5, distance: 1, unavailable: 'Vol.' })

  expect(parkingLabels([closed, cheap, loved])).toEqual(parkingLabels([cheap, loved]))
})

describe('the highest rating', () => {
  const rated = (id: number, rating: number, reviews: number, source: string | null = 'Google') =>
    aParking({ id, rating, reviews, reviewsSource: source })
  const idsOf = (...parkings: Parameters<typeof parkingLabels>[0]) => [
    ...parkingLabels(parkings).keys(),
  ]

  test('takes five reviews', () => {
    expect(idsOf(rated(1, 4.9, 5), rated(2, 4.1, 90))).toEqual([1])
    expect(idsOf(rated(1, 4.9, 4), rated(2, 4.1, 90), rated(3, 4, 60))).toEqual([2])
  })

  test('takes a source', () => {
    expect(idsOf(rated(1, 4.9, 500, null), rated(2, 4.1, 90), rated(3, 4, 60))).toEqual([2])
  })

  test('is of the one with most reviews, among those with the same', () => {
    expect(idsOf(rated(1, 4.9, 12), rated(2, 4.9, 300), rated(3, 4, 60))).toEqual([2])
    expect(idsOf(rated(1, 4.9, 300), rated(2, 4.9, 300), rated(3, 4, 60))).toEqual([1, 2])
  })

  test('is of nobody if all have the same, however many reviews they have', () => {
    expect(idsOf(rated(1, 4.9, 12), rated(2, 4.9, 300))).toEqual([])
  })
})

test('an estimate is never the lowest price', () => {
  const quoted = (id: number, total: number, basis: 'tariff' | 'estimate') => ({
    ...aParking({ id }),
    quote: { total, warnings: [], basis },
  })
  const guessed = quoted(1, 3000, 'estimate')

  expect(parkingLabels([guessed, quoted(2, 4000, 'tariff')]).size).toBe(0)
  expect([
    ...parkingLabels([quoted(1, 3000, 'tariff'), quoted(2, 4000, 'estimate')]).keys(),
  ]).toEqual([1])
})
