import { createHash } from 'node:crypto'
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

/** Allows our own scripts and exactly the inline ones of this page: a nonce would forbid keeping it. */
export function policyFor(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const scripts = `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim()
  const upgrade = env.SITE_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []
  return [...always, scripts, ...upgrade].join('; ')
}
