import { expect, test } from 'vitest'
import { compareAddress, isOnlyDifferences, withOtherRows } from './compare-address.ts'

const query = (text: string) => new URLSearchParams(text)

test.each([
  ['', true, true],
  ['', false, false],
  ['verschillen=nee', true, false],
  ['verschillen=ja', false, true],
  ['verschillen=misschien', true, true],
])('with %j, and usually only the differences: %s, they are alone: %s', (text, isUsual, isOn) => {
  expect(isOnlyDifferences(query(text), isUsual)).toBe(isOn)
})

test.each([
  ['terreinen=1,2', true, 'terreinen=1,2&verschillen=nee'],
  ['terreinen=1,2', false, 'terreinen=1,2&verschillen=ja'],
  ['terreinen=1,2&verschillen=nee', true, 'terreinen=1,2'],
  ['terreinen=1,2&verschillen=ja', false, 'terreinen=1,2'],
])('from %j, where that is usual: %s, the other rows are at %j', (text, isUsual, other) => {
  expect(withOtherRows(query(text), isUsual).toString().replace('%2C', ',')).toBe(other)
})

test('the rows that are shown go along when the comparison changes', () => {
  const at = (text: string) => compareAddress([1, 2], { stay: undefined, search: query(text) })

  expect(at('verschillen=nee')).toBe('/vergelijken?terreinen=1,2&verschillen=nee')
  expect(at('verschillen=misschien')).toBe('/vergelijken?terreinen=1,2')
})
