import { expect, test } from 'vitest'
import { chosenPeriod, daysOf, type PeriodChoice, periodBefore, readPeriod } from './period.ts'

test.each<[PeriodChoice, string, string]>([
  ['7', '2026-11-14', '2026-11-20'],
  ['30', '2026-10-22', '2026-11-20'],
  ['maand', '2026-11-01', '2026-11-20'],
  ['vorige-maand', '2026-10-01', '2026-10-31'],
])('%s are the days from %s to %s', (choice, from, to) => {
  expect(chosenPeriod(choice, '2026-11-20')).toEqual({ from, to })
})

test('a period is compared with as many days before it', () => {
  expect(periodBefore({ from: '2026-10-22', to: '2026-11-20' })).toEqual({
    from: '2026-09-22',
    to: '2026-10-21',
  })
})

test('a day with a clock change is one day', () => {
  expect(daysOf({ from: '2026-10-24', to: '2026-10-26' })).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ])
})

test.each([
  [{}, 'from'],
  [{ from: '2026-02-30', to: '2026-03-02' }, 'from'],
  [{ from: '2026-02-01' }, 'to'],
  [{ from: '2026-02-02', to: '2026-02-01' }, 'to'],
  [{ from: '2024-01-01', to: '2026-01-02' }, 'to'],
  [{ from: '0000-01-01', to: '0000-01-02' }, 'from'],
])('%j is not a valid period', (given, field) => {
  const period = readPeriod(given)

  expect(!period.ok && Object.keys(period.why)).toEqual([field])
})

test('a period of two years is allowed', () => {
  expect(readPeriod({ from: '2024-01-01', to: '2025-12-31' }).ok).toBe(true)
})
