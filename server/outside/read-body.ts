import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { ok, type Result, refused } from '#domain/form/result.ts'

const decoders: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/**
 * Reads a body up to a limit. What was compressed, although nobody asked, counts as what it grows to, and no
 * more of it is unpacked than the limit.
 */
export async function readBody(
  response: IncomingMessage,
  maxBytes: number,
): Promise<Result<Uint8Array, 'large' | 'connection'>> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  const decoder = decoders[encoding]?.()
  if (!decoder && encoding !== 'identity' && encoding !== '') {
    response.destroy()
    return refused('connection')
  }
  if (!decoder && Number(response.headers['content-length']) > maxBytes) {
    response.destroy()
    return refused('large')
  }
  response.on('error', (error) => decoder?.destroy(error))
  const body: Readable = decoder ? response.pipe(decoder) : response

  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size > maxBytes) return refused('large')
    }
    // Shorter than its header says: half a picture. A decoder finds that out by itself.
    return decoder || response.complete ? ok(Buffer.concat(chunks, size)) : refused('connection')
  } catch {
    return refused('connection')
  } finally {
    response.destroy()
    decoder?.destroy()
  }
}
