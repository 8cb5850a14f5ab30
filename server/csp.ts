import { createHash } from 'node:crypto'
import { type Analytics, analyticsOrigins } from '#domain/analytics.ts'
import { env } from './env.ts'

const always = [
  "default-src 'self'",
  "base-uri 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  // The operator may use pictures from elsewhere.
  "img-src 'self' data: https: http:",
  // For style attributes, which cannot be hashed; no script can get in this way.
  "style-src 'self' 'unsafe-inline'",
]

/**
 * Allows our own scripts, exactly the inline ones of this page (a nonce would forbid keeping it), and
 * those of the statistics service that the operator chose.
 */
export function policyFor(html: string, analytics: Analytics = null): string {
  const { scripts: theirs, reports } = analyticsOrigins(analytics)
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const scripts = ["script-src 'self'", ...new Set(hashes), ...theirs].join(' ')
  const connects = ["connect-src 'self'", ...reports].join(' ')
  const upgrade = env.SITE_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []
  return [...always, scripts, connects, ...upgrade].join('; ')
}
