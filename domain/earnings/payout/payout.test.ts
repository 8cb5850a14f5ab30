import { expect, test } from 'vitest'
import { dueOf, isDue } from './due.ts'
import { owingOf } from './outstanding.ts'
import { differenceOf, type Outstanding, type Payout } from './payout.ts'
import { payoutCsv } from './payout-csv.ts'
import { reminderOf } from './reminder.ts'
import { suspectsOf } from './suspects.ts'
import { readCents, readNumbers, typedCents } from './typed.ts'
import { vatOf } from './vat.ts'

test('an approved conversion is due for what it is worth, and one that is paid is not', () => {
  expect(dueOf({ state: 'approved', commission: 450, settled: 0 })).toBe(450)
  expect(isDue({ state: 'paid', commission: 450, settled: 450 })).toBe(false)
  expect(isDue({ state: 'open', commission: 450, settled: 0 })).toBe(false)
})

test('one that was paid and is declined comes off once, and one that never was does not', () => {
  const taken = { state: 'declined', commission: 450, settled: 450 } as const
  expect(dueOf(taken)).toBe(-450)
  expect(isDue(taken)).toBe(true)
  expect(isDue({ ...taken, settled: 0 })).toBe(false)
  expect(Object.is(dueOf({ ...taken, settled: 0 }), 0)).toBe(true)
})

test('one that is approved again before it came off is not paid twice', () => {
  expect(dueOf({ state: 'approved', commission: 450, settled: 450 })).toBe(0)
  expect(dueOf({ state: 'approved', commission: 500, settled: 450 })).toBe(50)
})

const terms = { threshold: 2500, days: 45, vatPercent: 21 }
const owed = { amount: 66_445, oldest: '2026-08-02', terms, hasEnded: false }

test('what is outstanding is late from the day after the agreed days', () => {
  const late = { state: 'late', expectedOn: '2026-09-16', daysLate: 65 }
  expect(owingOf(owed, '2026-11-20')).toEqual(late)
  expect(owingOf(owed, '2026-09-17')).toMatchObject({ state: 'late', daysLate: 1 })
  expect(owingOf(owed, '2026-09-16')).toEqual({ state: 'onTime', expectedOn: '2026-09-16' })
})

test('below the threshold it is not late, and of an ended programme it stays', () => {
  const small = { ...owed, amount: 2499 }
  expect(owingOf(small, '2026-11-20')).toEqual({ state: 'below' })
  expect(owingOf({ ...small, hasEnded: true }, '2026-11-20')).toEqual({ state: 'stays' })
  expect(owingOf({ ...owed, hasEnded: true }, '2026-11-20').state).toBe('late')
  expect(owingOf({ ...owed, amount: 2500 }, '2026-11-20').state).toBe('late')
})

test('without an agreement nothing is late', () => {
  expect(owingOf({ ...owed, terms: null }, '2030-01-01')).toEqual({ state: 'unagreed' })
  const nothing = { ...owed, amount: -100, terms: { ...terms, threshold: 0 } }
  expect(owingOf(nothing, '2030-01-01')).toEqual({ state: 'below' })
})

test('VAT is rounded to cents, and is none where it is shifted', () => {
  expect(vatOf(80_400, 21)).toBe(16_884)
  expect(vatOf(250, 21)).toBe(53)
  expect(vatOf(-250, 21)).toBe(-53)
  expect(vatOf(80_400, 0)).toBe(0)
})

const line = (number: string, amount: number, changes: number[] = []) => ({
  number,
  amount,
  changes,
})

test('a difference is explained by one conversion, then by two', () => {
  const lines = [line('A', 320), line('B', 120), line('C', 200), line('D', 900, [320])]
  expect(suspectsOf(-320, lines, [line('E', -320)])).toEqual([
    { why: 'unpaid', numbers: ['A'], amount: 320 },
    { why: 'changed', numbers: ['D'], amount: 900 },
    { why: 'uncovered', numbers: ['E'], amount: -320 },
    { why: 'together', numbers: ['B', 'C'], amount: 320 },
  ])
  expect(suspectsOf(450, lines, [line('F', 450)])).toEqual([
    { why: 'uncovered', numbers: ['F'], amount: 450 },
  ])
  expect(suspectsOf(0, lines, [])).toEqual([])
})

test('a line does not explain a difference together with itself, and no more than ten are named', () => {
  expect(suspectsOf(-400, [line('A', 200)], [])).toEqual([])
  const same = Array.from({ length: 5000 }, (_, at) => line(`N${at}`, 200))
  expect(suspectsOf(-400, same, [])).toHaveLength(10)
  expect(suspectsOf(-200, same, [])).toHaveLength(10)
})

test('numbers are read from whatever a statement parts them by, each once', () => {
  expect(readNumbers(' 12\n13,14; 15\t12\r\n')).toEqual(['12', '13', '14', '15'])
  expect(readNumbers('  ')).toEqual([])
})

test.each([
  ['2.555,60', 255_560],
  ['2555,6', 255_560],
  ['2555.60', 255_560],
  ['€ 12', 1200],
  ['−3,20', -320],
  ['1.234.567', 123_456_700],
  ['2.555', 255_500],
  ['12,345', undefined],
  ['0x10', undefined],
  ['', undefined],
])('%s is %s cents', (typed, cents) => {
  expect(readCents(typed)).toBe(cents)
  if (cents !== undefined) expect(readCents(typedCents(cents))).toBe(cents)
})

const payout: Payout = {
  ...{ id: 1, version: 1, updatedAt: '2026-11-16T10:00:00.000Z' },
  ...{ network: 'awin', programmeId: null, programme: null, day: '2026-11-16' },
  ...{ number: 'AW-0000151', amount: 255_560, vatPercent: 21, note: '=1+1', isSample: false },
  ...{ conversions: 448, expected: 255_880 },
}

test('the difference of a payout is kept in the file for the bookkeeper, with its VAT', () => {
  expect(differenceOf(payout)).toBe(-320)
  expect(payoutCsv([payout])).toContain(
    "2026-11-16;Awin;;AW-0000151;448;2558,8;2555,6;-3,2;21;536,68;3092,28;'=1+1\r\n",
  )
})

test('a reminder says what, since when and what was agreed, and only of what is late', () => {
  const late: Outstanding = {
    ...{ network: 'tradetracker', programmeId: null, programme: null, conversions: 179 },
    ...{ amount: 66_445, oldest: '2026-08-02', terms: { ...terms, id: 1, version: 1 } },
    owing: { state: 'late', expectedOn: '2026-09-16', daysLate: 65 },
  }
  const reminder = reminderOf(late, 'Parkeerpiloot')
  expect(reminder?.subject).toBe('Openstaande vergoedingen van Parkeerpiloot: €664,45')
  expect(reminder?.text).toContain('De oudste is goedgekeurd op 2 augustus 2026.')
  expect(reminder?.text).toContain('uiterlijk 16 september 2026 moeten zijn, 65 dagen geleden')
  expect(reminderOf({ ...late, owing: { state: 'below' } }, 'Parkeerpiloot')).toBeUndefined()
})
