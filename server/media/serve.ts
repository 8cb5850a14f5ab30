import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { broken } from '#server/api/json.ts'
import { findMediaFile } from '#server/db/media.ts'

const forever = 'public, max-age=31536000, immutable'
/** A drawing that is opened by itself: nothing in it runs, nor asks for anything. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
const mostBytes = 12 * 1024 * 1024

type Kept = { type: string; etag: string; content: Uint8Array<ArrayBuffer> }

const kept = new Map<string, Kept>()
const underway = new Map<string, Promise<Kept | undefined>>()
let bytes = 0

/** The pictures that the operator uploaded. What an address holds never changes. */
export const mediaFiles = new Hono()
  .get('/media/:folder{[0-9a-f]{20}}/:file{[a-z0-9-]+\\.[a-z]+}', serve)
  .all('/media/*', missing)
  .onError(broken)

async function serve(call: Context): Promise<Response> {
  const file = await find(call.req.path)
  if (!file) return missing(call)

  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': forever,
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

/** Each is read once, however many ask for it at once; those that were asked for last are kept. */
function find(path: string): Kept | Promise<Kept | undefined> {
  const file = kept.get(path)
  if (file) {
    kept.delete(path)
    kept.set(path, file)
    return file
  }
  const waiting = underway.get(path) ?? read(path).finally(() => underway.delete(path))
  underway.set(path, waiting)
  return waiting
}

async function read(path: string): Promise<Kept | undefined> {
  const found = await findMediaFile(path)
  if (!found) return undefined
  const content = new Uint8Array(found.content)
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const file = { type: found.type, etag, content }

  kept.set(path, file)
  bytes += content.byteLength
  for (const [oldest, { content }] of kept) {
    if (bytes <= mostBytes) break
    kept.delete(oldest)
    bytes -= content.byteLength
  }
  return file
}
