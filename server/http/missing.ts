import type { IncomingMessage } from 'node:http'
import { isScan, scanPath } from '#domain/address/missing-path.ts'
import { follow, plainPath } from '#domain/address/redirect.ts'
import { botReason } from '#domain/statistics/crawler.ts'
import { isDatabaseAway } from '#server/db/client.ts'
import { findRedirects } from '#server/db/redirects.ts'
import { addMissingHits, type MissingHit } from '#server/db/statistics/missing-paths.ts'
import { inBatches } from '#server/statistics/batch.ts'
import { sourceOfVisit } from '#server/statistics/visit.ts'

const hits = inBatches<MissingHit>(addMissingHits)

/** What is not a page: a person's own, or a file. */
const notPages =
  /^\/(admin|api|assets|images|media|social|__manifest|blog\/voorbeeld)(\/|\.|$)|\.data$/

/** Where the operator leads this address, on which there is no page. */
export async function redirectFor(request: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url)
  if (!isRead(request.method) || notPages.test(pathname)) return undefined
  const target = follow(await knownRedirects(), plainPath(pathname))
  if (target === undefined) return undefined

  const location = search === '' || target.includes('?') ? target : withSearch(target, search)
  // A browser that kept it would go on when the redirect is long gone.
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'no-cache' } })
}

/** Counts that someone asked for an address that leads nowhere. */
export function noteMissing({ method = 'GET', url = '/', headers }: Asked): void {
  const [path = '/'] = url.split('?', 1)
  if (!isRead(method) || notPages.test(path) || botReason(headers['user-agent'] ?? '')) return
  const source = sourceOfVisit({ referrer: headers.referer })
  hits.add({ path: isScan(path) ? scanPath : plainPath(path), source, at: new Date() })
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** For a cache in front of the pages, which asks for one page on behalf of many. */
export function noteAnswer(request: IncomingMessage, status: number): void {
  if (status === 404) noteMissing(request)
}

export const flushMissing = hits.flush

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

function withSearch(target: string, search: string): string {
  const [path = '', hash] = target.split('#', 2)
  return path + search + (hash === undefined ? '' : `#${hash}`)
}

/** None while the database is away: the not-found page is an answer too. */
async function knownRedirects(): Promise<ReadonlyMap<string, string>> {
  try {
    return await findRedirects()
  } catch (error) {
    if (isDatabaseAway(error)) return new Map()
    throw error
  }
}
