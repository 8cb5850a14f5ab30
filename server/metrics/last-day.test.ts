import { beforeEach, expect, test, vi } from 'vitest'
import { requestSeconds, requests } from './counted.ts'
import { lastDay, rememberNow, watchLastDay } from './last-day.ts'

const hourMs = 3_600_000

beforeEach(() => {
  vi.useFakeTimers()
  watchLastDay()
  return () => vi.useRealTimers()
})

/** Those from the cache are counted without how long they took. */
function answer(status: string, ms?: number, kind = 'page'): void {
  requests.add(kind, status)
  if (ms !== undefined) requestSeconds.observe(kind, ms)
}

test('what half of the requests took, with those from the cache as the fastest', () => {
  const before = lastDay()
  for (const ms of [40, 40, 400]) answer('200', ms)
  expect(lastDay()).toMatchObject({ requests: before.requests + 3, medianMs: 50 })

  for (let nth = 0; nth < 7; nth++) answer('200')
  expect(lastDay().medianMs).toBe(5)
})

test('what failed is counted, and who only looks whether we are there is not', () => {
  const { requests: total, failed } = lastDay()
  answer('500', 3)
  answer('404', 3)
  answer('503', 3, 'probe')

  expect(lastDay()).toMatchObject({ requests: total + 2, failed: failed + 1 })
})

test('what is longer ago than a day is left out', () => {
  const start = Date.now()
  answer('200', 3)
  for (let hour = 1; hour <= 26; hour++) rememberNow(start + hour * hourMs)
  answer('200', 3)

  expect(lastDay()).toMatchObject({
    requests: 1,
    since: new Date(start + hourMs).toISOString(),
  })
})
