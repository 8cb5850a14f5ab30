import { createHash } from 'node:crypto'
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { bestEncoding } from './accept-encoding.ts'
import { isText, maxPlainBytes } from './compress.ts'

type FileEncoding = 'br' | 'gzip'
type File = {
  type: string
  etag: string
  body: Buffer
  compressed: Partial<Record<FileEncoding, Buffer>>
}

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
const encodings: FileEncoding[] = ['br', 'gzip']
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

const immutable = 'public, max-age=31536000, immutable'
const cacheOneDay = 'public, max-age=86400, stale-while-revalidate=604800'

/**
 * Serves the built client. Its few megabytes are read once into memory, so no path can reach
 * outside the folder. Each file is compressed when first requested.
 *
 * @param others the clients of other builds, of which a tab that was opened before an upgrade still wants assets
 */
export function serveFiles(folder: string, others: () => string[] = () => []) {
  const files = new Map(
    list(folder).map((file) => [`/${relative(folder, file).split(sep).join('/')}`, load(file)]),
  )

  function findOther(path: string): File | undefined {
    if (!/^\/assets\/[\w.-]+$/.test(path)) return undefined
    const other = others().find((client) => existsSync(join(client, path)))
    if (!other) return undefined
    const file = load(join(other, path))
    files.set(path, file)
    return file
  }

  return async (call: Context, next: () => Promise<void>): Promise<Response | undefined> => {
    const file = files.get(call.req.path) ?? findOther(call.req.path)
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
      'cache-control': call.req.path.startsWith('/assets/') ? immutable : cacheOneDay,
      etag: file.etag,
      vary: 'accept-encoding',
    }
    if (call.req.header('if-none-match')?.includes(file.etag.replace('W/', ''))) {
      return call.body(null, 304, headers)
    }

    const encoding = encodingFor(call, file)
    // Without br and gzip, compress-responses.ts compresses the response.
    if (!encoding) return call.body(new Uint8Array(file.body), 200, headers)
    file.compressed[encoding] ??= await compress[encoding](file.body)
    headers['content-encoding'] = encoding
    return call.body(new Uint8Array(file.compressed[encoding]), 200, headers)
  }
}

function encodingFor(call: Context, { type, body }: File): FileEncoding | undefined {
  if (!isText(type) || body.length <= maxPlainBytes) return undefined
  return bestEncoding(call.req.header('accept-encoding'), encodings)
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
  // A weak ETag for text: its bytes differ per encoding.
  return { type, etag: isText(type) ? `W/"${hash}"` : `"${hash}"`, body, compressed: {} }
}
