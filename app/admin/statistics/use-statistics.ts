import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import type { Narrowing } from '#domain/statistics/narrowing.ts'
import type { Period } from '#domain/statistics/period.ts'

/** Always fetched anew. While another period loads, the previous one stays visible. */
export function useStatistics({ from, to }: Period, narrowing: Narrowing) {
  const query = new URLSearchParams({ from, to, ...narrowing }).toString()
  return useQuery({
    queryKey: ['analytics', query],
    queryFn: () => admin.get(`/api/admin/analytics?${query}`),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: once,
  })
}
