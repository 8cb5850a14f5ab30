import { describe, expect, test } from 'vitest'
import { basketLines, basketPoints, formerMonth, publishedPrices } from './basket-view.ts'
import type { BasketPrice } from './price-basket.ts'

const schiphol = { code: 'AMS', name: 'Schiphol', slug: 'schiphol' }
const eindhoven = { code: 'EIN', name: 'Eindhoven', slug: 'eindhoven' }
const charleroi = { code: 'CRL', name: 'Charleroi', slug: 'charleroi' }

const price = (special: Partial<BasketPrice> = {}): BasketPrice => ({
  month: '2026-11',
  airportCode: 'AMS',
  days: 8,
  lowest: 5560,
  middle: 10_000,
  parkings: 5,
  ...special,
})

describe('the table of a month', () => {
  const prices = [
    price({ month: '2026-10', lowest: 5675 }),
    price(),
    price({ days: 3, lowest: 3100, middle: 3700 }),
    price({ airportCode: 'EIN', days: 3, lowest: 2700, middle: 3150 }),
  ]
  const lines = basketLines(prices, [eindhoven, schiphol, charleroi], '2026-11', [3, 8])

  test('has the airports with a price, in the order given', () => {
    expect(lines.map(({ airport }) => airport)).toEqual([eindhoven, schiphol])
  })

  test('has both stays, and how the lowest of eight days changed', () => {
    expect(lines[1]).toEqual({
      airport: schiphol,
      short: { lowest: 3100, middle: 3700 },
      long: { lowest: 5560, middle: 10_000 },
      trend: { direction: 'down', text: '2%' },
    })
  })

  test('leaves open what was not measured', () => {
    expect(lines[0]).toMatchObject({ long: null, trend: null })
    expect(basketLines([price()], [schiphol], '2026-11', [3, 8])).toMatchObject([
      { short: null, trend: null },
    ])
  })

  test('compares with the last month that was measured', () => {
    expect(formerMonth(prices, '2026-11')).toBe('2026-10')
    expect(formerMonth([price({ month: '2026-08' }), ...prices], '2026-10')).toBe('2026-08')
    expect(formerMonth(prices, '2026-10')).toBeUndefined()
  })
})

test('the months of an airport and a stay follow each other, also over one that was missed', () => {
  const points = basketPoints(
    [
      price({ lowest: 5800 }),
      price({ month: '2027-01' }),
      price({ month: '2026-10', days: 3 }),
      price({ month: '2026-12', airportCode: 'EIN' }),
    ],
    { airportCode: 'AMS', days: 8 },
  )

  expect(points).toEqual([
    { month: '2026-11', amounts: { lowest: 5800, middle: 10_000 } },
    { month: '2026-12', amounts: null },
    { month: '2027-01', amounts: { lowest: 5560, middle: 10_000 } },
  ])
  expect(basketPoints([], { airportCode: 'AMS', days: 8 })).toEqual([])
})

test('what is published names its airport and its drop-off, the newest month first', () => {
  const published = publishedPrices(
    [
      price({ month: '2026-10' }),
      price({ airportCode: 'WEG' }),
      price(),
      price({ days: 3 }),
      price({ airportCode: 'EIN' }),
    ],
    [eindhoven, schiphol],
    new Set(['EIN']),
  )

  expect(published[0]).toEqual({
    month: '2026-11',
    dropOff: '2026-12-05',
    airportCode: 'EIN',
    airport: 'Eindhoven',
    days: 8,
    lowest: 5560,
    middle: 10_000,
    parkings: 5,
    isSample: true,
  })
  expect(published[1]).toMatchObject({ isSample: false })
  expect(published.map(({ month, airport, days }) => `${month} ${airport} ${days}`)).toEqual([
    '2026-11 Eindhoven 8',
    '2026-11 Schiphol 3',
    '2026-11 Schiphol 8',
    '2026-11 WEG 8',
    '2026-10 Schiphol 8',
  ])
})
