import { useQuery } from '@tanstack/react-query'
import { ApiError, admin } from './api.ts'
import type { Address, Requests } from './calls.ts'
import { once } from './queries.ts'
import type { ListKind } from './use-list.ts'

/** The kinds of which one row can be read. */
export type RowKind = {
  [Kind in ListKind]: `/api/admin/${Kind}/${number}` extends Address<'GET'> ? Kind : never
}[ListKind]

/** One row by itself; it may hold more than the same row in the list. */
export type WholeRow<Kind extends RowKind> = Requests[`GET /api/admin/${Kind}/${number}`]

/** The row that a form edits. Always fetched anew, and not cached after the form closes. */
export function useRow<Kind extends RowKind>(kind: Kind, id: string) {
  const isValidId = /^[1-9]\d*$/.test(id)
  const query = useQuery({
    queryKey: ['edit', kind, id],
    queryFn: () => admin.get(`/api/admin/${kind}/${Number(id)}`),
    enabled: isValidId,
    retry: (failures, error) => !isMissing(error) && once(failures, error),
    gcTime: 0,
  })

  return {
    row: query.data,
    missing: !isValidId || isMissing(query.error),
    loading: query.isFetching,
  }
}

const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404
