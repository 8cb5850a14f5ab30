import { useState } from 'react'
import type { Selection } from './table.tsx'

/** The selected rows among these. Rows that are no longer listed are not selected. */
export function useSelection<Row extends { id: number }>(rows: Row[]) {
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
