import { expect, test } from 'vitest'
import { unusualPrice } from './parking-price.ts'

const parkings = (...prices: number[]) => prices.map((pricePerDay) => ({ pricePerDay }))

test('a price is unusual below half of the middle one, and above its double', () => {
  const others = parkings(8, 30, 10)

  expect(unusualPrice(4.99, others)).toEqual({ how: 'low', median: 10 })
  expect(unusualPrice(5, others)).toBeUndefined()
  expect(unusualPrice(20, others)).toBeUndefined()
  expect(unusualPrice(20.01, others)).toEqual({ how: 'high', median: 10 })
})

test('the middle of two is between them', () => {
  expect(unusualPrice(100, parkings(6.95, 8.5))?.median).toBe(7.73)
})

test('without others, or without a price, nothing is unusual', () => {
  expect(unusualPrice(500, [])).toBeUndefined()
  expect(unusualPrice(Number.NaN, parkings(8))).toBeUndefined()
  expect(unusualPrice(0, parkings(8))).toBeUndefined()
})
