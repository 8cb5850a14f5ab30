import { expect, test } from 'vitest'
import { clockTime, longMoment, shortMoment } from './publish-moment.ts'

test('a moment reads as the clock at our airports has it, in winter and in summer', () => {
  expect(shortMoment('2026-12-01T08:00:00.000Z')).toBe('1 dec 09:00')
  expect(shortMoment('2026-07-01T07:00:00.000Z')).toBe('1 jul 09:00')
  expect(longMoment('2026-12-01T08:00:00.000Z')).toBe('dinsdag 1 december 2026 om 09:00')
  expect(clockTime('2026-11-20T23:30:00.000Z')).toBe('00:30')
})
