import { expect, test } from 'vitest'
import { aParking } from '#test/fixtures.ts'
import { plotScale } from './plot-scale.ts'

test('the axes are round and leave room above the highest price', () => {
  const scale = plotScale([aParking({ pricePerDay: 6.95 }), aParking({ pricePerDay: 22.5 })])

  expect(scale).toEqual({
    minutes: 20,
    minuteTicks: [0, 5, 10, 15, 20],
    euros: 25,
    euroTicks: [0, 10, 20],
  })
})

test.each([
  [0.5, 2.5],
  [6.95, 7.5],
  [25, 25],
  [25.01, 37.5],
  [4000, 5000],
])('a price of %d fits an axis to %d', (pricePerDay, euros) => {
  expect(plotScale([aParking({ pricePerDay })]).euros).toBe(euros)
})

test('a parking beyond the range of the filter extends the axis', () => {
  expect(plotScale([aParking({ distance: 35 })]).minuteTicks).toEqual([0, 10, 20, 30, 40])
})

test('without parkings there is still an axis', () => {
  expect(plotScale([]).euroTicks).toEqual([0, 1, 2])
})
