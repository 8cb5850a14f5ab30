import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { countries } from '#domain/airport/airport.ts'
import { allFilterNames } from '#domain/filter/filter-address.ts'
import { postCategories } from '#domain/post/post.ts'
import { stayNames, stayPages } from '#domain/stay/stay-address.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { connection } from '#server/db/client.ts'
import { knownContentVersion } from '#server/db/content-version.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { bestEncoding, type Encoding } from './accept-encoding.ts'
import { compressQuickly, fastestFirst, isText, maxPlainBytes } from './compress.ts'
import { securityHeaders } from './security-headers.ts'

/**
 * A CDN may serve a page for a minute, and longer while the origin is slow or down. Browsers always
 * revalidate, and get a 304 while nothing has changed.
 */
export const forEveryone =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

type RenderedPage = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Only if the page may be cached. */
  cached?: { version: string; etag: string; gzip: Buffer; br: Buffer }
}

/**
 * Query parameters that are part of the cache key, with their valid values. All others (utm_source,
 * gclid, invalid values) are ignored, so they share one entry.
 */
const cachedParameters: [path: RegExp, name: string, validValues?: string[]][] = [
  [/^\/(luchthavens|parkeren\/meer)$/, 'land', keysOf(countries)],
  [/^\/parkeren\/[^/]+$/, 'tab', ['informatie']],
  [/^\/blog$/, 'category', keysOf(postCategories)],
  [/^\/faq$/, 'tab', ['reserveren', 'parkeren', 'luchthavens']],
  [/^\/contact$/, 'verzonden', ['ja']],
  // The API also responds to unknown values.
  [/^\/api\/(parkings|faqs)$/, 'airport'],
  [/^\/api\/blog$/, 'slug'],
  [/^\/api\/airports$/, 'slug'],
  [/^\/api\/airports$/, 'first', ['4', '8']],
]

/** Query parameters with unlimited values: a page with one of them is not cached. */
const uncachedParameters: [path: RegExp, names: string[]][] = [
  [/^\/(luchthavens|parkeren\/meer)$/, ['zoek']],
  [stayPages, stayNames],
  [/^\/parkeren\/[^/]+$/, [...allFilterNames, 'vergelijk']],
  [/^\/vergelijken$/, ['terreinen', 'verschillen']],
  [/^\/api\/airports$/, ['search']],
]

/** Paths that are never cached here: private ones, and files, which have caches of their own. */
const notPages =
  /^\/(admin|api\/admin|assets|images|media|social|healthz|__manifest|blog\/voorbeeld)(\/|\.|$)/

/** A path in its canonical spelling. Other spellings get a redirect or a 404, so are not cached. */
const canonicalPath = /^\/(?:[a-z0-9_~-][a-z0-9._~-]*(?:\/[a-z0-9_~-][a-z0-9._~-]*)*)?$/

const maxCacheBytes = 64 * 1024 * 1024
const maxUrlLength = 500
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** Cached pages are stored as br and gzip, so these come first. */
const cachedFirst: readonly Encoding[] = ['br', 'gzip', 'zstd']

/**
 * Caches whole public pages and API responses, compressed, until the content version changes.
 * Concurrent requests share one render. A stale entry is served only while the database is known to
 * be away.
 */
