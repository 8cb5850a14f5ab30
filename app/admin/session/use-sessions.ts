import { useQuery, useQueryClient } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'

const queryKey = ['sessions']
const path = '/api/admin/sessions'

/** Where the administrator is logged in. */
export function useSessions() {
  return useQuery({
    queryKey,
    queryFn: () => admin.get(path),
    retry: once,
    // It changes by itself: by logging in elsewhere.
    staleTime: 0,
  })
}

/** Ends one login, or all but this one; the list is read again, also when it failed. */
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
