import { expect, test } from 'vitest'
import { dayStart } from './day-start.ts'

test.each([
  ['2026-11-16', '2026-11-16T00:00:00+01:00'],
  ['2026-07-01', '2026-07-01T00:00:00+02:00'],
  ['2026-03-29', '2026-03-29T00:00:00+01:00'],
  ['2026-10-25', '2026-10-25T00:00:00+02:00'],
])('%s begins at %s, also on the days that the clock is changed', (day, start) => {
  expect(dayStart(day)).toBe(start)
})
