import { expect, test } from 'vitest'
import { isDay } from './is-day.ts'

test.each(['2026-12-01', '2028-02-29', '1999-12-31'])('%s is a valid day', (text) => {
  expect(isDay(text)).toBe(true)
})

test.each(['', 'geen', '2026-02-29', '2026-13-45', '0000-01-01', '99999-1-1', '2026-12-01T09:00'])(
  '%s is none',
  (text) => {
    expect(isDay(text)).toBe(false)
  },
)
