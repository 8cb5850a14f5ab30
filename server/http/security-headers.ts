import { type Env, env } from '#server/env.ts'

/** Headers of every response, also of errors. */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  ...transportSecurity(env),
}

/** What other sites may show or quote: pictures, social cards, feeds, and calls without a login. */
const quotable = /^\/(media|images|social)\/|^\/api\/(?!admin(\/|$))|^\/(blog\/rss|sitemap)\.xml$/

export function securityHeadersFor(path: string): Record<string, string> {
  if (!quotable.test(path)) return securityHeaders
  return { ...securityHeaders, 'cross-origin-resource-policy': 'cross-origin' }
}

export function transportSecurity({
  SITE_URL,
  HSTS_SUBDOMAINS,
}: Pick<Env, 'SITE_URL' | 'HSTS_SUBDOMAINS'>): Record<string, string> {
  if (!SITE_URL.startsWith('https:')) return {}
  const subdomains = HSTS_SUBDOMAINS ? '; includeSubDomains' : ''
  return { 'strict-transport-security': `max-age=31536000${subdomains}` }
}
