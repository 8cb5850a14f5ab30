import { useQuery, useQueryClient } from '@tanstack/react-query'
import { admin } from './api.ts'
import { once } from './queries.ts'

/** As little as a list has to know of its rows. */
export type ListRow = { id: number; version?: number }

/** Every row of one kind, and what can be said about having read them. */
export type List<Row> = {
  /** Where its calls are, and its pages. */
  api: string
  page: string
  rows: Row[] | undefined
  isLoading: boolean
  hasFailed: boolean
  refetch: () => void
  /** They are gone: they are not shown until the next answer either. */
  drop: (rows: Row[]) => void
  /** Something changed on the server: whoever shows any of it reads it again. */
  changed: () => Promise<unknown>
}

/** `useList<AdminAirport>('airports')`: of `/api/admin/airports`, for the page `/admin/airports`. */
export function useList<Row extends ListRow>(kind: string): List<Row> {
  const api = `/api/admin/${kind}`
  const queries = useQueryClient()
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [kind],
    queryFn: () => admin.get<Row[]>(api),
    retry: once,
  })

  return {
    api,
    page: `/admin/${kind}`,
    rows: data,
    isLoading: isFetching && !data,
    hasFailed: isError,
    refetch,
    drop: (gone) =>
      queries.setQueryData<Row[]>([kind], (rows) =>
        rows?.filter(({ id }) => !gone.some((row) => row.id === id)),
      ),
    changed: () =>
      Promise.all(
        [[kind], ['dashboard']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  }
}
