import { expect, test } from 'vitest'
import { aParking } from '#test/fixtures.ts'
import { plotScale } from './plot-scale.ts'

test('the axes end where the parkings end, and their lines are round', () => {
  const scale = plotScale([
    aParking({ pricePerDay: 6.95, distance: 15 }),
    aParking({ pricePerDay: 22.5, distance: 2 }),
  ])

  expect(scale).toEqual({
    minutes: 16,
    minuteTicks: [0, 4, 8, 12, 16],
    euros: 22.5,
    euroTicks: [0, 10, 20],
  })
})

test.each([
  [0.5, 2],
  [6.95, 6.95],
  [25, 25],
  [25.01, 30],
  [4000, 4000],
])('a price of %d fits an axis to %d', (pricePerDay, euros) => {
  expect(plotScale([aParking({ pricePerDay })]).euros).toBe(euros)
})

test.each([
  [1, [0, 1]],
  [5, [0, 2, 4, 6]],
  [35, [0, 10, 20, 30, 40]],
  [90, [0, 25, 50, 75, 100]],
])('a farthest parking at %d minutes fits an axis of a few round steps', (distance, ticks) => {
  expect(plotScale([aParking({ distance })]).minuteTicks).toEqual(ticks)
})

test('without parkings there is still an axis', () => {
  expect(plotScale([]).euroTicks).toEqual([0, 1, 2])
})
