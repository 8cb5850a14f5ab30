import type { Context } from 'hono'
import { env } from '#server/env.ts'

export const onlyFromHere = 'Dit kan alleen vanaf de eigen website'

/**
 * Whether a page on another site made a browser send this request. Browsers send these headers and
 * a page can't suppress them. Other clients send none and are let through.
 */
export function isFromElsewhere(call: Context): boolean {
  const site = call.req.header('sec-fetch-site')
  const isSameSite = site === undefined ? undefined : /^(same-origin|none)$/.test(site)
  const from = [call.req.header('origin'), call.req.header('ping-from')]
  const host = call.req.header('host')
  return isSameSite === false || !from.every((page) => isOwn(page, host, isSameSite))
}

/**
 * Origin `null` is an opaque page elsewhere, or our own form in a browser that sends no referrer.
 */
function isOwn(page: string | undefined, host: string | undefined, isSameSite = false): boolean {
  if (page === undefined) return true
  if (page === 'null') return isSameSite
  const url = URL.parse(page)
  // Behind a proxy the Host header may differ from the public name.
  return url !== null && (url.host === host || url.origin === new URL(env.SITE_URL).origin)
}
