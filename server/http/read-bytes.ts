import type { Context } from 'hono'
import { ok, type Result, refused } from '#domain/form/result.ts'

/** A picture of 15 MB over a line of 128 kbit/s passes; a body that drips does not. */
const patience = { graceMs: 30_000, leastBytesPerSecond: 16 * 1024 }

/**
 * A body as it is. Not a byte more is read than it may have, whatever its header says, and it is not
 * waited for any longer than its bytes keep coming; what was sent in vain is forgotten.
 */
export async function readBytes(
  call: Context,
  most: number,
  { graceMs, leastBytesPerSecond } = patience,
): Promise<Result<Uint8Array, 'large' | 'broken' | 'slow'>> {
  if (Number(call.req.header('content-length') ?? 0) > most) return refused('large')

  const reader = call.req.raw.body?.getReader()
  const parts: Uint8Array[] = []
  const start = performance.now()
  let size = 0
  try {
    while (reader) {
      const allowed = graceMs + (size / leastBytesPerSecond) * 1_000
      const part = await before(start + allowed, reader.read())
      if (part === undefined) return refuseSlow(call)
      if (part.done) break
      size += part.value.byteLength
      if (size > most) return refused('large')
      parts.push(part.value)
    }
  } catch {
    return refused('broken')
  } finally {
    reader?.cancel().catch(() => undefined)
  }
  return ok(Buffer.concat(parts))
}

/** What still drips in after the answer is not waited for. */
function refuseSlow(call: Context): Result<never, 'slow'> {
  call.header('connection', 'close')
  return refused('slow')
}

/** Nothing when it isn't there by then. */
async function before<Value>(moment: number, coming: Promise<Value>): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), moment - performance.now())
  return Promise.race([coming, late]).finally(() => clearTimeout(timer))
}
