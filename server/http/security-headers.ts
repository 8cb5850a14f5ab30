import { env } from '#server/env.ts'

/** Headers of every response, also of errors. */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  ...(env.SITE_URL.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
}
