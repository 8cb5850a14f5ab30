import { expect, test } from 'vitest'
import { dayInYear, dayName, shortDayName } from './day-name.ts'

test('a day with its weekday, long and short', () => {
  expect(dayName('2026-12-12')).toBe('zaterdag 12 december 2026')
  expect(dayInYear('2026-12-19')).toBe('zaterdag 19 december')
  expect(shortDayName('2026-12-12')).toBe('za 12 dec')
})

test.each(Array.from({ length: 7 }, (_, day) => `2026-12-1${day}`))(
  '%s has the weekday of Intl',
  (day) => {
    const words = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('nl-NL', { ...options, timeZone: 'UTC' }).format(new Date(day))
    const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

    expect(dayName(day)).toBe(words(long))
    expect(shortDayName(day)).toBe(
      words({ weekday: 'short', day: 'numeric', month: 'short' }).replace(',', ''),
    )
  },
)
