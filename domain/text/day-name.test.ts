import { expect, test } from 'vitest'
import { dayHeading, dayInYear, dayName, shortDayName } from './day-name.ts'

test('a day with its weekday, long and short', () => {
  expect(dayName('2026-12-12')).toBe('zaterdag 12 december 2026')
  expect(dayInYear('2026-12-19')).toBe('zaterdag 19 december')
  expect(shortDayName('2026-12-12')).toBe('za 12 dec')
})

test('a year that is not this or the next is said', () => {
  const on = (day: string) => [dayInYear(day, '2026-11-27'), shortDayName(day, '2026-11-27')]

  expect(on('2026-12-12')).toEqual(['zaterdag 12 december', 'za 12 dec'])
  expect(on('2027-12-12')).toEqual(['zondag 12 december', 'zo 12 dec'])
  expect(on('2028-12-12')).toEqual(['dinsdag 12 december 2028', 'di 12 dec 2028'])
  expect(on('2025-12-12')).toEqual(['vrijdag 12 december 2025', 'vr 12 dec 2025'])
})

test('above what happened on a day stands which, and whether it is today', () => {
  expect(dayHeading('2026-11-28', '2026-11-28')).toBe('Vandaag, zaterdag 28 november')
  expect(dayHeading('2026-11-27', '2026-11-28')).toBe('Vrijdag 27 november')
  expect(dayHeading('2025-11-28', '2026-11-28')).toBe('Vrijdag 28 november 2025')
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
