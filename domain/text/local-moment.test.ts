import { expect, test } from 'vitest'
import { fromAmsterdamClock } from './local-moment.ts'

test.each([
  ['2026-12-01T09:00', '2026-12-01T08:00:00.000Z'],
  ['2026-07-01T09:00', '2026-07-01T07:00:00.000Z'],
  // This hour occurs twice in autumn, and not at all in spring.
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
])('%s in Amsterdam is %s', (localTime, moment) => {
  expect(fromAmsterdamClock(localTime)?.toISOString()).toBe(moment)
})

test.each([
  '',
  'morgen',
  '2026-12-01',
  '2026-13-01T09:00',
  '2027-02-30T10:00',
  '2026-12-01T24:00',
  '2026-12-01T09:00:00Z',
])('%j is not a valid time', (localTime) => {
  expect(fromAmsterdamClock(localTime)).toBeUndefined()
})
