import { useState } from 'react'
import { useSelection } from './use-selection.ts'

/**
 * The selection in a list of which only pages are at hand: of the rows that were shown under this
 * search and these filters, on any page. After another search or filter only those that are shown
 * again are still selected.
 *
 * @param rows the rows shown; undefined while they are not those that were asked for
 * @param narrowing the search and the filters
 */
export function usePagedSelection<Row extends { id: number }>(
  rows: Row[] | undefined,
  narrowing: string,
) {
  const [known, setKnown] = useState<Known<Row>>({ narrowing, rows: new Map() })
  const selected = useSelection([...known.rows.values()])
  const { selection } = selected

  if (rows && (known.last !== rows || known.narrowing !== narrowing)) {
    const before = known.narrowing === narrowing ? known.rows : undefined
    setKnown({ narrowing, rows: withRows(before, rows), last: rows })
  }

  return {
    ...selected,
    selected: known.narrowing === narrowing ? selected.selected : [],
    /** Selects rows that may be on other pages. */
    add(more: Row[]) {
      setKnown({ ...known, rows: withRows(known.rows, more) })
      selection.toggle(more, true)
    },
  }
}

type Known<Row> = { narrowing: string; rows: ReadonlyMap<number, Row>; last?: Row[] }

function withRows<Row extends { id: number }>(
  known: ReadonlyMap<number, Row> = new Map(),
  rows: Row[],
) {
  return new Map([...known, ...rows.map((row) => [row.id, row] as const)])
}
