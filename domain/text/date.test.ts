import { expect, test } from 'vitest'
import { amsterdamDay, dayStart, formatDay, shortDay } from './date.ts'

test('a day is formatted in Dutch, in any time zone of the machine', () => {
  expect(formatDay('2026-11-16')).toBe('16 november 2026')
  expect(formatDay('2026-01-01')).toBe('1 januari 2026')
})

test.each([
  ['2026-12-01T12:00:00Z', '2026-12-01'],
  ['2026-11-30T22:59:59Z', '2026-11-30'],
  ['2026-11-30T23:00:00Z', '2026-12-01'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
  ['2026-06-30T21:59:59Z', '2026-06-30'],
  ['2026-11-30T22:30:00Z', '2026-11-30'],
])('%s is %s in Amsterdam, in winter and summer', (moment, day) => {
  expect(amsterdamDay(new Date(moment))).toBe(day)
})

test.each([
  ['2026-11-16', '2026-11-16T00:00:00+01:00'],
  ['2026-07-01', '2026-07-01T00:00:00+02:00'],
  ['2026-03-29', '2026-03-29T00:00:00+01:00'],
  ['2026-10-25', '2026-10-25T00:00:00+02:00'],
])('%s begins at %s, also on days with a clock change', (day, start) => {
  expect(dayStart(day)).toBe(start)
})

test('a day in a chart is short', () => {
  expect(shortDay('2026-10-22')).toBe('22 okt')
})

test.each(
  Array.from({ length: 12 }, (_, month) => `2028-${String(month + 1).padStart(2, '0')}-05`),
)('%s has the words of Intl', (day) => {
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('nl-NL', { ...options, timeZone: 'UTC' }).format(new Date(day))

  expect(formatDay(day)).toBe(words({ dateStyle: 'long' }))
  expect(shortDay(day)).toBe(words({ day: 'numeric', month: 'short' }))
})
