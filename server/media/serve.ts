import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { answerError } from '#server/api/json.ts'
import { findMediaFile } from '#server/db/media/media.ts'
import { cacheOneDay, findOutsideFile, findOwnPath } from './serve-outside.ts'

const immutable = 'public, max-age=31536000, immutable'
/** For an SVG opened by itself: it runs no scripts and loads nothing. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
const maxCacheBytes = 12 * 1024 * 1024

type CachedFile = { type: string; etag: string; content: Uint8Array<ArrayBuffer> }

const cache = new Map<string, CachedFile>()
const reads = new Map<string, Promise<CachedFile | undefined>>()
let bytes = 0

/** Serves the uploads of the admin. The content at a URL never changes. */
export const mediaFiles = new Hono()
  .get('/media/:folder{[0-9a-f]{20}}/:file{[a-z0-9-]+\\.[a-z]+}', serve)
  .get('/media/outside/:file{[0-9]{1,4}\\.(?:avif|webp)}', serveOutside)
  .all('/media/*', missing)
  .onError(answerError)

async function serve(call: Context): Promise<Response> {
  const file = await find(call.req.path)
  return file ? answer(call, file, immutable) : missing(call)
}

async function serveOutside(call: Context): Promise<Response> {
  const own = findOwnPath(call)
  if (own !== undefined) return call.redirect(own)
  const path = await findOutsideFile(call)
  const file = path === undefined ? undefined : await find(path)
  return file ? answer(call, file, cacheOneDay) : missing(call)
}

function answer(call: Context, file: CachedFile, caching: string): Response {
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': caching,
    'x-content-type-options': 'nosniff',
    etag: file.etag,
  }
  if (file.type === 'image/svg+xml') headers['content-security-policy'] = sandbox
  if (call.req.header('if-none-match')?.includes(file.etag)) return call.body(null, 304, headers)
  headers['content-length'] = String(file.content.byteLength)
  return call.body(file.content, 200, headers)
}

function missing(call: Context): Response {
  return call.text('Not found\n', 404, { 'cache-control': 'no-cache' })
}

/** Concurrent requests share one read. The most recently requested files stay cached. */
function find(path: string): CachedFile | Promise<CachedFile | undefined> {
  const file = cache.get(path)
  if (file) {
    cache.delete(path)
    cache.set(path, file)
    return file
  }
  const reading = reads.get(path) ?? read(path).finally(() => reads.delete(path))
  reads.set(path, reading)
  return reading
}

async function read(path: string): Promise<CachedFile | undefined> {
  const found = await findMediaFile(path)
  if (!found) return undefined
  const content = new Uint8Array(found.content)
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const file = { type: found.type, etag, content }

  cache.set(path, file)
  bytes += content.byteLength
  for (const [oldest, { content }] of cache) {
    if (bytes <= maxCacheBytes) break
    cache.delete(oldest)
    bytes -= content.byteLength
  }
  return file
}
