import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { countries } from '#domain/airport/airport.ts'
import { filterNames } from '#domain/filter/filter-address.ts'
import { postCategories } from '#domain/post/post.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { connection } from '#server/db/client.ts'
import { knownContentVersion } from '#server/db/content-version.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { bestEncoding, type Encoding } from './accept-encoding.ts'
import { isText, mostPlainBytes, packQuickly, quickFirst } from './pack.ts'
import { securityHeaders } from './security-headers.ts'

/**
 * A shared cache (a CDN) may hold it for a short while, and longer when we are slow or away. A
 * browser always asks, and gets a 304 while nothing has changed.
 */
export const forEveryone =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

type Answer = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Only of what is kept. */
  kept?: { version: string; etag: string; gzip: Buffer; br: Buffer }
}

/**
 * What a page reads of its query, and the few values that it knows, each a page of its own that is
 * kept. All else (utm_source, gclid, a value that someone makes up) leads to the same page.
 */
const readsOfQuery: [path: RegExp, name: string, known?: string[]][] = [
  [/^\/(luchthavens|parkeren\/meer)$/, 'land', keysOf(countries)],
  [/^\/parkeren\/[^/]+$/, 'tab', ['informatie']],
  [/^\/blog$/, 'category', keysOf(postCategories)],
  [/^\/faq$/, 'tab', ['reserveren', 'parkeren', 'luchthavens']],
  [/^\/contact$/, 'verzonden', ['ja']],
  // Of a call, what isn't there is an answer too.
  [/^\/api\/(parkings|faqs)$/, 'airport'],
  [/^\/api\/blog$/, 'slug'],
  [/^\/api\/airports$/, 'slug'],
  [/^\/api\/airports$/, 'first', ['4', '8']],
]

/** With one of these there is no end to the variants: such a page is made anew each time. */
const endless: [path: RegExp, names: string[]][] = [
  [/^\/(luchthavens|parkeren\/meer)$/, ['zoek']],
  [/^\/parkeren\/[^/]+$/, [...Object.values(filterNames), 'van', 'tot', 'vergelijk']],
  [/^\/vergelijken$/, ['terreinen', 'verschillen', 'van', 'tot']],
  [/^\/api\/airports$/, ['search']],
]

/** Other requests are not ours: they belong to a person, or are files, which are kept elsewhere. */
const notPages =
  /^\/(admin|api\/admin|assets|images|media|social|healthz|__manifest|blog\/voorbeeld)(\/|\.|$)/

/** How an address is written that there is one of; what is written otherwise leads to it, or nowhere. */
const oneAddress = /^\/(?:[a-z0-9_~-][a-z0-9._~-]*(?:\/[a-z0-9_~-][a-z0-9._~-]*)*)?$/

const mostBytes = 64 * 1024 * 1024
const longestKey = 500
const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** What is packed already comes first; who takes neither gets it as what is not kept. */
const keptFirst: readonly Encoding[] = ['br', 'gzip', 'zstd']

/**
 * Keeps whole public pages and calls, packed and all, for as long as the content version stands.
 * Each is rendered once per version, however many ask. Only while the database is known to be away
 * does the last good one go on being served.
 */
