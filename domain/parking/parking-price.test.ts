import { expect, test } from 'vitest'
import { unusualPrice } from './parking-price.ts'

const parkings = (...prices: number[]) => prices.map((pricePerDay) => ({ pricePerDay }))

test('a price is unusual below half the median, and above twice the median', () => {
  const others = parkings(8, 30, 10)

  expect(unusualPrice(4.99, others)).toEqual({ how: 'low', median: 10 })
  expect(unusualPrice(5, others)).toBeUndefined()
  expect(unusualPrice(20, others)).toBeUndefined()
  expect(unusualPrice(20.01, others)).toEqual({ how: 'high', median: 10 })
})

test('the median of an even number of prices is the mean of the middle two', () => {
  expect(unusualPrice(100, parkings(6.95, 8.5))?.median).toBe(7.73)
})

test('without other prices or a price of its own, nothing is unusual', () => {
  expect(unusualPrice(500, [])).toBeUndefined()
  expect(unusualPrice(Number.NaN, parkings(8))).toBeUndefined()
  expect(unusualPrice(0, parkings(8))).toBeUndefined()
})
