import { useQuery, useQueryClient } from '@tanstack/react-query'
import { admin } from './api.ts'
import { once } from './queries.ts'

/** As little as a list has to know of its rows. */
export type ListRow = { id: number; version?: number }

/** What can be told about the rows of one kind, whether they were read or not. */
export type Rows<Row> = {
  /** Where its calls are, and its pages. */
  api: string
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

/** `useRows<AdminAirport>('airports')`: of `/api/admin/airports`, for the page `/admin/airports`. */
export function useRows<Row extends ListRow>(kind: string): Rows<Row> {
  const queries = useQueryClient()

  return {
    api: `/api/admin/${kind}`,
    page: `/admin/${kind}`,
    show: (change) =>
      queries.setQueryData<Row[]>([kind], (rows) => (rows ? change(rows) : undefined)),
    changed: () =>
      Promise.all(
        [kind, 'dashboard', ...(saidBy[kind] ?? [])].map((name) =>
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
