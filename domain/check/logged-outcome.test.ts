import { expect, test } from 'vitest'
import type { DatedItem } from './dated-item.ts'
import { loggedOutcome } from './logged-outcome.ts'

const height = (value: number, checkedOn: string) => ({
  facts: { heightLimit: { value, checkedOn, source: 'website' } },
})
const mark = (validUntil: string) => ({ marks: [{ name: 'ESPA', validUntil }] })
const price = (price_per_day: number, price_checked_on: string) => ({
  price_per_day,
  price_checked_on,
})
const [then, now] = ['2026-01-01', '2026-11-20']
const fact: DatedItem = { kind: 'fact', key: 'heightLimit' }

test.each<[DatedItem, object, object, string | null]>([
  [{ kind: 'price' }, price(9, then), price(9.5, now), 'changed'],
  [{ kind: 'price' }, price(9, then), price(9, now), 'right'],
  [{ kind: 'price' }, price(9, then), { ...price(9, then), rating: 4 }, null],
  [fact, height(210, then), height(190, now), 'changed'],
  [fact, height(210, then), height(210, now), 'right'],
  [fact, height(210, then), { facts: {} }, 'changed'],
  [fact, height(210, then), { ...height(210, then), name: 'Anders' }, null],
  [{ kind: 'reviews' }, { rating: 4, reviews: 9 }, { rating: 4, reviews: 10 }, 'changed'],
  [{ kind: 'reviews' }, { reviews_read_on: then }, { reviews_read_on: now }, 'right'],
  [{ kind: 'mark', name: 'ESPA' }, mark(then), mark(now), 'changed'],
  [{ kind: 'mark', name: 'ESPA' }, mark(then), { marks: [] }, 'changed'],
  [{ kind: 'mark', name: 'ESPA' }, mark(then), { ...mark(then), phone: '1' }, null],
])('%o from %o to %o was found %s', (item, before, after, outcome) => {
  const rows = { before: { ...before }, after: { ...after } }

  expect(loggedOutcome(item, { ...rows, charged: [] })).toBe(outcome)
})

test('another tariff is another price', () => {
  const rows = { before: price(9, then), after: price(9, now) }
  const charged = [{ before: null, after: { extra_day: 9, checked_on: now } }]

  expect(loggedOutcome({ kind: 'price' }, { ...rows, charged })).toBe('changed')
  expect(loggedOutcome({ kind: 'reviews' }, { ...rows, charged })).toBeNull()
})

test('a tariff with only another date was right', () => {
  const rows = { before: price(9, then), after: price(9, then) }
  const seen = (extra_day: number, checked_on: string) => ({ extra_day, checked_on })
  const outcome = (after: object) => {
    const charged = [{ before: seen(9, then), after: { ...after } }]
    return loggedOutcome({ kind: 'price' }, { ...rows, charged })
  }

  expect(outcome(seen(9, now))).toBe('right')
  expect(outcome(seen(8, now))).toBe('changed')
})
