import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isPagePath } from '#domain/page/page-path.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { noteRefusal } from '#server/access/refusals.ts'
import { connection } from '#server/db/client.ts'
import { knownContentVersion } from '#server/db/content-version.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { pageAnswers, renderSeconds, requests } from '#server/metrics/counted.ts'
import { kindOfRequest } from '#server/metrics/request-kind.ts'
import { newRequestId } from '#server/request-id.ts'
import { addressOfRequest } from './address.ts'
import { compressQuickly } from './compress.ts'
import { keyOf } from './page-key.ts'
import { answerBusy, areRendersFull, renderInTurn } from './render-queue.ts'
import {
  answerOf,
  asStalePage,
  type Cached,
  encodingFor,
  type Head,
  packBest,
  pageOf,
  type RenderedPage,
  sizeOf,
} from './rendered-page.ts'
import { securityHeaders, securityHeadersFor } from './security-headers.ts'

const maxCacheBytes = 64 * 1024 * 1024

const hitsBeforePacking = 3
const unchangedBeforePackingMs = 5_000

/** Whether a page gets the best compression: while much is edited, no page lasts long enough. */
const isWorthPacking = (cached: Cached): boolean =>
  !cached.isPacked &&
  cached.hits >= hitsBeforePacking &&
  Date.now() - cached.at >= unchangedBeforePackingMs

/**
 * Caches whole public pages and API responses, compressed, until the content version changes.
 * Concurrent requests share one render. A stale entry is served only while the database is known to
 * be away, or too many renders wait.
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
  let packing: Promise<void> | undefined

  function store(key: string, page: RenderedPage): void {
    drop(key)
    pages.set(key, page)
    bytes += sizeOf(page)
    for (const oldest of pages.keys()) {
      if (bytes <= maxCacheBytes) break
      drop(oldest)
    }
  }

  function drop(key: string): void {
    const page = pages.get(key)
    if (page && pages.delete(key)) bytes -= sizeOf(page)
  }

  async function renderAndStore(
    key: string,
    version: string,
    address: string,
  ): Promise<RenderedPage> {
    const rendered = await renderInTurn({ address }, async () => {
      const start = performance.now()
      const response = await render(new Request(env.SITE_URL + key))
      const page = await pageOf(response, version, isShell(key))
      renderSeconds.observe(kindOfRequest(key), performance.now() - start)
      return page
    })
    if (!rendered.ok) {
      const last = pages.get(key)
      return last ? asStalePage(last) : busyPage(key)
    }
    const page = rendered.value
    const previous = pages.get(key)
    if (previous && page.status === 503 && (await connection.checkAway()))
      return asStalePage(previous)
    // A slow render of an older version must not replace a newer entry.
    if (previous && version !== currentVersion()) return page
    if (page.cached) store(key, page)
    else drop(key)
    return page
  }

  function find(key: string, request: IncomingMessage): RenderedPage | Promise<RenderedPage> {
    const version = currentVersion()
    const page = pages.get(key)
    if (page?.cached?.version === version) return used(key, page)
    if (page && connection.isAway()) {
      pageAnswers.add('stale')
      return asStalePage(page)
    }

    // With the version: a request after an edit must not join a render that began before it.
    const id = `${version} ${key}`
    const underway = renders.get(id)
    pageAnswers.add(underway ? 'joined' : 'rendered')
    if (underway) return underway
    const rendering = renderAndStore(key, version, addressOfRequest(request)).finally(() =>
      renders.delete(id),
    )
    renders.set(id, rendering)
    return rendering
  }

  function used(key: string, page: RenderedPage): RenderedPage {
    pageAnswers.add('cached')
    // Reinserted as the newest: a Map keeps insertion order, and the oldest is dropped first.
    if (bytes > maxCacheBytes / 2) {
      pages.delete(key)
      pages.set(key, page)
    }
    if (page.cached) {
      page.cached.hits++
      if (isWorthPacking(page.cached)) pack(page, page.cached)
    }
    return page
  }

  function pack(page: RenderedPage, cached: Cached): void {
    cached.isPacked = true
    // One at a time, beside the requests. The content may change before its turn.
    packing = Promise.resolve(packing)
      .then(() => (cached.version === currentVersion() ? packBest(page) : undefined))
      .catch((error: unknown) => log.error('page packing failed', { error }))
  }

  return (request, response) => {
    // Most requests ask for a cached page by its key.
    const exact = request.method === 'GET' ? pages.get(request.url ?? '') : undefined
    if (exact?.cached?.version === currentVersion()) {
      send(request, response, used(request.url ?? '', exact))
      return onResponse(request, exact.status)
    }
    const key = keyOf(request, isShell)
    if (key === undefined) {
      if (areRendersFull() && isPageRead(request)) return refuse(request, response)
      return next(request, response)
    }

    const respond = (page: RenderedPage) => {
      // A redirect passes on the full query, of which the key has only a part.
      if (page.headers.location && request.url !== key) return next(request, response)
      send(request, response, page)
      onResponse(request, page.status)
    }
    const page = find(key, request)
    if (!(page instanceof Promise)) return respond(page)
    page.then(respond, (error: unknown) => {
      log.error('page render failed', { error })
      requests.add(kindOfRequest(key), '500')
      response.writeHead(500, { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8' })
      response.end('Er ging iets mis bij ons. Probeer het later opnieuw.\n')
    })
  }
}

/** A page that is not cached, such as one with dates. It would be refused anyway, after much more work. */
function isPageRead({ method, url = '/' }: IncomingMessage): boolean {
  const [path = '/'] = url.split('?', 1)
  return (method === 'GET' || method === 'HEAD') && isPagePath(path)
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  send(request, response, busyPage(request.url ?? '/'))
}

