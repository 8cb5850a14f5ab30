import { createHash } from 'node:crypto'
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { bestEncoding } from './accept-encoding.ts'
import { isText, mostPlainBytes } from './pack.ts'

type Packing = 'br' | 'gzip'
type File = { type: string; etag: string; body: Buffer; packed: Partial<Record<Packing, Buffer>> }

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const packings: Packing[] = ['br', 'gzip']
const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }

const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400, stale-while-revalidate=604800'

/**
 * The built client: a few megabytes, read once and held in memory, so that no address can reach
 * outside of it. Each file is packed when it is first asked for.
 */
export function serveFiles(folder: string) {
  const files = new Map(
    list(folder).map((file) => [`/${relative(folder, file).split(sep).join('/')}`, load(file)]),
  )

  return async (call: Context, next: () => Promise<void>): Promise<Response | undefined> => {
    const file = files.get(call.req.path)
    if (!file) {
      if (call.req.path.startsWith('/assets/')) return call.text('Not found\n', 404)
      await next()
      return undefined
    }
    if (call.req.method !== 'GET' && call.req.method !== 'HEAD') {
      return call.text('Method not allowed\n', 405, { allow: 'GET, HEAD' })
    }

    const headers: Record<string, string> = {
      'content-type': file.type,
      'cache-control': call.req.path.startsWith('/assets/') ? forever : aDay,
      etag: file.etag,
      vary: 'accept-encoding',
    }
    if (call.req.header('if-none-match')?.includes(file.etag.replace('W/', ''))) {
      return call.body(null, 304, headers)
    }

    const packing = packingFor(call, file)
    // What takes neither is packed on its way, as other answers are.
    if (!packing) return call.body(new Uint8Array(file.body), 200, headers)
    file.packed[packing] ??= await pack[packing](file.body)
    headers['content-encoding'] = packing
    return call.body(new Uint8Array(file.packed[packing]), 200, headers)
  }
}

function packingFor(call: Context, { type, body }: File): Packing | undefined {
  if (!isText(type) || body.length <= mostPlainBytes) return undefined
  return bestEncoding(call.req.header('accept-encoding'), packings)
}

function list(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry: Dirent) => entry.isFile() && !entry.parentPath.includes(`${sep}.vite`))
    .map((entry: Dirent) => join(entry.parentPath, entry.name))
}

function load(path: string): File {
  const body = readFileSync(path)
  const type = types[extname(path)] ?? 'application/octet-stream'
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  // Text goes out in more ways than one, which are the same only to who reads it.
  return { type, etag: isText(type) ? `W/"${hash}"` : `"${hash}"`, body, packed: {} }
}
