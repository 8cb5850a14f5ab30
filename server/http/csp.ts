import { createHash } from 'node:crypto'
import { type Analytics, analyticsOrigins } from '#domain/statistics/analytics.ts'
import { env } from '#server/env.ts'

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
 * The inline scripts of a page that was made with this nonce, by their hashes, and the page without
 * it: a nonce would forbid keeping the page. A script that came in with somebody's text doesn't know
 * it, so it has no hash and doesn't run.
 */
export function takeScripts(page: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes = [...page.matchAll(/<script( [^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => attributes.includes(mark) && !attributes.includes(' src='))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return { html: page.replaceAll(mark, ''), hashes: [...new Set(hashes)] }
}

/** Allows our own scripts, and those of the statistics service that the operator chose. */
export function policyFor(hashes: string[], analytics: Analytics = null): string {
  const { scripts: theirs, reports } = analyticsOrigins(analytics)
  const scripts = ["script-src 'self'", ...hashes, ...theirs].join(' ')
  const connects = ["connect-src 'self'", ...reports].join(' ')
  const upgrade = env.SITE_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []
  return [...always, scripts, connects, ...upgrade].join('; ')
}
