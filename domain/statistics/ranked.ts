import type { Cell } from '#domain/import/csv.ts'
import { type Count, otherParkings } from './statistics.ts'

export type Order<Column> = { by: Column; dir: 'asc' | 'desc' }

/** The order after a press on the head of a column: the largest first, names from a to z. */
export function pressed<Column>(
  order: Order<Column> | undefined,
  by: Column,
  isText: boolean,
): Order<Column> {
  const first = isText ? 'asc' : 'desc'
  if (order?.by !== by) return { by, dir: first }
  return { by, dir: order.dir === 'asc' ? 'desc' : 'asc' }
}

export type CountColumn = 'name' | 'count' | 'former' | 'difference'

type Named = Count & { name: string }

export const differenceOf = ({ count, former }: Count) => count - former

/** By difference, the largest first, whichever way it went. */
export function sortedCounts<Row extends Named>(rows: Row[], order: Order<CountColumn>): Row[] {
  const sign = order.dir === 'asc' ? 1 : -1
  const values: Record<Exclude<CountColumn, 'name'>, (row: Row) => number> = {
    count: ({ count }) => count,
    former: ({ former }) => former,
    difference: (row) => Math.abs(differenceOf(row)),
  }
  if (order.by === 'name') return rows.toSorted((a, b) => sign * a.name.localeCompare(b.name))
  const value = values[order.by]
  return rows.toSorted((a, b) => sign * (value(a) - value(b)))
}

/** By the cells of one column; what has no row of its own stands last. */
export function sortedRows(rows: Cell[][], order: Order<number> | undefined): Cell[][] {
  if (!order) return rows
  const sign = order.dir === 'asc' ? 1 : -1
  return rows.toSorted(
    (a, b) =>
      Number(a.includes(otherParkings)) - Number(b.includes(otherParkings)) ||
      sign * compared(a[order.by] ?? '', b[order.by] ?? ''),
  )
}

/** An empty cell is less than any number. */
function compared(a: Cell, b: Cell): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (a === '' || b === '') return Number(a !== '') - Number(b !== '')
  return String(a).localeCompare(String(b), 'nl', { numeric: true })
}
