import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'
import { withRequest } from '#domain/contact/resolve-request.ts'
import { admin } from './api.ts'
import { once } from './queries.ts'

const queryKey = ['dashboard']

/** Optional extras of our server: the dashboard works without them. */
const beyondSpecified = { checklist: [], clicksPerDay: [], lastBackup: null }

/** Shared by the dashboard and the menu. */
export function useDashboard() {
  return useQuery({
    queryKey,
    queryFn: async () => ({
      ...beyondSpecified,
      ...(await admin.get('/api/admin/dashboard')),
    }),
    retry: once,
  })
}

/** Resolves or reopens a contact request. Optimistic: rolled back on failure. */
export function useResolve(): (id: number, isResolved: boolean) => Promise<void> {
  const queries = useQueryClient()

  function show(id: number, isResolved: boolean) {
    queries.setQueryData<DashboardSummary>(
      queryKey,
      (summary) => summary && withRequest(summary, id, isResolved),
    )
  }

  return async (id, isResolved) => {
    show(id, isResolved)
    try {
      const saved = await admin.put(`/api/admin/contacts/${id}`, { isResolved })
      show(id, saved?.isResolved ?? isResolved)
      await queries.invalidateQueries({ queryKey: ['contacts'] })
    } catch (error) {
      show(id, !isResolved)
      throw error
    }
  }
}