export function cachePages(
  render: (request: Request) => Response | Promise<Response>,
  /** Handles every request that can't be cached. */
  next: RequestListener,
  /** Called for every response, also for those that share a render. */
  onResponse: (request: IncomingMessage, status: number) => void = () => undefined,
  /** Admin pages that are cached here, though browsers and CDNs may not cache them. */
  isShell: (path: string) => boolean = () => false,
): RequestListener {
  const pages = new Map<string, RenderedPage>()
  const renders = new Map<string, Promise<RenderedPage>>()
  let bytes = 0

  function store(key: string, page: RenderedPage): void {
    drop(key)
    pages.set(key, page)
    bytes += size(key, page)
    for (const oldest of pages.keys()) {
      if (bytes <= maxCacheBytes) break
      drop(oldest)
    }
  }

  function drop(key: string): void {
    const page = pages.get(key)
    if (page && pages.delete(key)) bytes -= size(key, page)
  }

  async function renderAndStore(key: string, version: string): Promise<RenderedPage> {
    const response = await render(new Request(env.SITE_URL + key))
    const page = await pageOf(response, version, isShell(key))
    const previous = pages.get(key)
    if (previous && page.status === 503 && (await connection.checkAway())) return stale(previous)
    // A slow render of an older version must not replace a newer entry.
    if (previous && version !== currentVersion()) return page
    if (page.cached) store(key, page)
    else drop(key)
    return page
  }

  function find(key: string): RenderedPage | Promise<RenderedPage> {
    const version = currentVersion()
    const page = pages.get(key)
    if (page?.cached?.version === version) {
      // Reinserted as the newest: a Map keeps insertion order, and the oldest is dropped first.
      pages.delete(key)
      pages.set(key, page)
      return page
    }
    if (page && connection.isAway()) return stale(page)

    // With the version: a request after an edit must not join a render that began before it.
    const id = `${version} ${key}`
    const rendering =
      renders.get(id) ?? renderAndStore(key, version).finally(() => renders.delete(id))
    renders.set(id, rendering)
    return rendering
  }

  return (request, response) => {
    const key = keyOf(request, isShell)
    if (key === undefined) return next(request, response)

    const respond = (page: RenderedPage) => {
      // A redirect passes on the full query, of which the key has only a part.
      if (page.headers.location && request.url !== key) return next(request, response)
      send(request, response, page)
      onResponse(request, page.status)
    }
    const page = find(key)
    if (!(page instanceof Promise)) return respond(page)
    page.then(respond, (error: unknown) => {
      log.error('page render failed', { error })
      response.writeHead(500, { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8' })
      response.end('Er ging iets mis bij ons. Probeer het later opnieuw.\n')
    })
  }
}

// Includes the day, because pages show the current year and disable past dates.
function currentVersion(): string {
  return `${knownContentVersion()} ${today()}`
}

let hour = 0
let day = ''

/** The date in Amsterdam, computed once per hour: it changes only on the hour. */
function today(): string {
  const now = new Date()
  const nowHour = Math.floor(now.getTime() / 3_600_000)
  if (nowHour !== hour) day = amsterdamDay(now)
  hour = nowHour
  return day
}

/** A stale entry, while the database is away. Caches in between must not store it again. */
function stale(page: RenderedPage): RenderedPage {
  return { ...page, headers: { ...page.headers, 'cache-control': 'no-cache' } }
}

function keyOf(
  { method, url = '/' }: IncomingMessage,
  isShell: (path: string) => boolean,
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const [path = '/', query] = url.split('?', 2)
  if (!canonicalPath.test(path)) return undefined
  if (isShell(path)) return path
  if (notPages.test(path)) return undefined
  if (path.endsWith('.data') || url.length > maxUrlLength) return undefined
  if (query === undefined) return path

  const given = new URLSearchParams(query)
  const uncached = uncachedParameters.filter(([pages]) => pages.test(path))
  if (uncached.some(([, names]) => names.some((name) => given.has(name)))) return undefined

  for (const [pages, name, validValues] of cachedParameters) {
    // Pages read the first value of a repeated parameter too.
    const value = pages.test(path) ? given.get(name) : null
    if (value !== null && validValues?.includes(value) !== false) {
      return `${path}?${new URLSearchParams({ [name]: value })}`
    }
  }
  return path
}

async function pageOf(
  response: Response,
  version: string,
  isShell: boolean,
): Promise<RenderedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers)
  const { status } = response
  const isWholeShell = isShell && status === 200 && headers['cache-control'] === 'no-cache'
  if (headers['cache-control'] !== forEveryone && !isWholeShell) return { status, headers, body }

  const quality = { params: { [zlib.BROTLI_PARAM_QUALITY]: 6 } }
  const [br, zipped] = await Promise.all([compress.br(body, quality), compress.gzip(body)])
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  headers.vary = 'accept-encoding'
  headers.etag = etag
  return { status, headers, body, cached: { version, etag, gzip: zipped, br } }
}

function send(request: IncomingMessage, response: ServerResponse, page: RenderedPage): void {
  const { status, headers, cached } = page
  response.setHeader('x-request-id', randomUUID().slice(0, 13))
  if (cached && request.headers['if-none-match']?.includes(cached.etag)) {
    response.writeHead(304, headers).end()
    return
  }

  const end = (body: Buffer) => {
    response.setHeader('content-length', body.length)
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  }
  const encoding = encodingFor(request, page)
  if (encoding) response.setHeader('content-encoding', encoding)
  if (!encoding) end(page.body)
  else if (cached && encoding !== 'zstd') end(cached[encoding])
  else compressQuickly(encoding, page.body).then(end, () => response.destroy())
}

function encodingFor(
  { headers: requested }: IncomingMessage,
  { headers, body, cached }: RenderedPage,
) {
  if (body.length <= maxPlainBytes || !isText(headers['content-type'])) return undefined
  return bestEncoding(requested['accept-encoding']?.toString(), cached ? cachedFirst : fastestFirst)
}

/** Estimated memory of an entry, with 1,000 bytes for headers and bookkeeping. */
function size(key: string, { body, cached }: RenderedPage): number {
  return 1_000 + key.length + body.length + (cached ? cached.br.length + cached.gzip.length : 0)
}
