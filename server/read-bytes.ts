import type { Context } from 'hono'
import { ok, type Result, refused } from '#domain/result.ts'

/**
 * A body as it is. Not a byte more is read than it may have, whatever its header says; what was sent
 * in vain is forgotten.
 */
export async function readBytes(
  call: Context,
  most: number,
): Promise<Result<Uint8Array, 'large' | 'broken'>> {
  if (Number(call.req.header('content-length') ?? 0) > most) return refused('large')

  const parts: Uint8Array[] = []
  let size = 0
  try {
    // The types know no body that is iterated over; every one of Node is.
    const body = call.req.raw.body as AsyncIterable<Uint8Array> | null
    for await (const part of body ?? []) {
      size += part.byteLength
      if (size > most) return refused('large')
      parts.push(part)
    }
  } catch {
    return refused('broken')
  }
  return ok(Buffer.concat(parts))
}
