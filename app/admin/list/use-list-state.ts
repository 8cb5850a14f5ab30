import { useEffect, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { type ListState, readListState, writeListState } from '#domain/admin/list-view.ts'
import { viewParameter } from '#domain/admin/saved-view.ts'

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
  const [viewId, setViewId] = useState(() => params.get(viewParameter))
  const { key, state: locationState } = useLocation()
  const navigationType = useNavigationType()

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on navigation by others
  useEffect(() => {
    if (navigationType !== 'REPLACE') show(params)
  }, [key])

  function show(params: URLSearchParams) {
    setState(readListState(params, filters))
    setViewId(params.get(viewParameter))
  }

  function change(changes: Partial<ListState>, replace = false) {
    const changed = { ...state, page: 1, ...changes }
    setState(changed)
    const options = { replace, state: locationState, preventScrollReset: true }
    setParams((search) => {
      const written = writeListState(search, changed)
      if (viewId !== null) written.set(viewParameter, viewId)
      return written
    }, options)
  }

  return {
    state,
    /** The saved view that the address names. */
    viewId,
    /** Replaces the history entry, as each letter changes it. */
    search: (q: string) => change({ q }, true),
    filter: (name: string, chosen: string) =>
      change({ filters: { ...state.filters, [name]: chosen } }),
    /** Clears the search and the filters. */
    clear: () => change({ q: '', filters: Object.fromEntries(filters.map((name) => [name, ''])) }),
    change,
    /** Shows what another address of this list asks for. */
    open: (search: string, replace = false) => {
      const params = new URLSearchParams(search)
      show(params)
      setParams(params, { replace, state: locationState, preventScrollReset: true })
    },
  }
}
