import { expect, test } from 'vitest'
import { basketPage } from './basket-page.ts'
import type { BasketPrice } from './price-basket.ts'

const airports = [
  { code: 'AMS', name: 'Schiphol', slug: 'schiphol' },
  { code: 'EIN', name: 'Eindhoven', slug: 'eindhoven' },
]
const price = (special: Partial<BasketPrice> = {}): BasketPrice => ({
  month: '2026-11',
  airportCode: 'AMS',
  days: 8,
  lowest: 5560,
  middle: 10_000,
  parkings: 5,
  ...special,
})
const prices = [
  price({ month: '2026-10' }),
  price(),
  price({ airportCode: 'EIN', days: 3, lowest: 2700, middle: 3150 }),
]
const page = (luchthaven: string | null = null, dagen: string | null = null, of = prices) =>
  basketPage({ prices: of, airports, stays: [3, 8] }, { luchthaven, dagen }, '2026-11-22')

test('the first airport and eight days are shown until another one is chosen', () => {
  expect(page()).toMatchObject({
    month: '2026-11',
    since: '2026-10',
    chosen: {
      airport: { code: 'AMS' },
      days: 8,
      points: [{ month: '2026-10' }, { month: '2026-11' }],
    },
  })
  expect(page('eindhoven', '3').chosen).toMatchObject({
    airport: { code: 'EIN' },
    days: 3,
    points: [{ month: '2026-11', amounts: { lowest: 2700, middle: 3150 } }],
  })
})

test('an unknown choice is none', () => {
  expect(page('atlantis', '5').chosen).toMatchObject({ airport: { code: 'AMS' }, days: 8 })
})

test('the first month is compared with nothing', () => {
  expect(page(null, null, [price()])).toMatchObject({ month: '2026-11', since: null })
})

test('while nothing was measured this month, the last month is shown', () => {
  expect(page(null, null, [price({ month: '2026-09' })]).month).toBe('2026-09')
})

test('without any price there is nothing to choose', () => {
  expect(page(null, null, [])).toEqual({
    stays: [3, 8],
    month: '2026-11',
    since: null,
    lines: [],
    chosen: null,
  })
})

test('other stays than those of the settings are left out, though their months are kept', () => {
  const of = [
    price({ month: '2026-10', days: 3 }),
    price({ month: '2026-10' }),
    price({ days: 10 }),
  ]
  const changed = basketPage(
    { prices: of, airports, stays: [3, 10] },
    { luchthaven: null, dagen: '8' },
    '2026-11-22',
  )

  expect(changed).toMatchObject({ since: '2026-10', lines: [{ short: null, trend: null }] })
  expect(changed.chosen).toMatchObject({ days: 10, points: [{ month: '2026-11' }] })
  const both = { prices: of, airports, stays: [4, 10] } as const
  expect(basketPage(both, { luchthaven: null, dagen: null }, '2026-11-22').since).toBeNull()
})
