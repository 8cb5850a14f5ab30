import { expect, test } from 'vitest'
import { amsterdamDay, dayStart, formatDay, monthsBefore, shortDay } from './date.ts'

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

test.each([
  ['2026-11-20', 1, '2026-10-20'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2028-03-30', 1, '2028-02-29'],
  ['2026-01-15', 24, '2024-01-15'],
  ['2026-12-31', 6, '2026-06-30'],
])('%s, %i months earlier, is %s', (day, months, earlier) => {
  expect(monthsBefore(day, months)).toBe(earlier)
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
