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

const adminsPath = '/api/admin/administrators'

/** The devices where a colleague is logged in. */
export function useColleagueSessions(id: number) {
  return useQuery({
    queryKey: [...queryKey, id],
    queryFn: () => admin.get(`${adminsPath}/${id}/sessions`),
    retry: once,
    staleTime: 0,
  })
}

/** Ends one session of a colleague, or all without one. */
export function useEndColleagueSession(id: number): (session?: number) => Promise<void> {
  const queries = useQueryClient()

  return async (session) => {
    try {
      await admin.delete(`${adminsPath}/${id}/sessions`, { session })
    } finally {
      await queries.invalidateQueries({ queryKey })
      await queries.invalidateQueries({ queryKey: ['admins'] })
    }
  }
}
