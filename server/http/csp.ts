import { type Analytics, analyticsOrigins } from '#domain/statistics/analytics.ts'
import { env } from '#server/env.ts'

const fixedDirectives = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  // Pictures of other sites are copies of ours: see server/media/keep-picture.ts.
  "img-src 'self' data:",
  // For browsers that don't know the next two.
  "style-src 'self' 'unsafe-inline'",
  // Attributes of the server's HTML: the tint of a picture, a place on a map. They can't load anything but by
  // these directives, and can't run scripts. docs/decisions/0048 says why they stay.
  "style-src-attr 'unsafe-inline'",
]

/** The style element that Radix renders in each scroll area, of the admin alone. */
export const scrollAreaHash = "'sha256-vGQdhYJbTuF+M8iCn1IZCHpdkiICocWHDq4qnQF4Rjw='"

export type Inline = { scripts: string[]; styles: string[] }

/** Allows our own scripts and styles, by these hashes, and the scripts of the analytics service that the admin chose. */
export function policyFor(hashes: Inline, analytics: Analytics = null): string {
  const { scripts: theirs, reports } = analyticsOrigins(analytics)
  const scripts = ["script-src 'self'", ...hashes.scripts, ...theirs].join(' ')
  const styles = ["style-src-elem 'self'", ...hashes.styles].join(' ')
  const connects = ["connect-src 'self'", ...reports].join(' ')
  const upgrade = env.SITE_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []
  return [...fixedDirectives, styles, scripts, connects, ...upgrade].join('; ')
}
