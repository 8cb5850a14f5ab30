import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import type { Period } from '#domain/statistics/period.ts'

/** Asked anew each time that it is looked at. While another period is on its way, the last one stays. */
export function useStatistics({ from, to }: Period) {
  return useQuery({
    queryKey: ['analytics', from, to],
    queryFn: () => admin.get(`/api/admin/analytics?from=${from}&to=${to}`),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: once,
  })
}

const missing = ['missing-paths']

/** Addresses that were asked for and lead nowhere. */
export function useMissingPaths() {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: missing,
    queryFn: () => admin.get('/api/admin/missing-paths'),
    staleTime: 0,
    retry: once,
  })

  return {
    ...query,
    async putAside(path: string) {
      await admin.delete('/api/admin/missing-paths', { path })
      await queries.invalidateQueries({ queryKey: missing })
    },
  }
}
