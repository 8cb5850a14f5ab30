import { expect, test } from 'vitest'
import { clicksCompared, isStaleBackup, usualClicks } from './morning.ts'

const compared = (clicks: number, ...sameWeekdays: number[]) =>
  clicksCompared({ yesterday: { day: '2026-11-20', clicks }, sameWeekdays })

test('usual is the median of the same weekday, so that one odd week does not count', () => {
  expect(usualClicks({ sameWeekdays: [40, 400, 44, 42] })).toBe(43)
  expect(usualClicks({ sameWeekdays: [] })).toBe(0)
})

test('yesterday stands out below half of the usual, and above twice it', () => {
  expect(compared(19, 40, 40, 40, 40)).toBe('few')
  expect(compared(20, 40, 40, 40, 40)).toBe('usual')
  expect(compared(80, 40, 40, 40, 40)).toBe('usual')
  expect(compared(81, 40, 40, 40, 40)).toBe('many')
})

test('a few clicks, or a site without earlier weeks, are not compared', () => {
  expect(compared(0, 4, 4, 4, 4)).toBeUndefined()
  expect(compared(60, 0, 0, 0, 0)).toBeUndefined()
})

test('a copy is stale once last night’s is missing, and when there is none', () => {
  const now = new Date('2026-11-21T08:00:00Z')

  expect(isStaleBackup('2026-11-21T02:20:00Z', now)).toBe(false)
  expect(isStaleBackup('2026-11-20T02:20:00Z', now)).toBe(false)
  expect(isStaleBackup('2026-11-20T01:59:00Z', now)).toBe(true)
  expect(isStaleBackup(null, now)).toBe(true)
})
