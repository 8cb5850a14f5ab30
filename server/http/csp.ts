import { createHash } from 'node:crypto'
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

/**
 * Takes the inline scripts with this nonce from a page: their hashes, and the page without the
 * nonce, so that it can be cached. A script injected by user content doesn't know the nonce, so it
 * gets no hash and doesn't run.
 *
 * @param page with a character for each byte of its UTF-8
 */
export function takeScripts(page: string, nonce: string): { html: string; hashes: string[] } {
  const nonceAttribute = ` nonce="${nonce}"`
  const hashes = [...page.matchAll(/<script( [^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(
      ([, attributes = '']) => attributes.includes(nonceAttribute) && !attributes.includes(' src='),
    )
    .map(
      ([, , script = '']) =>
        `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`,
    )
  return { html: page.replaceAll(nonceAttribute, ''), hashes: [...new Set(hashes)] }
}

/** Allows our own scripts and those of the analytics service that the admin chose. */
export function policyFor(hashes: string[], analytics: Analytics = null): string {
  const { scripts: theirs, reports } = analyticsOrigins(analytics)
  const scripts = ["script-src 'self'", ...hashes, ...theirs].join(' ')
  const connects = ["connect-src 'self'", ...reports].join(' ')
  const upgrade = env.SITE_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []
  return [...fixedDirectives, scripts, connects, ...upgrade].join('; ')
}
