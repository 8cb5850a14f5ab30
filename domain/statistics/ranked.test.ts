import { expect, test } from 'vitest'
import { pressed, sortedCounts, sortedRows } from './ranked.ts'

const rows = [
  { name: 'Schiphol', count: 3_834, former: 3_849 },
  { name: 'Eindhoven', count: 2_135, former: 3_306 },
  { name: 'Düsseldorf', count: 1_602, former: 1_502 },
]
const names = (...order: Parameters<typeof sortedCounts>[1][]) =>
  order.map((each) =>
    sortedCounts(rows, each)
      .map(({ name }) => name.charAt(0))
      .join(''),
  )

test('the largest difference stands first, whichever way it went', () => {
  expect(names({ by: 'difference', dir: 'desc' }, { by: 'difference', dir: 'asc' })).toEqual([
    'EDS',
    'SDE',
  ])
})

test('other columns sort by their own value', () => {
  expect(
    names({ by: 'count', dir: 'desc' }, { by: 'former', dir: 'asc' }, { by: 'name', dir: 'asc' }),
  ).toEqual(['SED', 'DES', 'DES'])
})

test('a press begins with the largest or with a, and turns the order around', () => {
  const first = pressed(undefined, 'count', false)
  expect(first).toEqual({ by: 'count', dir: 'desc' })
  expect(pressed(first, 'count', false)).toEqual({ by: 'count', dir: 'asc' })
  expect(pressed(first, 'name', true)).toEqual({ by: 'name', dir: 'asc' })
})

test('rows of a table sort by number, by text, and with empty cells as the least', () => {
  const table = [
    ['a10', 3],
    ['a2', ''],
    ['b', 20],
  ] as (string | number)[][]

  expect(sortedRows(table, { by: 1, dir: 'desc' }).map(([name]) => name)).toEqual([
    'b',
    'a10',
    'a2',
  ])
  expect(sortedRows(table, { by: 0, dir: 'asc' }).map(([name]) => name)).toEqual(['a2', 'a10', 'b'])
  expect(sortedRows(table, undefined)).toBe(table)
})

test('what has no row of its own stands last, whichever column sorts', () => {
  const rows = [
    ['AMS', 'Polderpark', 5],
    ['', 'Overige parkings', 900],
    ['EIN', 'Kempen', 50],
  ]
  for (const by of [0, 1, 2]) {
    for (const dir of ['asc', 'desc'] as const) {
      expect(sortedRows(rows, { by, dir }).at(-1)?.[1]).toBe('Overige parkings')
    }
  }
})
