import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, createGunzip, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressStream } from './compress.ts'
import { compressResponses } from './compress-responses.ts'

const text = 'Parkeren bij Schiphol. '.repeat(200)
const unpack = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync }

let server: Server
let answer: () => Response

const respondWith = (body: BodyInit | null, headers: HeadersInit = {}, status = 200) => {
  answer = () =>
    new Response(body, { status, headers: { 'content-type': 'text/plain', ...headers } })
}

beforeEach(async () => {
  const app = new Hono().use(compressResponses).all('*', () => answer())
  server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

/** The raw response: fetch would decompress it. */
function get(accepted?: string, method = 'GET'): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request({ port, method, headers, agent: false }, resolve).on('error', reject).end()
  return promise
}

test.each(['br', 'zstd', 'gzip'] as const)('%s decompresses to the same text', async (encoding) => {
  respondWith(text)
  const response = await get(encoding)
  const body = await buffer(response)

  expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(response.headers['content-length']).toBeUndefined()
  expect(body.length).toBeLessThan(text.length / 4)
  expect(unpack[encoding](body).toString()).toBe(text)
})

test.each([
  'text/html; charset=utf-8',
  'text/csv',
  'text/javascript',
  'text/x-script',
  'application/json',
  'application/javascript',
  'application/xml; charset=utf-8',
  'application/rss+xml',
  'application/manifest+json',
  'application/problem+json',
  'image/svg+xml',
])('%s is compressed', async (type) => {
  respondWith(text, { 'content-type': type })
  const response = await get('gzip')

  expect(response.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(await buffer(response)).toString()).toBe(text)
})

test.each([
  'image/png',
  'image/avif',
  'application/gzip',
  'font/woff2',
  'application/octet-stream',
])('%s is not compressed', async (type) => {
  respondWith(text, { 'content-type': type })
  const { headers } = await get('gzip')

  expect(headers['content-encoding']).toBeUndefined()
  expect(headers.vary).toBeUndefined()
})

test.each(['identity', 'gzip;q=0', undefined])(
  'a client that accepts no encoding gets plain text with a vary header: %s',
  async (accepted) => {
    respondWith(text)
    const response = await get(accepted)

    expect(response.headers).toMatchObject({ vary: 'accept-encoding' })
    expect(response.headers['content-encoding']).toBeUndefined()
    expect((await buffer(response)).toString()).toBe(text)
  },
)

test('text up to 1 kB is not compressed, one byte more is', async () => {
  respondWith('a'.repeat(1024))
  const short = await get('gzip')
  expect(short.headers).toMatchObject({ 'content-length': '1024', vary: 'accept-encoding' })
  expect(short.headers['content-encoding']).toBeUndefined()
  expect((await buffer(short)).length).toBe(1024)

  respondWith('a'.repeat(1025))
  expect((await get('gzip')).headers['content-encoding']).toBe('gzip')
})

test('a no-transform or already compressed response is left alone', async () => {
  respondWith(text, { 'cache-control': 'public, no-transform' })
  expect((await get('gzip')).headers['content-encoding']).toBeUndefined()

  respondWith(text, { 'content-encoding': 'br' })
  expect((await get('gzip')).headers['content-encoding']).toBe('br')
})

test('the ETag of a compressed response is weak', async () => {
  respondWith(text, { etag: '"abc"', 'content-length': String(text.length) })
  expect((await get('gzip')).headers.etag).toBe('W/"abc"')
  expect((await get('identity')).headers.etag).toBe('"abc"')
})

test('an existing vary header is extended', async () => {
  respondWith(text, { vary: 'origin' })
  expect((await get('gzip')).headers.vary).toBe('origin, accept-encoding')
})

test('HEAD has the headers of GET and no body', async () => {
  respondWith(text)
  const long = await get('gzip', 'HEAD')
  expect(long.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect((await buffer(long)).length).toBe(0)

  respondWith('kort')
  expect((await get('gzip', 'HEAD')).headers['content-encoding']).toBeUndefined()
})

test.each([204, 304])('status %i is not compressed', async (status) => {
  respondWith(null, {}, status)
  const response = await get('gzip')

  expect(response.statusCode).toBe(status)
  expect(response.headers['content-encoding']).toBeUndefined()
  expect((await buffer(response)).length).toBe(0)
})

test('an error response is compressed', async () => {
  respondWith(text, {}, 404)
  const response = await get('br')

  expect(response.statusCode).toBe(404)
  expect(brotliDecompressSync(await buffer(response)).toString()).toBe(text)
})

test.each([401, 403, 429, 503])(
  'a call that is refused with %i is not, and a page is',
  async (status) => {
    respondWith(text, { 'content-type': 'application/json' }, status)
    const call = await get('br')
    expect(call.headers['content-encoding']).toBeUndefined()
    expect((await buffer(call)).toString()).toBe(text)

    respondWith(text, { 'content-type': 'text/html; charset=utf-8' }, status)
    const page = await get('br')
    expect(page.headers['content-encoding']).toBe('br')
    page.resume()
  },
)

test('a streamed response is compressed chunk by chunk', async () => {
  let source: ReadableStreamDefaultController<Uint8Array> | undefined
  respondWith(
    new ReadableStream({
      start(controller) {
        source = controller
      },
    }),
  )
  const asked = get('gzip')
  source?.enqueue(new TextEncoder().encode(text))
  const plain = (await asked).pipe(createGunzip())

  // It arrives while the source is still open.
  const [first] = await plain.take(1).toArray()
  expect(text.startsWith(String(first))).toBe(true)
  source?.close()
})

test('the source is cancelled when the client aborts', async () => {
  const { promise: told, resolve } = Promise.withResolvers<void>()
  respondWith(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
      cancel: () => resolve(),
    }),
  )
  const response = await get('br')
  response.destroy()

  await told
})

test('a failing source ends the response with an error', async () => {
  const source = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    pull: (controller) => controller.error(new Error('broken')),
  })

  await expect(buffer(compressStream('gzip', source))).rejects.toThrow('broken')
})
