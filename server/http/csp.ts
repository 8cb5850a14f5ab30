import { type Analytics, analyticsOrigins } from '#domain/statistics/analytics.ts'
import { env } from '#server/env.ts'

const fixedDirectives = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  // The admin may use pictures from other sites.
  "img-src 'self' data: https: http:",
  // For style attributes, which can't be hashed. Styles can't run scripts.
  "style-src 'self' 'unsafe-inline'",
]

/** Allows our own scripts and those of the analytics service that the admin chose. */
export function policyFor(hashes: string[], analytics: Analytics = null): string {
  const { scripts: theirs, reports } = analyticsOrigins(analytics)
  const scripts = ["script-src 'self'", ...hashes, ...theirs].join(' ')
  const connects = ["connect-src 'self'", ...reports].join(' ')
  const upgrade = env.SITE_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []
  return [...fixedDirectives, scripts, connects, ...upgrade].join('; ')
}
