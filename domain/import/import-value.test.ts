import { expect, test } from 'vitest'
import { readAmount, readCount, readDay, readTick, writeDay } from './import-value.ts'

test.each([
  ['6,95', 6.95],
  ['6.95', 6.95],
  ['€ 12,50', 12.5],
  ['€\u00a01.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234.567', 1234567],
  ['1.234', 1234],
  ['7', 7],
  ['-3', -3],
  ['€ 9,-', 9],
  ['1.250,--', 1250],
  ['12,–', 12],
])('%j is an amount', (written, amount) => {
  expect(readAmount(written)).toBe(amount)
})

test.each(['', 'gratis', '5 euro', '1,2,3', '5-7', ',-'])('%j is not an amount', (written) => {
  expect(readAmount(written)).toBeNaN()
})

test.each([
  ['1284', 1284],
  ['1.284', 1284],
  ['12', 12],
  ['4,5', 4.5],
])('%j is a count of %d', (written, count) => {
  expect(readCount(written)).toBe(count)
})

test.each([
  ['Ja', true],
  ['x', true],
  ['1', true],
  ['nee', false],
  ['', false],
  ['misschien', undefined],
])('%j is a checkbox value: %s', (written, tick) => {
  expect(readTick(written)).toBe(tick)
})

test.each([
  ['31-12-2026', '2026-12-31'],
  ['1-2-2026', '2026-02-01'],
  ['1/2/26', '2026-02-01'],
  ['01.02.2026', '2026-02-01'],
  ['2026-02-01', '2026-02-01'],
  ['2026-02-01 00:00:00', '2026-02-01'],
  ['1-2-2026 0:00', '2026-02-01'],
  // The schema says that it does not exist.
  ['31-02-2026', '2026-02-31'],
])('%j is a day', (written, day) => {
  expect(readDay(written)).toBe(day)
})

test.each(['', 'morgen', '1 februari', '45000', '1-2', '1-2-026', '2026-02'])(
  '%j is not a day',
  (written) => {
    expect(readDay(written)).toBeUndefined()
  },
)

test('a day is written as Dutch spreadsheets do', () => {
  expect([writeDay('2026-02-01'), writeDay(null)]).toEqual(['01-02-2026', ''])
})
