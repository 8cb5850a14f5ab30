import { expect, test } from 'vitest'
import { clockTime, longMoment, shortMoment } from './publish-moment.ts'

const now = new Date('2026-11-20T09:00:00Z')

test('a timestamp is shown in Amsterdam time, in winter and summer', () => {
  expect(shortMoment('2026-12-01T08:00:00.000Z', now)).toBe('1 dec 09:00')
  expect(shortMoment('2026-07-01T07:00:00.000Z', now)).toBe('1 jul 09:00')
  expect(longMoment('2026-12-01T08:00:00.000Z')).toBe('dinsdag 1 december 2026 om 09:00')
  expect(clockTime('2026-11-20T23:30:00.000Z')).toBe('00:30')
})

test('a timestamp in another year includes the year, by the calendar in Amsterdam', () => {
  expect(shortMoment('2027-07-01T07:00:00.000Z', now)).toBe('1 jul 2027 09:00')
  expect(shortMoment('2026-12-31T23:30:00.000Z', now)).toBe('1 jan 2027 00:30')
})
