import { useQuery, useQueryClient } from '@tanstack/react-query'
import { admin } from './api.ts'
import { once } from './queries.ts'

/** The minimum that a list needs to know about its rows. */
export type ListRow = { id: number; version?: number }

/** The operations on the rows of one kind, whether loaded or not. */
export type Rows<Row> = {
  /** The address of its API, and of its page. */
  api: string
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

/**
 * `useRows<AdminAirport>('airports')`: for `/api/admin/airports` and the page `/admin/airports`.
 */
export function useRows<Row extends ListRow>(kind: string): Rows<Row> {
  const queries = useQueryClient()

  return {
    api: `/api/admin/${kind}`,
    page: `/admin/${kind}`,
    show: (change) =>
      queries.setQueryData<Row[]>([kind], (rows) => (rows ? change(rows) : undefined)),
    changed: () =>
      Promise.all(
        [kind, 'dashboard', ...(dependentQueries[kind] ?? [])].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  }
}

export function useList<Row extends ListRow>(kind: string): List<Row> {
  const rows = useRows<Row>(kind)
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [kind],
    queryFn: () => admin.get<Row[]>(rows.api),
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
