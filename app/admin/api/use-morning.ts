import { useQuery } from '@tanstack/react-query'
import { admin } from './api.ts'
import { once } from './queries.ts'

/** Fetched anew each time, as it is about now. */
export function useMorning() {
  return useQuery({
    queryKey: ['morning'],
    queryFn: () => admin.get('/api/admin/morning'),
    staleTime: 0,
    retry: once,
  })
}
