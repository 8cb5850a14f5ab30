/** The service that the operator set up, if any: `host` is where it is, `id` is what it calls us. */
export type Analytics = { service: 'plausible' | 'matomo' | 'ga4'; id: string; host: string } | null

/** What people call it. */
export const analyticsNames: Record<NonNullable<Analytics>['service'], string> = {
  plausible: 'Plausible',
  matomo: 'Matomo',
  ga4: 'Google Analytics',
}

/** Where a service's script comes from, and where that script reports to. */
export function analyticsOrigins(analytics: Analytics): { scripts: string[]; reports: string[] } {
  if (!analytics) return { scripts: [], reports: [] }
  const { service, host } = analytics
  const google = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
  return { scripts: [host], reports: service === 'ga4' ? [host, ...google] : [host] }
}
