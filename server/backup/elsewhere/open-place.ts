import { env } from '#server/env.ts'
import { openFolder } from './folder-place.ts'
import type { Place } from './place.ts'
import { openBucket } from './s3-place.ts'

/** Undefined if copies stay on this machine. */
export function placeOf(settings = env): Place | undefined {
  const { COPIES_TO, COPIES_S3_KEY = '', COPIES_S3_SECRET = '', COPIES_S3_REGION } = settings
  if (!COPIES_TO) return undefined
  if (!/^https?:/.test(COPIES_TO)) return openFolder(COPIES_TO)
  const keys = { id: COPIES_S3_KEY, secret: COPIES_S3_SECRET, region: COPIES_S3_REGION }
  return openBucket(new URL(COPIES_TO), keys)
}
