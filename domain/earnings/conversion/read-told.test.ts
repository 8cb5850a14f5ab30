import { expect, test } from 'vitest'
import type { FileField } from './file-columns.ts'
import { readCents, readLines, readMoment, readState } from './read-told.ts'

const now = new Date('2026-11-28T12:00:00.000Z')

const right: Partial<Record<FileField, string>> = {
  ...{ number: '71207728', bookedAt: '01-10-2026', commission: '4,50', state: 'Goedgekeurd' },
}

const readAll = (...all: Partial<Record<FileField, string>>[]) =>
  all.map((values, at) => ({ row: at + 2, values })).map(readLines({ now, isDotDecimal: false }))

const problemsOf = (values: Partial<Record<FileField, string>>) => {
  const [read] = readAll({ ...right, ...values })
  return read && 'problems' in read ? read.problems : []
}

test('a line with what is needed is a conversion', () => {
  expect(readAll(right)).toEqual([
    {
      row: 2,
      told: {
        ...{ number: '71207728', bookedAt: '2026-09-30T22:00:00.000Z', commission: 450 },
        ...{ state: 'approved', isSaidPaid: false, reference: null, clickAt: null },
        ...{
          changedAt: null,
          arrival: null,
          days: null,
          itemName: null,
          value: null,
          reason: null,
        },
      },
    },
  ])
})

test.each<[FileField, string, string]>([
  ['commission', '4,5O', 'Geen bedrag. Staat er een letter O in plaats van een nul?'],
  ['commission', 'veel', 'Geen bedrag. Schrijf het als 4,50.'],
  ['commission', '', 'Geen bedrag.'],
  ['commission', '-3,00', 'Een bedrag onder nul nemen we niet over.'],
  ['commission', '£4.50', 'We tellen alleen euro’s. Een andere munt nemen we niet over.'],
  ['value', '91 USD', 'We tellen alleen euro’s. Een andere munt nemen we niet over.'],
  ['currency', 'GBP', 'We tellen alleen euro’s. Een andere munt nemen we niet over.'],
  ['clickAt', '31-11-2026', 'Deze dag bestaat niet.'],
  ['arrival', '2026-02-30', 'Deze dag bestaat niet.'],
  ['bookedAt', 'gisteren', 'Schrijf een datum als 31-12-2026.'],
  ['bookedAt', '01-01-2027', 'Deze dag moet nog komen.'],
  ['number', '', 'Zonder nummer herkennen we de transactie later niet.'],
  ['state', 'misschien', 'Schrijf open, goedgekeurd, betaald of afgewezen.'],
  ['days', '3,5', 'Schrijf een heel aantal dagen, van 1 tot en met 366.'],
])('in %s %j is wrong', (field, value, reason) => {
  expect(problemsOf({ [field]: value })).toEqual([{ field, value, reason }])
})

test('each wrong cell is named', () => {
  expect(problemsOf({ number: '', commission: 'x', currency: 'GBP' })).toHaveLength(3)
})

test.each([
  ['4,50', 450],
  ['€ 1.234,50', 123_450],
  ['4.5', 450],
  ['EUR 7,28', 728],
  ['7.28 EUR', 728],
  ['0', 0],
])('%j is %d cents', (written, cents) => {
  expect(readCents(written)).toBe(cents)
})

test('a dot is a decimal one where the network writes it so', () => {
  expect(readCents('2.125', { isDotDecimal: true })).toBe(213)
  expect(readCents('2.125')).toBe(212_500)
})

test.each([
  ['2026-10-01', '2026-09-30T22:00:00.000Z'],
  ['01-10-2026 09:30', '2026-10-01T07:30:00.000Z'],
  ['1-12-2026 9:05:30', '2026-12-01T08:05:30.000Z'],
  ['2026-10-01T09:30:00Z', '2026-10-01T09:30:00.000Z'],
  ['2026-10-01T09:30:00+0200', '2026-10-01T07:30:00.000Z'],
  ['2026-10-01 09:30:00 UTC', '2026-10-01T09:30:00.000Z'],
])('%j is %s', (written, moment) => {
  expect(readMoment(written)).toBe(moment)
})

test('what a network calls paid is approved, with a hint', () => {
  expect(readState('Betaald')).toEqual({ state: 'approved', isSaidPaid: true })
  expect(readState('DISAPPROVED')).toEqual({ state: 'declined', isSaidPaid: false })
})

test('a number that comes twice may not say two things', () => {
  const [, same, other] = readAll(right, right, { ...right, commission: '9' })
  expect(same).toHaveProperty('told')
  expect(other).toEqual({
    row: 4,
    problems: [
      {
        ...{ field: 'number', value: '71207728' },
        reason: 'Dit nummer staat ook op regel 2, en daar staat iets anders.',
      },
    ],
  })
})

test('the parts of one transaction are each a conversion', () => {
  const [read] = readAll({ ...right, part: '7K12' })
  expect(read).toMatchObject({ told: { number: '71207728/7K12' } })
})
