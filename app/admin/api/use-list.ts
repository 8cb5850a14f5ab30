import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Requests } from '#domain/api/calls.ts'
import { admin } from './api.ts'
import { once } from './queries.ts'

/** The minimum that a list needs to know about its rows. */
export type ListRow = { id: number; version?: number }

/** The kinds that have a list, as their calls and pages name them. */
export type ListKind =
  | 'airports'
  | 'parkings'
  | 'blog'
  | 'faqs'
  | 'contacts'
  | 'media'
  | 'redirects'

export type ListApi = `/api/admin/${ListKind}`

/** A row of a list. */
export type RowOf<Kind extends ListKind> = Requests[`GET /api/admin/${Kind}`][number]

/** The operations on the rows of one kind, whether loaded or not. */
export type Rows<Row> = {
  /** The path of its calls. */
  api: ListApi
  page: string
  /** Updates the cached rows until the next fetch. */
  show: (change: (rows: Row[]) => Row[]) => void
  /** To call after a change on the server: refetches every query that depends on it. */
  changed: () => Promise<unknown>
}

/** Every row of one kind, and the state of loading them. */
export type List<Row> = Rows<Row> & {
  rows: Row[] | undefined
  isLoading: boolean
  hasFailed: boolean
  refetch: () => void
}

/** The other queries that depend on each kind. */
const dependentQueries: Record<string, string[]> = {
  redirects: ['missing-paths'],
  airports: ['media'],
  parkings: ['airports', 'media'],
  blog: ['media'],
  media: ['airports', 'parkings', 'blog'],
}

/** `useRows('airports')`: for `/api/admin/airports` and the page `/admin/airports`. */
export function useRows<Kind extends ListKind>(kind: Kind): Rows<RowOf<Kind>> {
  const queries = useQueryClient()

  return {
    api: `/api/admin/${kind}`,
    page: `/admin/${kind}`,
    show: (change) =>
      queries.setQueryData<RowOf<Kind>[]>([kind], (rows) => (rows ? change(rows) : undefined)),
    changed: () =>
      Promise.all(
        [kind, 'dashboard', ...(dependentQueries[kind] ?? [])].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  }
}

export function useList<Kind extends ListKind>(kind: Kind): List<RowOf<Kind>> {
  const rows = useRows(kind)
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [kind],
    queryFn: () => admin.get(`/api/admin/${kind}`),
    retry: once,
  })

  return {
    ...rows,
    rows: data,
    isLoading: isFetching && !data,
    hasFailed: isError,
    refetch,
  }
}
