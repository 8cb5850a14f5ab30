import { expect, test } from 'vitest'
import { formatDay } from './date.ts'

test('a day reads in Dutch, whatever the time zone of the machine', () => {
  expect(formatDay('2026-11-16')).toBe('16 november 2026')
  expect(formatDay('2026-01-01')).toBe('1 januari 2026')
})