export function keepPages(
  render: (request: Request) => Response | Promise<Response>,
  otherwise: RequestListener,
  /** Hears of each answer, also of those that many share. */
  answered: (request: IncomingMessage, status: number) => void = () => undefined,
  /** Of the few pages that are kept as well, though a browser and a CDN may not. */
  isShell: (path: string) => boolean = () => false,
): RequestListener {
  const pages = new Map<string, Answer>()
  const underway = new Map<string, Promise<Answer>>()
  let bytes = 0

  function keep(key: string, answer: Answer): void {
    drop(key)
    pages.set(key, answer)
    bytes += size(key, answer)
    for (const oldest of pages.keys()) {
      if (bytes <= mostBytes) break
      drop(oldest)
    }
  }

  function drop(key: string): void {
    const answer = pages.get(key)
    if (answer && pages.delete(key)) bytes -= size(key, answer)
  }

  async function make(key: string, version: string): Promise<Answer> {
    const made = await render(new Request(env.SITE_URL + key))
    const answer = await answerOf(made, version, isShell(key))
    const last = pages.get(key)
    if (last && answer.status === 503 && (await connection.checkAway())) return stale(last)
    // A slow render of an older version leaves alone what a later one kept.
    if (last && version !== currentVersion()) return answer
    if (answer.kept) keep(key, answer)
    else drop(key)
    return answer
  }

  function find(key: string): Answer | Promise<Answer> {
    const version = currentVersion()
    const page = pages.get(key)
    if (page?.kept?.version === version) {
      // The most recently asked for stands last, and is dropped last.
      pages.delete(key)
      pages.set(key, page)
      return page
    }
    if (page && connection.isAway()) return stale(page)

    // With the version in its name: a render that began before an edit is not for who asks after it.
    const id = `${version} ${key}`
    const waiting = underway.get(id) ?? make(key, version).finally(() => underway.delete(id))
    underway.set(id, waiting)
    return waiting
  }

  return (request, response) => {
    const key = keyOf(request, isShell)
    if (key === undefined) return otherwise(request, response)

    const give = (answer: Answer) => {
      // Where someone is led may carry along what this key leaves out, such as their campaign.
      if (answer.headers.location && request.url !== key) return otherwise(request, response)
      send(request, response, answer)
      answered(request, answer.status)
    }
    const answer = find(key)
    if (!(answer instanceof Promise)) return give(answer)
    answer.then(give, (error: unknown) => {
      log.error('page could not be made', { error })
      response.writeHead(500, { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8' })
      response.end('Er ging iets mis bij ons. Probeer het later opnieuw.\n')
    })
  }
}

// A new day makes every page stale: the year in the footer, and which dates are past.
function currentVersion(): string {
  return `${knownContentVersion()} ${today()}`
}

let hour = 0
let day = ''

/** The day at our airports, looked up once an hour: it changes with one. */
function today(): string {
  const now = new Date()
  const nowHour = Math.floor(now.getTime() / 3_600_000)
  if (nowHour !== hour) day = amsterdamDay(now)
  hour = nowHour
  return day
}

/** The last good page, while its database is away. Nobody in between keeps it any longer. */
function stale(page: Answer): Answer {
  return { ...page, headers: { ...page.headers, 'cache-control': 'no-cache' } }
}

function keyOf(
  { method, url = '/' }: IncomingMessage,
  isShell: (path: string) => boolean,
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const [path = '/', query] = url.split('?', 2)
  if (!oneAddress.test(path)) return undefined
  if (isShell(path)) return path
  if (notPages.test(path)) return undefined
  if (path.endsWith('.data') || url.length > longestKey) return undefined
  if (query === undefined) return path

  const given = new URLSearchParams(query)
  const [, hidden = []] = endless.find(([pages]) => pages.test(path)) ?? []
  if (hidden.some((name) => given.has(name))) return undefined

  for (const [pages, name, known] of readsOfQuery) {
    // However often it is there, the first is what counts.
    const value = pages.test(path) ? given.get(name) : null
    if (value !== null && known?.includes(value) !== false) {
      return `${path}?${new URLSearchParams({ [name]: value })}`
    }
  }
  return path
}

async function answerOf(response: Response, version: string, isShell: boolean): Promise<Answer> {
  const body = Buffer.from(await response.arrayBuffer())
  const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers)
  const { status } = response
  const isWholeShell = isShell && status === 200 && headers['cache-control'] === 'no-cache'
  if (headers['cache-control'] !== forEveryone && !isWholeShell) return { status, headers, body }

  const quality = { params: { [zlib.BROTLI_PARAM_QUALITY]: 6 } }
  const [br, zipped] = await Promise.all([pack.br(body, quality), pack.gzip(body)])
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  headers.vary = 'accept-encoding'
  headers.etag = etag
  return { status, headers, body, kept: { version, etag, gzip: zipped, br } }
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, headers, kept } = answer
  response.setHeader('x-request-id', randomUUID().slice(0, 13))
  if (kept && request.headers['if-none-match']?.includes(kept.etag)) {
    response.writeHead(304, headers).end()
    return
  }

  const end = (body: Buffer) => {
    response.setHeader('content-length', body.length)
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  }
  const encoding = encodingFor(request, answer)
  if (encoding) response.setHeader('content-encoding', encoding)
  if (!encoding) end(answer.body)
  else if (kept && encoding !== 'zstd') end(kept[encoding])
  else packQuickly(encoding, answer.body).then(end, () => response.destroy())
}

function encodingFor({ headers: asked }: IncomingMessage, { headers, body, kept }: Answer) {
  if (body.length <= mostPlainBytes || !isText(headers['content-type'])) return undefined
  return bestEncoding(asked['accept-encoding']?.toString(), kept ? keptFirst : quickFirst)
}

/** About what it takes, its headers and the bookkeeping included. */
function size(key: string, { body, kept }: Answer): number {
  return 1_000 + key.length + body.length + (kept ? kept.br.length + kept.gzip.length : 0)
}