function busyPage(key: string): RenderedPage {
  const { status, headers, body } = answerBusy({ path: key })
  return {
    status,
    headers: { ...headers, ...securityHeadersFor(key) },
    body: Buffer.from(body),
    isBusy: true,
  }
}

let version = ''
let versionOf = { content: -1, day: '' }

/** Includes the day, because pages show the current year and disable past dates. */
function currentVersion(): string {
  const content = knownContentVersion()
  const day = today()
  if (content !== versionOf.content || day !== versionOf.day) {
    versionOf = { content, day }
    version = `${content} ${day}`
  }
  return version
}

let hour = 0
let day = ''

/** The date in Amsterdam, computed once per hour: it changes only on the hour. */
function today(): string {
  const now = Date.now()
  const nowHour = Math.floor(now / 3_600_000)
  if (nowHour !== hour) day = amsterdamDay(new Date(now))
  hour = nowHour
  return day
}

function send(request: IncomingMessage, response: ServerResponse, page: RenderedPage): void {
  const { status, cached } = page
  const kind = kindOfRequest(request.url ?? '')
  if (page.isBusy) noteRefusal(addressOfRequest(request), 'busy')
  if (cached && request.headers['if-none-match']?.includes(cached.etag)) {
    requests.add(kind, '304')
    response.writeHead(304, named(cached.notModified)).end()
    return
  }
  requests.add(kind, `${status}`)

  const isHead = request.method === 'HEAD'
  const encoding = encodingFor(request.headers['accept-encoding']?.toString(), page)
  if (cached && encoding !== 'zstd') {
    const { head, body } = (encoding && cached[encoding]) ?? cached.plain
    response.writeHead(status, named(head)).end(isHead ? undefined : body)
    return
  }
  const answer = (body: Buffer) => {
    const { head } = answerOf(page.headers, body, encoding)
    response.writeHead(status, named(head)).end(isHead ? undefined : body)
  }
  if (encoding) compressQuickly(encoding, page.body).then(answer, () => response.destroy())
  else answer(page.body)
}

/** The head of one response: writeHead copies it, so that it can be shared. */
function named(head: Head): Head {
  head[head.length - 1] = newRequestId()
  return head
}
