import { expect, test } from 'vitest'
import { lateMinutes, lateMs, lateness } from './late.ts'

const minute = (p99Ms: number) => ({ medianMs: 0, p99Ms, maxMs: 9_000 })
const minutes = (p99Ms: number) => Array.from({ length: lateMinutes }, () => minute(p99Ms))

test('late is: each of the last minutes', () => {
  expect(lateness(minutes(lateMs))).toBe(lateMs)
  expect(lateness(minutes(lateMs).slice(1))).toBe(null)
  expect(lateness([...minutes(lateMs), minute(lateMs - 1)])).toBe(null)
  expect(lateness([minute(0), ...minutes(400)])).toBe(400)
})
