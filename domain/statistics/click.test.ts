import { expect, test } from 'vitest'
import { isRepeat, repeatMinutes } from './click.ts'

const earlier = { parkingId: 3, dayHash: 'anna', clickDate: '2026-11-20T10:00:00.000Z' }
const later = (minutes: number, more: Partial<typeof earlier> = {}) => {
  const clickDate = new Date(Date.parse(earlier.clickDate) + minutes * 60_000).toISOString()
  return { ...earlier, clickDate, ...more }
}

test('a click of the same visitor on the same parking within half an hour is a repeat', () => {
  expect(repeatMinutes).toBe(30)
  expect(isRepeat(later(0), earlier)).toBe(true)
  expect(isRepeat(later(29.9), earlier)).toBe(true)
  expect(isRepeat(later(30), earlier)).toBe(false)
})

test.each([
  ['of another visitor', { dayHash: 'bo' }],
  ['on another parking', { parkingId: 4 }],
])('a click %s is no repeat', (_, more) => {
  expect(isRepeat(later(1, more), earlier)).toBe(false)
})
