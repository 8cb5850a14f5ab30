import { useQuery } from '@tanstack/react-query'
import { ApiError, admin } from './api.ts'
import { once } from './queries.ts'

/** The row that a form edits. Always fetched anew, and not cached after the form closes. */
export function useRow<Row>(api: string, id: string) {
  const isValidId = /^[1-9]\d*$/.test(id)
  const query = useQuery({
    queryKey: ['edit', api, id],
    queryFn: () => admin.get<Row>(`${api}/${id}`),
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
