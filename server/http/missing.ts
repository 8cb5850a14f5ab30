import type { IncomingMessage } from 'node:http'
import { isScan, scanPath } from '#domain/address/missing-path.ts'
import { follow, plainPath } from '#domain/address/redirect.ts'
import { isPagePath } from '#domain/page/page-path.ts'
import { botReason } from '#domain/statistics/crawler.ts'
import { isDatabaseAway } from '#server/db/client.ts'
import { findRedirects } from '#server/db/redirects.ts'
import { addMissingHits, type MissingHit } from '#server/db/statistics/missing-paths.ts'
import { inBatches } from '#server/statistics/batch.ts'
import { sourceOfVisit } from '#server/statistics/visit.ts'

const hits = inBatches<MissingHit>(addMissingHits)

/** The admin's redirect for a path without a page. */
export async function redirectFor(request: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url)
  if (!isRead(request.method) || !isPagePath(pathname)) return undefined
  const target = follow(await findRedirectsIfReachable(), plainPath(pathname))
  if (target === undefined) return undefined

  const location = search === '' || target.includes('?') ? target : withSearch(target, search)
  // Not cached: a browser would follow it after the admin has removed the redirect.
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'no-cache' } })
}

/** Counts a request for a path that does not exist. */
export function countMissing({ method = 'GET', url = '/', headers }: MissingRequest): void {
  const [path = '/'] = url.split('?', 1)
  if (!isRead(method) || !isPagePath(path) || botReason(headers['user-agent'] ?? '')) return
  const source = sourceOfVisit({ referrer: headers.referer })
  hits.add({ path: isScan(path) ? scanPath : plainPath(path), source, at: new Date() })
}

type MissingRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** For the page cache, which renders one page for many requests. */
export function countIfMissing(request: IncomingMessage, status: number): void {
  if (status === 404) countMissing(request)
}

export const flushMissing = hits.flush

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

function withSearch(target: string, search: string): string {
  const [path = '', hash] = target.split('#', 2)
  return path + search + (hash === undefined ? '' : `#${hash}`)
}

/** Empty while the database is away: then the visitor gets the not-found page. */
async function findRedirectsIfReachable(): Promise<ReadonlyMap<string, string>> {
  try {
    return await findRedirects()
  } catch (error) {
    if (isDatabaseAway(error)) return new Map()
    throw error
  }
}
