import { createHash } from 'node:crypto'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { maxUploadBytes } from '#domain/media/media.ts'
import type { PictureFailure } from '#domain/media/picture-failure.ts'
import { findKept, findSamePicture, keepCopy, noteFailure } from '#server/db/media/kept-pictures.ts'
import type { NewMedia } from '#server/db/media/media.ts'
import { inTurn } from '#server/jobs/in-turn.ts'
import { fetchOutside, type Outside } from '#server/outside/fetch-outside.ts'
import { encodeMedia } from './encode.ts'
import { kindOf } from './inspect.ts'

const limits = { ms: 15_000, bytes: maxUploadBytes, redirects: 5 }
const accept = 'image/avif,image/webp,image/svg+xml,image/*;q=0.8'

type Failed = { failure: PictureFailure; status: number | null }

/**
 * Fetches a picture of another site, and keeps it as we keep an upload: encoded again, in our sizes. One that
 * we have already is not fetched.
 *
 * @param address in the spelling of `outsidePicture`
 * @param outside the network of a test
 */
export function keepPicture(address: string, outside?: Outside): Promise<Result<string, Failed>> {
  return inTurn(`keep ${address}`, async () => {
    const known = await findKept(address)
    if (known?.url) return ok(known.url)
    const found = await fetchPicture(address, outside)
    if (found.ok) return ok(await keepCopy(address, found.value))
    await noteFailure(address, found.why.failure, found.why.status)
    return found
  })
}

async function fetchPicture(
  address: string,
  outside?: Outside,
): Promise<Result<NewMedia | { url: string }, Failed>> {
  const answer = await fetchOutside(address, limits, accept, outside)
  if (!answer.ok) return failed(answer.why)
  const { status, bytes } = answer.value
  if (status !== 200) return failed('status', status)
  if (bytes.byteLength === 0) return failed('empty')
  // What it is called does not count: a browser would not believe it either.
  const kind = kindOf(bytes)
  if (!kind) return failed('type')
  const hash = createHash('sha256').update(bytes).digest('hex')
  const url = await findSamePicture(hash)
  if (url !== undefined) return ok({ url })
  const encoded = await encodeMedia(bytes, kind)
  return encoded.ok ? ok({ hash, encoded: encoded.value }) : failed(encoded.why)
}

const failed = (failure: PictureFailure, status: number | null = null) =>
  refused({ failure, status })
