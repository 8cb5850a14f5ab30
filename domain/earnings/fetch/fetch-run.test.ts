import { expect, test } from 'vitest'
import {
  countText,
  type FetchRun,
  isSunday,
  lastFetchText,
  leftTexts,
  nightsFailed,
  sinceWhen,
  whenText,
} from './fetch-run.ts'
import { halvesOf, windowsOf } from './fetch-window.ts'

const now = new Date('2026-11-28T19:00:00Z')

const run = (at: string, failure: string | null = null): FetchRun => ({ at, failure, counts: {} })

test('the first time is a year back, and the next from three days before the last', () => {
  const year = new Date('2025-11-28T19:00:00Z')
  const last = new Date('2026-11-27T02:12:00Z')
  const overlap = new Date('2026-11-24T02:12:00Z')

  expect(sinceWhen(undefined, now, true)).toEqual({ bookedSince: year, changedSince: year })
  expect(sinceWhen(last, now, false)).toEqual({ bookedSince: overlap, changedSince: overlap })
  expect(sinceWhen(last, now, true)).toEqual({ bookedSince: year, changedSince: overlap })
})

test('after two years away it is a year', () => {
  const { changedSince } = sinceWhen(new Date('2024-11-27T02:12:00Z'), now, false)
  expect(changedSince).toEqual(new Date('2025-11-28T19:00:00Z'))
})

test('Sunday is that of Amsterdam', () => {
  expect(isSunday(now)).toBe(false)
  expect(isSunday(new Date('2026-11-28T23:30:00Z'))).toBe(true)
})

test('failures of one day are one night, and a success ends them', () => {
  const failed = [
    run('2026-11-28T13:00:00Z', 'x'),
    run('2026-11-28T02:12:00Z', 'x'),
    run('2026-11-27T02:12:00Z', 'x'),
    run('2026-11-26T02:12:00Z', 'x'),
  ]
  expect(nightsFailed(failed)).toBe(3)
  expect(nightsFailed([...failed.slice(0, 3), run('2026-11-26T03:00:00Z'), ...failed])).toBe(2)
  expect(nightsFailed([run('2026-11-28T02:12:00Z'), ...failed])).toBe(0)
  expect(nightsFailed([])).toBe(0)
})

test.each([
  ['2026-11-28T02:12:00Z', 'vannacht 03:12'],
  ['2026-11-28T13:05:00Z', 'vandaag 14:05'],
  ['2026-11-27T02:12:00Z', 'gisteren 03:12'],
  ['2026-05-25T01:12:00Z', '25 mei 2026 om 03:12'],
])('%s is %s', (at, text) => expect(whenText(at, now)).toBe(text))

test('what was fetched last is said of one programme', () => {
  const done = { ...run('2026-11-28T02:12:00Z'), counts: { 7: { added: 14, changed: 0 } } }
  expect(lastFetchText([run('2026-11-28T13:00:00Z', 'x'), done], 7, now)).toBe(
    'Laatst opgehaald: vannacht 03:12, 14 nieuw',
  )
  expect(lastFetchText([done], 8, now)).toBeUndefined()
  expect(countText({ added: 0, changed: 2, foreign: 1 })).toBe(
    'niets nieuw, 2 gewijzigd, 1 niet in euro en niet overgenomen',
  )
})

test('what is of nobody here is said', () => {
  const counts = {
    7: { added: 1, changed: 0 },
    'advertiser 4321': { added: 0, changed: 0, left: 3 },
  }
  expect(leftTexts({ counts })).toEqual([
    '3 transacties van adverteerder 4321, die hier geen programma heeft',
  ])
})

test('windows cover every second once', () => {
  const windows = windowsOf(
    new Date('2026-01-01T00:00:00.700Z'),
    new Date('2026-03-01T00:00:00Z'),
    31,
  )
  expect(windows.map(({ from, until }) => [from.toISOString(), until.toISOString()])).toEqual([
    ['2026-01-01T00:00:00.000Z', '2026-01-31T23:59:59.000Z'],
    ['2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
  ])
  const [first] = windows
  const halves = first && halvesOf(first)
  expect(halves?.[0].until.getTime()).toBe((halves?.[1].from.getTime() ?? 0) - 1_000)
  expect(halvesOf({ from: now, until: new Date(now.getTime() + 3_600_000) })).toBeUndefined()
})
