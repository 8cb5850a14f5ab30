import { useQuery } from '@tanstack/react-query'
import type { DashboardSummary } from '#domain/dashboard.ts'
import { admin } from './api.ts'
import { once } from './queries.ts'

/** One question, wherever it is asked: the dashboard and the menu read the same answer. */
export function useDashboard() {
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: () => admin.get<DashboardSummary>('/api/admin/dashboard'),
    retry: once,
  })
}
