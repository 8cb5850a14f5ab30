import { useState } from 'react'
import type { Selection } from './table.tsx'

type PagedSelectionOptions<Row> = {
  /** The rows shown; undefined while they are not those that were asked for. */
  rows: Row[] | undefined
  page: number
  /** The search and the filters. */
  narrowing: string
  /** Reads every row that matches. */
  every: () => Promise<Row[]>
}

/**
 * The selection in a list of which only pages are at hand: of the rows that were shown under this
 * search and these filters, on any page. After another search or filter only those that are shown
 * again are still selected.
 */
export function usePagedSelection<Row extends { id: number }>({
  rows,
  page,
  narrowing,
  every,
}: PagedSelectionOptions<Row>) {
  const [known, setKnown] = useState<Known<Row>>({ narrowing, page, rows: new Map() })
  const { selection, selected, clear } = useSelection([...known.rows.values()])

  if (rows && (known.last !== rows || known.narrowing !== narrowing)) {
    setKnown(withPage(known, { rows, page, narrowing }))
  }

  /** Selects every row that matches. */
  async function selectAll() {
    const all = await every()
    setKnown({ ...known, rows: byId(all), isOutdated: false })
    selection.toggle(all, true)
  }

  /** The selected rows as they are now: a change may have given those on other pages a version. */
  async function latest(): Promise<Row[]> {
    if (!known.isOutdated) return selected
    const all = byId(await every())
    setKnown({ ...known, rows: new Map([...known.rows, ...all]), isOutdated: false })
    return selected.flatMap(({ id }) => all.get(id) ?? [])
  }

  return {
    selection,
    selected: known.narrowing === narrowing ? selected : [],
    clear,
    selectAll,
    latest,
  }
}

type Known<Row> = {
  narrowing: string
  page: number
  rows: ReadonlyMap<number, Row>
  last?: Row[]
  /** Whether the page shown was read again since the others were. */
  isOutdated?: boolean
}

type Shown<Row> = { rows: Row[]; page: number; narrowing: string }

function withPage<Row extends { id: number }>(known: Known<Row>, shown: Shown<Row>): Known<Row> {
  const { rows, page, narrowing } = shown
  if (known.narrowing !== narrowing) return { narrowing, page, rows: byId(rows), last: rows }

  const merged = new Map([...known.rows, ...byId(rows)])
  const isAgain = known.last !== undefined && known.page === page && merged.size > rows.length
  const isOutdated = known.isOutdated || isAgain
  return { narrowing, page, rows: merged, last: rows, isOutdated }
}

const byId = <Row extends { id: number }>(rows: Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.id, row]))

/** The selected rows among these. Rows that are no longer listed are not selected. */
function useSelection<Row extends { id: number }>(rows: Row[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const has = ({ id }: Row) => ids.has(id)

  function toggle(changed: Row[], selected: boolean) {
    const next = new Set(ids)
    for (const { id } of changed) {
      if (selected) next.add(id)
      else next.delete(id)
    }
    setIds(next)
  }

  const selection: Selection<Row> = { has, toggle }
  return { selection, selected: rows.filter(has), clear: () => setIds(new Set()) }
}
