import { expect, test } from 'vitest'
import { counted, formatNumber } from './number.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [18_642, '18.642'],
  [1_234_567, '1.234.567'],
  [-1_234, '-1.234'],
  [0.01, '0,01'],
])('%d is written as %s, as Intl does', (value, text) => {
  expect(formatNumber(value)).toBe(text)
  expect(new Intl.NumberFormat('nl-NL').format(value)).toBe(text)
})

test('one is singular', () => {
  expect([0, 1, 2].map((count) => counted(count, 'dag', 'dagen'))).toEqual([
    '0 dagen',
    '1 dag',
    '2 dagen',
  ])
  expect(counted(1485, 'parking', 'parkings')).toBe('1.485 parkings')
})
