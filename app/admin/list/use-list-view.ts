import { useEffect, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import {
  type ListRules,
  type ListState,
  listView,
  readListState,
  writeListState,
} from '#domain/admin/list-view.ts'

/** What is shown of the rows. It stands in the address, so that it can be kept, sent and gone back to. */
export function useListView<Row>(rows: Row[], rules: ListRules<Row>) {
  const [params, setParams] = useSearchParams()
  // Beside the address, which is always a moment late: nothing that is typed may be lost.
  const names = Object.keys(rules.filterOn ?? {})
  const [state, setState] = useState(() => readListState(params, names))
  const { key, state: carried } = useLocation()
  const how = useNavigationType()

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what others did to the address
  useEffect(() => {
    if (how !== 'REPLACE') setState(readListState(params, names))
  }, [key])

  function change(changes: Partial<ListState>, replace = false) {
    const changed = { ...state, page: 1, ...changes }
    setState(changed)
    setParams((search) => writeListState(search, changed), {
      replace,
      state: carried,
      preventScrollReset: true,
    })
  }

  return {
    state,
    view: listView(rows, state, rules),
    /** Letter by letter, so each takes the place of the last. */
    search: (q: string) => change({ q }, true),
    filter: (name: string, chosen: string) =>
      change({ filters: { ...state.filters, [name]: chosen } }),
    /** All of them again. */
    clear: () => change({ q: '', filters: Object.fromEntries(names.map((name) => [name, ''])) }),
    change,
  }
}
