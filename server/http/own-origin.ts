import type { Context } from 'hono'
import { env } from '#server/env.ts'

export const onlyFromHere = 'Dit kan alleen vanaf de eigen website'

/**
 * Whether a page elsewhere made a browser send this: a browser says so, and no page can keep it from
 * saying it. What is no browser says nothing of where it is.
 */
export function isFromElsewhere(call: Context): boolean {
  const site = call.req.header('sec-fetch-site')
  const isSameSite = site === undefined ? undefined : /^(same-origin|none)$/.test(site)
  const from = [call.req.header('origin'), call.req.header('ping-from')]
  const host = call.req.header('host')
  return isSameSite === false || !from.every((page) => isOwn(page, host, isSameSite))
}

/** `null` is a hidden page elsewhere, or a form of ours in a browser that sends no referrer. */
function isOwn(page: string | undefined, host: string | undefined, isSameSite = false): boolean {
  if (page === undefined) return true
  if (page === 'null') return isSameSite
  const url = URL.parse(page)
  // A proxy in front of us may know us by another name.
  return url !== null && (url.host === host || url.origin === new URL(env.SITE_URL).origin)
}
