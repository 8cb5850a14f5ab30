import { expect, test } from 'vitest'
import { unusualAgainst, unusualPrice, usualPrices } from './parking-price.ts'

const parkings = (...prices: number[]) => prices.map((priceToday) => ({ priceToday }))

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

test('what is usual for a parking is the median of the others at its airport', () => {
  const at = (airportCode: string, ...prices: number[]) =>
    prices.map((priceToday, index) => ({ id: index + 1, airportCode, priceToday }))
  const alone = { id: 9, airportCode: 'EIN', priceToday: 500 }

  const usual = usualPrices([...at('AMS', 30, 8, 10, 10), alone])
  expect([...usual]).toEqual([
    [1, 10],
    [2, 10],
    [3, 10],
    [4, 10],
    [9, null],
  ])
  expect(usualPrices(at('AMS', 7, 9, 20)).get(1)).toBe(14.5)
  expect(unusualAgainst(30, usual.get(1) ?? null)).toEqual({ how: 'high', median: 10 })
  expect(unusualAgainst(500, null)).toBeUndefined()
})
