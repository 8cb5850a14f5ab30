import { expect, test } from 'vitest'
import { pageOfRows } from './breakdown.ts'
import { breakdownCsv } from './breakdown-csv.ts'

const period = { from: '2026-08-31', to: '2026-11-29' }
const asked = { q: '', sort: 'expected', dir: 'desc', page: 1, size: 25 } as const
const headOf = (by: 'parking' | 'airport') =>
  breakdownCsv(pageOfRows([], by, asked), { period })
    .content.split('\r\n')[0]
    ?.split(';') ?? []

test('only parkings have a column for their airport', () => {
  expect(headOf('parking').slice(0, 3)).toEqual([
    '\uFEFFParking',
    'Luchthaven',
    'Samengevoegde parkings',
  ])
  expect(headOf('airport').slice(0, 2)).toEqual(['\uFEFFLuchthaven', 'Samengevoegde parkings'])
})
