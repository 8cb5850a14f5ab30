import { useEffect, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { type ListState, readListState, writeListState } from '#domain/admin/list-view.ts'

export type ListControls = ReturnType<typeof useListState>

/**
 * The search, filters, sort and page of a list. They are in the address, so that it can be shared
 * and bookmarked.
 *
 * @param filters the names of the filters
 */
export function useListState(filters: string[] = []) {
  const [params, setParams] = useSearchParams()
  // Kept beside the address, which updates too late to hold what is being typed.
  const [state, setState] = useState(() => readListState(params, filters))
  const { key, state: locationState } = useLocation()
  const navigationType = useNavigationType()

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on navigation by others
  useEffect(() => {
    if (navigationType !== 'REPLACE') setState(readListState(params, filters))
  }, [key])

  function change(changes: Partial<ListState>, replace = false) {
    const changed = { ...state, page: 1, ...changes }
    setState(changed)
    setParams((search) => writeListState(search, changed), {
      replace,
      state: locationState,
      preventScrollReset: true,
    })
  }

  return {
    state,
    /** Replaces the history entry, as each letter changes it. */
    search: (q: string) => change({ q }, true),
    filter: (name: string, chosen: string) =>
      change({ filters: { ...state.filters, [name]: chosen } }),
    /** Clears the search and the filters. */
    clear: () => change({ q: '', filters: Object.fromEntries(filters.map((name) => [name, ''])) }),
    change,
  }
}
