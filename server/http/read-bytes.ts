import { IncomingMessage } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { ok, type Result, refused } from '#domain/form/result.ts'

/** An upload of 15 MB at 128 kbit/s succeeds; a slow-loris body does not. */
const defaultPace = { graceMs: 30_000, minBytesPerSecond: 16 * 1024 }

/**
 * Reads a request body. Stops at `maxBytes` whatever the content-length says, and when the bytes
 * arrive too slowly. An unfinished body is discarded.
 */
export async function readBytes(
  call: Context,
  maxBytes: number,
  { graceMs, minBytesPerSecond } = defaultPace,
): Promise<Result<Uint8Array, 'large' | 'broken' | 'slow'>> {
  if (Number(call.req.header('content-length') ?? 0) > maxBytes) return refused('large')
  const arrived = await readArrived(call)
  if (arrived) return arrived.byteLength > maxBytes ? refused('large') : ok(arrived)

  const reader = call.req.raw.body?.getReader()
  const parts: Uint8Array[] = []
  const start = performance.now()
  let size = 0
  try {
    while (reader) {
      const allowed = graceMs + (size / minBytesPerSecond) * 1_000
      const part = await beforeDeadline(start + allowed, reader.read())
      if (part === undefined) return refuseSlow(call)
      if (part.done) break
      size += part.value.byteLength
      if (size > maxBytes) return refused('large')
      parts.push(part.value)
    }
  } catch {
    return refused('broken')
  } finally {
    reader?.cancel().catch(() => undefined)
  }
  return ok(Buffer.concat(parts))
}

/**
 * A body that arrived together with its head, as small ones do. The stream of a Request would take
 * longer than all else that a small call does.
 */
async function readArrived(call: Context): Promise<Uint8Array | undefined> {
  const { incoming } = (call.env ?? {}) as Partial<HttpBindings>
  if (!(incoming instanceof IncomingMessage)) return undefined
  // A request is handled as soon as its head is parsed. In the next turn all that arrived is parsed.
  await turn()
  if (!incoming.complete || incoming.readableDidRead) return undefined
  return incoming.read() ?? new Uint8Array()
}

/** Closes the connection, so the rest of the body is not awaited. */
function refuseSlow(call: Context): Result<never, 'slow'> {
  call.header('connection', 'close')
  return refused('slow')
}

/** Undefined if the value has not arrived by the deadline. */
async function beforeDeadline<Value>(
  deadline: number,
  value: Promise<Value>,
): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), deadline - performance.now())
  return Promise.race([value, late]).finally(() => clearTimeout(timer))
}
