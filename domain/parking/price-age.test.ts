import { expect, test } from 'vitest'
import { priceAge, priceAgeText } from './price-age.ts'

test.each([
  ['2026-11-22', 'fresh'],
  ['2026-10-23', 'fresh'],
  ['2026-10-22', 'stale'],
  ['2026-09-23', 'stale'],
  ['2026-09-22', 'old'],
  [null, 'unknown'],
])('with 30 days, a price of %s is %s on 22 November', (priceCheckedOn, age) => {
  const check = { priceCheckedOn, isPriceChanged: false }
  expect(priceAge(check, '2026-11-22', { priceStaleDays: 30 })).toBe(age)
})

const checked = (priceCheckedOn: string | null, isPriceChanged = false) => ({
  priceCheckedOn,
  isPriceChanged,
})

test('a price that changed since it was checked is old, and says so', () => {
  const changed = checked('2026-11-20', true)
  const age = priceAge(changed, '2026-11-22', { priceStaleDays: 30 })

  expect(age).toBe('old')
  expect(priceAgeText(changed, age)).toBe(
    'Prijs gewijzigd, nog niet gecontroleerd (laatst op 20 november 2026)',
  )
  expect(priceAgeText(checked(null, true), age)).toBe('Prijs gewijzigd, nog niet gecontroleerd')
})

test('of a built-in parking the day does not show, and still counts', () => {
  const sample = { ...checked('2026-11-20'), isSample: true }

  expect(priceAge(sample, '2026-11-22', { priceStaleDays: 30 })).toBe('fresh')
  expect(priceAgeText(sample, 'fresh')).toBe('Voorbeeldprijs, niet gecontroleerd')
})

test('a price says when it was checked, and that it may be stale', () => {
  expect(priceAgeText(checked('2026-11-12'), 'fresh')).toBe(
    'Prijs gecontroleerd op 12 november 2026',
  )
  expect(priceAgeText(checked('2026-10-09'), 'stale')).toBe(
    'Prijs mogelijk verouderd, gecontroleerd op 9 oktober 2026',
  )
  expect(priceAgeText(checked(null), 'unknown')).toBe(
    'Onbekend wanneer deze prijs is gecontroleerd',
  )
})
