import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { bestEncoding, type Encoding } from './accept-encoding.ts'
import { fastestFirst, isText, maxPlainBytes } from './compress.ts'

/**
 * A CDN may serve a page for a minute, and longer while the origin is slow or down. Browsers always
 * revalidate, and get a 304 while nothing has changed.
 */
export const forEveryone =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/** Names and values in turn, as they are sent. The last value is that of x-request-id. */
export type Head = string[]

/** Compressed as `encoding` says; without one it is for a client that accepts none. */
export type Answer = { head: Head; body: Buffer }

export type RenderedPage = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Only if the page may be cached. */
  cached?: Cached
  /** A refusal in the place of the page. */
  isBusy?: boolean
}

export type Cached = {
  version: string
  /** When it was rendered. */
  at: number
  etag: string
  notModified: Head
  plain: Answer
  /** None if the page is short. */
  br?: Answer
  gzip?: Answer
  /** How often it was found in the cache. */
  hits: number
  isPacked: boolean
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const firstQuality = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }
const bestQuality = { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }

/** Cached pages are stored as br and gzip, so these come first. */
const cachedFirst: readonly Encoding[] = ['br', 'gzip', 'zstd']

/** Reads a response; `version` is the content that it was rendered from. */
export async function pageOf(
  response: Response,
  version: string,
  isShell: boolean,
): Promise<RenderedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers)
  const { status } = response
  const isWholeShell = isShell && status === 200 && headers['cache-control'] === 'no-cache'
  if (headers['cache-control'] !== forEveryone && !isWholeShell) return { status, headers, body }

  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  headers.vary = 'accept-encoding'
  headers.etag = etag
  const cached: Cached = {
    version,
    at: Date.now(),
    etag,
    notModified: headOf(headers),
    plain: answerOf(headers, body),
    hits: 0,
    isPacked: false,
  }
  if (body.length > maxPlainBytes && isText(headers['content-type'])) {
    const [br, zipped] = await Promise.all([compress.br(body, firstQuality), compress.gzip(body)])
    cached.br = answerOf(headers, alone(br), 'br')
    cached.gzip = answerOf(headers, alone(zipped), 'gzip')
  }
  return { status, headers, body, cached }
}

/** Replaces the brotli of a cached page by the smallest one, which takes a hundred times as long. */
export async function packBest({ headers, body, cached }: RenderedPage): Promise<void> {
  if (cached?.br) cached.br = answerOf(headers, alone(await compress.br(body, bestQuality)), 'br')
}

/** In memory of its own: zlib's answer is a part of 64 kB, which would stay as long as the page. */
const alone = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer)

/** A stale page, while the database is away. Caches in between must not store it again. */
export function asStalePage(page: RenderedPage): RenderedPage {
  const headers = { ...page.headers, 'cache-control': 'no-cache' }
  if (!page.cached) return { ...page, headers }
  const { plain, br, gzip: zipped } = page.cached
  const cached = {
    ...page.cached,
    notModified: headOf(headers),
    plain: answerOf(headers, plain.body),
    br: br && answerOf(headers, br.body, 'br'),
    gzip: zipped && answerOf(headers, zipped.body, 'gzip'),
  }
  return { ...page, headers, cached }
}

export function encodingFor(
  accepted: string | undefined,
  { headers, body, cached }: RenderedPage,
): Encoding | undefined {
  if (cached) return cached.br && cachedEncodingFor(accepted)
  if (body.length <= maxPlainBytes || !isText(headers['content-type'])) return undefined
  return bestEncoding(accepted, fastestFirst)
}

const maxKnownHeaders = 100
const knownHeaders = new Map<string | undefined, Encoding | undefined>()

/** Browsers send few different headers. */
function cachedEncodingFor(accepted: string | undefined): Encoding | undefined {
  const known = knownHeaders.get(accepted)
  if (known || knownHeaders.has(accepted)) return known
  if (knownHeaders.size === maxKnownHeaders) knownHeaders.clear()
  const encoding = bestEncoding(accepted, cachedFirst)
  knownHeaders.set(accepted, encoding)
  return encoding
}

/** What headers and bookkeeping take: two to four kilobytes, measured with 50,000 short responses. */
const bytesBesideBody = 4_000

/** Estimated memory. Brotli takes no more than gzip, and gets smaller when it is packed. */
export function sizeOf({ body, cached }: RenderedPage): number {
  return bytesBesideBody + body.length + 2 * (cached?.gzip?.body.length ?? 0)
}

export function answerOf(
  headers: Record<string, string>,
  body: Buffer,
  encoding?: Encoding,
): Answer {
  const ofBody = {
    ...(encoding ? { 'content-encoding': encoding } : {}),
    'content-length': `${body.length}`,
  }
  return { head: headOf({ ...headers, ...ofBody }), body }
}

const headOf = (headers: Record<string, string>): Head => [
  ...Object.entries(headers).flat(),
  'x-request-id',
  '',
]
