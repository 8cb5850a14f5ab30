import type { Context } from 'hono'
import { bestEncoding, type Encoding } from './accept-encoding.ts'
import { compressStream, fastestFirst, isText, maxPlainBytes } from './compress.ts'

/** Of a call these are short. Not looking at their bodies is a fifth of what a refused login costs. */
const refusals = new Set([401, 403, 429, 503])

/** Compresses every text response over 1 kB for clients that accept it. */
export async function compressResponses(call: Context, next: () => Promise<void>): Promise<void> {
  await next()
  if (!isCompressible(call.res)) return
  if (!/accept-encoding/i.test(call.res.headers.get('vary') ?? '')) {
    call.res.headers.append('vary', 'accept-encoding')
  }
  const encoding = bestEncoding(call.req.header('accept-encoding'), fastestFirst)
  if (!encoding || !call.res.body) return

  const response = await compressed(call.res, call.res.body, encoding, call.req.method === 'HEAD')
  // Hono merges the headers of the old response, such as content-length, unless it is unset first.
  call.res = undefined
  call.res = response
}

function isCompressible({ status, headers }: Response): boolean {
  const type = headers.get('content-type')
  return (
    isText(type) &&
    !(refusals.has(status) && type?.startsWith('application/json')) &&
    !headers.has('content-encoding') &&
    !/\bno-transform\b/i.test(headers.get('cache-control') ?? '') &&
    status !== 206
  )
}

async function compressed(
  response: Response,
  body: ReadableStream<Uint8Array>,
  encoding: Encoding,
  isHead: boolean,
): Promise<Response> {
  const { status } = response
  const headers = new Headers(response.headers)
  const reader = body.getReader()
  const { start, isAll } = await readStart(reader)
  if (isAll) return new Response(Buffer.concat(start), { status, headers })

  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const etag = headers.get('etag')
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`)
  if (!isHead) {
    return new Response(compressStream(encoding, joined(start, reader)), { status, headers })
  }
  await reader.cancel()
  return new Response(null, { status, headers })
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** Reads only enough to know whether compressing pays. */
async function readStart(reader: Reader): Promise<{ start: Uint8Array[]; isAll: boolean }> {
  const start: Uint8Array[] = []
  for (let size = 0; size <= maxPlainBytes; ) {
    const { done, value } = await reader.read()
    if (done) return { start, isAll: true }
    start.push(value)
    size += value.byteLength
  }
  return { start, isAll: false }
}

function joined(start: Uint8Array[], reader: Reader): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of start) controller.enqueue(part)
    },
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
