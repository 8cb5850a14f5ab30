import { expect, test } from 'vitest'
import { factFields } from '#domain/fact/fact-fields.ts'
import { type TickName, tickFields } from '#domain/parking/fields.ts'
import { type ParkingType, parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import { askedOf, byWorth, daysLate } from './due.ts'

const item = (name: string, clicks: number, daysLate: number) => ({ name, clicks, daysLate })

test('what is worth most comes first: clicks times days past its date', () => {
  const popular = item('Druk', 221, 12)
  const forgotten = item('Vergeten', 10, 90)
  const fresh = item('Vers', 900, 1)

  expect([fresh, forgotten, popular].toSorted(byWorth)).toEqual([popular, forgotten, fresh])
})

test('of equal worth the longest overdue comes first, then the name', () => {
  const unseen = [item('B', 0, 3), item('C', 0, 40), item('A', 0, 3)]

  expect(unseen.toSorted(byWorth).map(({ name }) => name)).toEqual(['C', 'A', 'B'])
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
