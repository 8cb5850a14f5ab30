import { expect, test } from 'vitest'
import { secondsLeftToday, secondsToWait } from './login-delay.ts'

test('the first five wrong passwords cost nothing, and each next one doubles the delay', () => {
  expect([0, 1, 4].map((failures) => secondsToWait(failures))).toEqual([0, 0, 0])
  expect([5, 6, 7, 8].map((failures) => secondsToWait(failures))).toEqual([1, 2, 4, 8])
})

test('the delay is at most a minute', () => {
  expect([11, 50, 5000].map((failures) => secondsToWait(failures))).toEqual([60, 60, 60])
})

test('a sender with more free tries is delayed later', () => {
  expect([29, 30, 31].map((failures) => secondsToWait(failures, 30))).toEqual([0, 1, 2])
})

test.each([
  ['in winter', '2026-12-01T22:59:00Z', 60],
  ['in summer', '2026-07-01T21:59:59.500Z', 1],
  ['on the day that the clock goes back', '2026-10-24T22:00:00Z', 25 * 3_600],
  ['on the day that the clock goes forward', '2027-03-27T23:00:00Z', 23 * 3_600],
])('a day %s ends at midnight in Amsterdam', (_, moment, seconds) => {
  expect(secondsLeftToday(new Date(moment))).toBe(seconds)
})
