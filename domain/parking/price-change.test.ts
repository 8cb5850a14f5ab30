import { expect, test } from 'vitest'
import { changedPrice, changedPrices, isAllowed } from './price-change.ts'

test.each([
  [6.95, 'percent', 10, 7.65],
  [6.95, 'percent', -10, 6.26],
  [10, 'percent', 5.1, 10.51],
  [1.15, 'euros', 0.1, 1.25],
  [8.2, 'euros', -0.35, 7.85],
] as const)('€%d by %s %d becomes €%d, in whole cents', (price, unit, by, wanted) => {
  expect(changedPrice(price, { unit, by })).toBe(wanted)
})

const parkings = [10, 11, 12, 40].map((pricePerDay, index) => ({
  id: index + 1,
  name: `P${index + 1}`,
  airportCode: index === 3 ? 'EIN' : 'AMS',
  pricePerDay,
  // Of a tariff: what the others cost is what travellers read.
  priceToday: pricePerDay + 1,
}))

test('a new price is compared with the others at its airport, chosen or not', () => {
  const [first] = parkings
  const preview = (by: number) =>
    changedPrices(first ? [first] : [], parkings, { unit: 'percent', by })[0]

  expect(preview(10)).toMatchObject({ from: 10, to: 11, unusual: null })
  expect(preview(160)).toMatchObject({ to: 26, unusual: { how: 'high', median: 12.5 } })
})

test('a price of nothing is not allowed', () => {
  expect(isAllowed({ to: 0 })).toBe(false)
  expect(isAllowed({ to: 0.01 })).toBe(true)
  expect(isAllowed({ to: 100_000 })).toBe(false)
})
