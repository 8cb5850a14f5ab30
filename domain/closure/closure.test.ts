import { expect, test } from 'vitest'
import {
  type Closure,
  closureOf,
  closuresFrom,
  closureText,
  freeFrom,
  freeUntil,
} from './closure.ts'
import { closureSchema, closuresSchema } from './closure-schema.ts'

const christmas: Closure = {
  firstDay: '2026-12-24',
  lastDay: '2027-01-03',
  reason: 'full',
  only: null,
}
const dropOff: Closure = { ...christmas, only: 'dropOff' }
const pickUp: Closure = { ...christmas, only: 'pickUp' }

test.each<[string, number, Closure, boolean]>([
  ['2026-12-16', 8, christmas, false],
  ['2026-12-16', 9, christmas, true],
  ['2026-12-01', 60, christmas, true],
  ['2027-01-03', 1, christmas, true],
  ['2027-01-04', 1, christmas, false],
  ['2026-12-23', 20, dropOff, false],
  ['2026-12-24', 20, dropOff, true],
  ['2027-01-03', 20, dropOff, true],
  ['2026-12-24', 20, pickUp, false],
  ['2026-12-20', 5, pickUp, true],
  ['2026-12-20', 4, pickUp, false],
])('a stay from %s of %i days meets %o: %s', (from, days, closure, isClosed) => {
  expect(closureOf([closure], { from, days })).toEqual(isClosed ? closure : undefined)
})

test('of several periods the first is the reason', () => {
  const earlier = { ...christmas, firstDay: '2026-12-20', lastDay: '2026-12-22' }
  expect(closureOf([christmas, earlier], { from: '2026-12-21', days: 10 })).toBe(earlier)
})

test.each<[Closure[], string, number, string]>([
  [[], '2026-12-20', 8, '2026-12-20'],
  [[christmas], '2026-12-16', 8, '2026-12-16'],
  [[christmas], '2026-12-20', 8, '2027-01-04'],
  [[dropOff], '2026-12-24', 8, '2027-01-04'],
  [[pickUp], '2026-12-20', 8, '2026-12-28'],
  [[pickUp], '2027-01-03', 1, '2027-01-04'],
  // Between the two it is open, but not for so long.
  [
    [christmas, { ...christmas, firstDay: '2027-01-09', lastDay: '2027-01-12' }],
    '2026-12-24',
    5,
    '2027-01-04',
  ],
  [
    [christmas, { ...christmas, firstDay: '2027-01-09', lastDay: '2027-01-12' }],
    '2026-12-24',
    6,
    '2027-01-13',
  ],
  [
    [pickUp, { ...dropOff, firstDay: '2026-12-28', lastDay: '2026-12-30' }],
    '2026-12-20',
    8,
    '2026-12-31',
  ],
])('with %o a stay from %s of %i days can begin on %s', (closures, from, days, first) => {
  expect(freeFrom(closures, { from, days })).toBe(first)
  expect(closureOf(closures, { from: first, days })).toBeUndefined()
})

test.each<[Closure[], string, number, string | undefined]>([
  [[christmas], '2026-12-20', 8, '2026-12-23'],
  [[christmas], '2027-01-03', 1, '2026-12-23'],
  // Bringing is what can't be done, but a stay that ends in the period says less.
  [[dropOff], '2026-12-28', 8, '2026-12-23'],
  [[pickUp], '2026-12-20', 8, '2026-12-23'],
  // Between the two it is open, but not for so long.
  [
    [christmas, { ...christmas, firstDay: '2026-12-16', lastDay: '2026-12-19' }],
    '2026-12-22',
    4,
    '2026-12-23',
  ],
  [
    [christmas, { ...christmas, firstDay: '2026-12-16', lastDay: '2026-12-19' }],
    '2026-12-22',
    5,
    '2026-12-15',
  ],
  // It would begin today at the earliest.
  [[christmas], '2026-12-20', 28, '2026-12-23'],
  [[christmas], '2026-12-20', 29, undefined],
])('with %o a stay before one from %s of %i days can end on %s', (closures, from, days, last) => {
  expect(freeUntil(closures, { from, days }, '2026-11-26')).toBe(last)
})

test.each<[Partial<Closure>, string]>([
  [{}, 'vol van 24 december tot en met 3 januari'],
  [{ reason: 'closed' }, 'dicht van 24 december tot en met 3 januari'],
  [{ reason: 'other' }, 'niet te boeken van 24 december tot en met 3 januari'],
  [{ lastDay: '2026-12-24' }, 'vol op 24 december'],
  [{ lastDay: '2027-12-23' }, 'vol van 24 december tot en met 23 december'],
  [{ lastDay: '2027-12-24' }, 'vol van 24 december 2026 tot en met 24 december 2027'],
  [
    { only: 'dropOff' },
    'brengen kan niet van 24 december tot en met 3 januari, want het is er vol',
  ],
  [{ only: 'pickUp', reason: 'other' }, 'ophalen kan niet van 24 december tot en met 3 januari'],
])('%o reads as: %s', (special, text) => {
  expect(closureText({ ...christmas, ...special })).toBe(text)
})

test('a period that is over is left out, and the first to begin comes first', () => {
  const past = { ...christmas, firstDay: '2026-10-01', lastDay: '2026-11-25' }
  const now = { ...christmas, firstDay: '2026-11-01', lastDay: '2026-11-26' }
  expect(closuresFrom([christmas, past, now], '2026-11-26')).toEqual([now, christmas])
})

test.each<[object, string, string]>([
  [{ lastDay: '2026-12-23' }, 'lastDay', 'Kies een dag op of na de eerste.'],
  [{ firstDay: '2026-02-30' }, 'firstDay', 'Deze datum bestaat niet.'],
  [{ firstDay: '' }, 'firstDay', 'Kies de eerste dag.'],
  [{ lastDay: null }, 'lastDay', 'Kies de laatste dag.'],
  [
    { lastDay: '2036-12-24' },
    'lastDay',
    'Hoogstens twee jaar. Zet het terrein dan op niet beschikbaar.',
  ],
  [{ reason: 'zomaar' }, 'reason', 'Kies vol, gesloten of anders.'],
  [{ only: 'wassen' }, 'only', 'Kies alleen brengen of alleen ophalen.'],
])('%o is refused at %s: %s', (special, field, message) => {
  const read = closureSchema.safeParse({ ...christmas, ...special })
  expect(read.error?.issues).toMatchObject([{ path: [field], message }])
})

test('a period may be one day, and no two are the same', () => {
  const day = { ...christmas, lastDay: christmas.firstDay }
  expect(closureSchema.safeParse(day).data).toEqual(day)
  expect(closuresSchema.safeParse([christmas, dropOff]).success).toBe(true)
  expect(closuresSchema.safeParse([christmas, day, christmas]).error?.issues).toMatchObject([
    { path: [2, 'firstDay'], message: 'Deze periode staat er al.' },
  ])
})
