import { afterEach, expect, test, vi } from 'vitest'
import { minuteLimit } from './minute-limit.ts'

afterEach(() => vi.useRealTimers())

test('a key may act so often in a minute, and again in the next', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00Z') })
  const may = minuteLimit(2)

  expect([may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, false, true])
  vi.setSystemTime(Date.parse('2026-11-26T12:01:00Z'))
  expect(may('a')).toBe(true)
})

test('the counts go on however many keys there are, and new keys have one too', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00Z') })
  const may = minuteLimit(2)
  may('first')
  may('first')
  for (let number = 0; number < 20_000; number++) may(`10.0.${number >> 8}.${number & 255}`)

  expect(may('first')).toBe(false)
  expect([may('late'), may('late'), may('late')]).toContain(false)
})
