import { expect, test } from 'vitest'
import { factFields } from '#domain/fact/fact-fields.ts'
import { type TickName, tickFields } from '#domain/parking/fields.ts'
import { type ParkingType, parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import type { CheckKind } from './check-kind.ts'
import { askedOf, byWorth, daysLate, isOldPrice } from './due.ts'

const item = (name: string, clicks: number, daysLate: number, special: object = {}) => ({
  kind: 'price' as CheckKind,
  isOldPrice: false,
  name,
  item: 'price',
  clicks,
  daysLate,
  ...special,
})

test('what is worth most comes first: clicks times days past its date', () => {
  const popular = item('Druk', 221, 12)
  const forgotten = item('Vergeten', 10, 90)
  const fresh = item('Vers', 900, 1)

  expect([fresh, forgotten, popular].toSorted(byWorth)).toEqual([popular, forgotten, fresh])
})

test('a price weighs more than a fact, and a fact more than a rating', () => {
  const price = item('Prijs', 10, 10)
  const fact = item('Feit', 10, 20, { kind: 'fact' })
  const rating = item('Beoordeling', 10, 39, { kind: 'reviews' })

  expect([rating, fact, price].toSorted(byWorth)).toEqual([price, fact, rating])
})

test('of equal worth what is weightier and longer overdue comes first, then the name', () => {
  const unseen = [item('B', 0, 3), item('C', 0, 40), item('A', 0, 3)]
  const rating = item('D', 0, 39, { kind: 'reviews', item: 'reviews' })

  expect([rating, ...unseen].toSorted(byWorth).map(({ name }) => name)).toEqual([
    'C',
    'D',
    'A',
    'B',
  ])
})

test('a price older than twice its setting comes before every fresher one, also without clicks', () => {
  const old = item('Oud', 0, 31, { isOldPrice: true })
  const older = item('Ouder', 2, 90, { isOldPrice: true })
  const popular = item('Druk', 900, 30)

  expect([popular, old, older].toSorted(byWorth)).toEqual([older, old, popular])
})

test('a price is old after more than twice as many days as it is fresh', () => {
  const settings = { priceStaleDays: 30 }

  expect(isOldPrice('2026-09-21', '2026-11-20', settings)).toBe(false)
  expect(isOldPrice('2026-09-20', '2026-11-20', settings)).toBe(true)
})

test('on its last day something still holds', () => {
  expect(daysLate('2026-11-20', '2026-11-20')).toBe(0)
  expect(daysLate('2026-11-20', '2026-11-21')).toBe(1)
})

test.each(keysOf(factFields))(
  '%s is asked as data of exactly the parkings that it is for',
  (key) => {
    const { types, features } = askedOf(key)
    const { isFor = () => true } = factFields[key]
    const names = keysOf(tickFields)

    for (const type of keysOf(parkingTypes)) {
      for (let bits = 0; bits < 2 ** names.length; bits++) {
        const entries = names.map((name, at) => [name, Boolean(bits & (2 ** at))])
        const having = Object.fromEntries(entries) as Record<TickName, boolean>
        const isAsked =
          types.includes(type as ParkingType) && features.every((name) => having[name])
        expect([type, having, isFor({ type, features: having })]).toEqual([type, having, isAsked])
      }
    }
  },
)
