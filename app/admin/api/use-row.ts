import { useQuery } from '@tanstack/react-query'
import { ApiError, admin } from './api.ts'
import { once } from './queries.ts'

/** The one that a form is opened for: asked anew each time, and forgotten when the form is left. */
export function useRow<Row>(api: string, id: string) {
  const possible = /^[1-9]\d*$/.test(id)
  const query = useQuery({
    queryKey: ['edit', api, id],
    queryFn: () => admin.get<Row>(`${api}/${id}`),
    enabled: possible,
    retry: (failures, error) => !isMissing(error) && once(failures, error),
    gcTime: 0,
  })

  return {
    row: query.data,
    missing: !possible || isMissing(query.error),
    loading: query.isFetching,
  }
}

const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404
