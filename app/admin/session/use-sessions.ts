import { useQuery, useQueryClient } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'

const queryKey = ['sessions']
const path = '/api/admin/sessions'

/** The devices where the admin is logged in. */
export function useSessions() {
  return useQuery({
    queryKey,
    queryFn: () => admin.get(path),
    retry: once,
    // A login elsewhere changes it.
    staleTime: 0,
  })
}

/** Ends one session or all others, and refetches the list even after a failure. */
export function useEndSession(): (which: number | 'others') => Promise<void> {
  const queries = useQueryClient()

  return async (which) => {
    try {
      await admin.delete(`${path}/${which}`)
    } finally {
      await queries.invalidateQueries({ queryKey })
    }
  }
}
