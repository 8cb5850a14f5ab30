import { expect, test } from 'vitest'
import { dayInYear, dayName, shortDayName } from './day-name.ts'

test('a day with its weekday, long and short', () => {
  expect(dayName('2026-12-12')).toBe('zaterdag 12 december 2026')
  expect(dayInYear('2026-12-19')).toBe('zaterdag 19 december')
  expect(shortDayName('2026-12-12')).toBe('za 12 dec')
})
