import { useQuery } from '@tanstack/react-query'
import { admin } from './api.ts'
import { once } from './queries.ts'

/** What is left of today's checks, for the menu. */
export function useCheckCount() {
  return useQuery({
    queryKey: ['checks', 'count'],
    queryFn: () => admin.get('/api/admin/checks/count', { quiet: true }),
    retry: once,
  })
}
