import type { DashboardSummary } from '#domain/admin/dashboard.ts'

/** Updates the dashboard after a request is resolved or reopened: its badge and the open count. */
export function withRequest(
  summary: DashboardSummary,
  id: number,
  isResolved: boolean,
): DashboardSummary {
  const known = summary.latestContacts.find((request) => request.id === id)
  if (!known || known.isResolved === isResolved) return summary

  const opened = known.probableSpam ? 0 : isResolved ? -1 : 1
  return {
    ...summary,
    openContactRequests: Math.max(0, summary.openContactRequests + opened),
    latestContacts: summary.latestContacts.map((request) =>
      request.id === id ? { ...request, isResolved } : request,
    ),
  }
}
