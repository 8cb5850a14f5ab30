import { expect, test } from 'vitest'
import { basketTicks } from './basket-scale.ts'

test.each([
  [
    [5560, 12_100],
    [0, 5000, 10_000, 15_000],
  ],
  [[15_000], [0, 5000, 10_000, 15_000]],
  [[15_001], [0, 10_000, 20_000, 30_000]],
  [[50], [0, 100, 200, 300]],
  [[], [0, 100, 200, 300]],
])('totals of %j get lines at %j', (totals, ticks) => {
  expect(basketTicks(totals)).toEqual(ticks)
})
