import { expect, test } from 'vitest'
import { lostTables, trialRows } from './trial.ts'

const tables = [
  { table: 'daily_totals', inCopy: 4, restored: 4 },
  { table: 'parkings', inCopy: 15, restored: 14 },
  { table: 'page_views', inCopy: 5, restored: 5 },
  { table: 'faqs', inCopy: 0, restored: 0 },
]

test('kinds of records have their name, and the rest is one row at the end', () => {
  expect(trialRows(tables)).toEqual([
    { name: 'Parkings', inCopy: 15, restored: 14 },
    { name: 'Al het andere', inCopy: 9, restored: 9 },
  ])
})

test('a table of which a row is missing is named', () => {
  expect(lostTables(tables)).toEqual([tables[1]])
})
