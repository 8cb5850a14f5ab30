import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Requests } from '#domain/api/calls.ts'
import { admin } from './api.ts'
import { once } from './queries.ts'

/** As little as a list has to know of its rows. */
export type ListRow = { id: number; version?: number }

/** What has a list, as its calls and pages name it. */
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

/** What can be told about the rows of one kind, whether they were read or not. */
export type Rows<Row> = {
  /** Where its calls are, and its pages. */
  api: ListApi
  page: string
  /** They are so: they are shown so until the next answer too. */
  show: (change: (rows: Row[]) => Row[]) => void
  /** Something changed on the server: whoever shows any of it reads it again. */
  changed: () => Promise<unknown>
}

/** Every row of one kind, and what can be said about having read them. */
export type List<Row> = Rows<Row> & {
  rows: Row[] | undefined
  isLoading: boolean
  hasFailed: boolean
  refetch: () => void
}

/** Of other kinds: what says something of these. */
const saidBy: Record<string, string[]> = {
  redirects: ['missing-paths'],
  airports: ['media'],
  parkings: ['airports', 'media'],
  blog: ['media'],
  media: ['airports', 'parkings', 'blog'],
}

/** `useRows('airports')`: of `/api/admin/airports`, for the page `/admin/airports`. */
export function useRows<Kind extends ListKind>(kind: Kind): Rows<RowOf<Kind>> {
  const queries = useQueryClient()

  return {
    api: `/api/admin/${kind}`,
    page: `/admin/${kind}`,
    show: (change) =>
      queries.setQueryData<RowOf<Kind>[]>([kind], (rows) => (rows ? change(rows) : undefined)),
    changed: () =>
      Promise.all(
        [kind, 'dashboard', ...(saidBy[kind] ?? [])].map((name) =>
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
