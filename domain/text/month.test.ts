import { expect, test } from 'vitest'
import { addMonths, formatMonth, monthName, monthsBetween, shortMonth } from './month.ts'

test('a month has a long, a short and a full name', () => {
  expect(formatMonth('2026-11')).toBe('november 2026')
  expect(monthName('2027-01')).toBe('januari')
  expect(shortMonth('2027-03')).toBe('mrt')
})

test('months go on over the end of a year, both ways', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2027-01', -1)).toBe('2026-12')
  expect(addMonths('2026-11', 14)).toBe('2028-01')
})

test('the months between two include both', () => {
  expect(monthsBetween('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11'])
})
