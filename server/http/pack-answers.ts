import type { Context } from 'hono'
import { bestEncoding, type Encoding } from './accept-encoding.ts'
import { isText, mostPlainBytes, packStream, quickFirst } from './pack.ts'

/** Packs each answer that is text and more than a few lines, for who takes it packed. */
export async function packAnswers(call: Context, next: () => Promise<void>): Promise<void> {
  await next()
  if (!mayPack(call.res)) return
  if (!/accept-encoding/i.test(call.res.headers.get('vary') ?? '')) {
    call.res.headers.append('vary', 'accept-encoding')
  }
  const encoding = bestEncoding(call.req.header('accept-encoding'), quickFirst)
  if (!encoding || !call.res.body) return

  const answer = await packed(call.res, call.res.body, encoding, call.req.method === 'HEAD')
  // Hono adds the headers of the answer before, such as its length, to one that takes its place.
  call.res = undefined
  call.res = answer
}

function mayPack({ status, headers }: Response): boolean {
  return (
    isText(headers.get('content-type')) &&
    !headers.has('content-encoding') &&
    !/\bno-transform\b/i.test(headers.get('cache-control') ?? '') &&
    status !== 206
  )
}

async function packed(
  answer: Response,
  body: ReadableStream<Uint8Array>,
  encoding: Encoding,
  isHead: boolean,
): Promise<Response> {
  const { status } = answer
  const headers = new Headers(answer.headers)
  const reader = body.getReader()
  const { start, isAll } = await readStart(reader)
  if (isAll) return new Response(Buffer.concat(start), { status, headers })

  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const etag = headers.get('etag')
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`)
  if (!isHead) {
    return new Response(packStream(encoding, joined(start, reader)), { status, headers })
  }
  await reader.cancel()
  return new Response(null, { status, headers })
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** No more than is needed to know whether it is worth packing. */
async function readStart(reader: Reader): Promise<{ start: Uint8Array[]; isAll: boolean }> {
  const start: Uint8Array[] = []
  for (let size = 0; size <= mostPlainBytes; ) {
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
