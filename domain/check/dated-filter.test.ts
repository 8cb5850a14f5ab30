import { expect, test } from 'vitest'
import { datedChoice, datedCountText, datedLabels, datedListAddress } from './dated-filter.ts'

test('how old a price may be is in the words of the filter', () => {
  const labels = datedLabels({ priceStaleDays: 30 })

  expect(labels['prijs-te-laat']).toBe('Prijs ouder dan 30 dagen')
  expect(labels['prijs-oud']).toBe('Prijs ouder dan 60 dagen')
  expect(datedLabels({ priceStaleDays: 1 })['prijs-te-laat']).toBe('Prijs ouder dan 1 dag')
})

test('only the values of the filter are known', () => {
  expect(datedChoice('feit-te-laat')).toEqual({ kind: 'fact', state: 'late' })
  expect(datedChoice('toString')).toBeUndefined()
  expect(datedChoice('')).toBeUndefined()
})

test.each([
  [{ count: 23, late: 3 }, '3 van 23 te laat'],
  [{ count: 1, late: 0 }, '1 binnen de datum'],
])('of %o it says %s', (summary, text) => {
  expect(datedCountText({ first: null, ...summary })).toBe(text)
})

test.each([
  ['', '/admin/parkings?datum=alles&sort=datum'],
  ['?soort=price&stand=te-laat', '/admin/parkings?datum=prijs-te-laat&sort=datum'],
  ['?soort=fact&stand=binnen-datum', '/admin/parkings?datum=feit-binnen-datum&sort=datum'],
  ['?soort=reviews&stand=te-laat', '/admin/parkings?datum=beoordeling-te-laat&sort=datum'],
  ['?stand=te-laat&page=3', '/admin/parkings?datum=te-laat&sort=datum'],
  ['?soort=price&q=dijk', '/admin/parkings?q=dijk&datum=alles&sort=datum'],
  ['?soort=mark', '/admin/providers?sort=mark'],
  ['?soort=mark&stand=te-laat', '/admin/providers?mark=verlopen&sort=mark'],
  ['?soort=onzin&stand=toString', '/admin/parkings?datum=alles&sort=datum'],
])('the former page with %s leads to %s', (search, address) => {
  expect(datedListAddress(new URLSearchParams(search))).toBe(address)
})
