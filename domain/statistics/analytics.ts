/** The analytics service that the admin configured, if any: its host and our id there. */
export type Analytics = { service: 'plausible' | 'matomo' | 'ga4'; id: string; host: string } | null

/** Display names. */
export const analyticsNames: Record<NonNullable<Analytics>['service'], string> = {
  plausible: 'Plausible',
  matomo: 'Matomo',
  ga4: 'Google Analytics',
}

/** The origins that a service loads scripts from and reports to. */
export function analyticsOrigins(analytics: Analytics): { scripts: string[]; reports: string[] } {
  if (!analytics) return { scripts: [], reports: [] }
  const { service, host } = analytics
  const google = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
  return { scripts: [host], reports: service === 'ga4' ? [host, ...google] : [host] }
}
