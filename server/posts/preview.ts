import { createHmac, timingSafeEqual } from 'node:crypto'
import { secret } from '#server/db/access/secrets.ts'

const previewLifeMs = 7 * 24 * 60 * 60_000

/** A signed URL at which anyone can read a post before publication, for a week. */
export async function previewAddress(postId: number, now = Date.now()): Promise<string> {
  const until = now + previewLifeMs
  return `/blog/voorbeeld/${postId}?tot=${until}&sleutel=${await sign(postId, until)}`
}

export async function isPreview(
  postId: number,
  { until, key }: { until: number; key: string },
  now = Date.now(),
): Promise<boolean> {
  if (!(until > now)) return false
  const right = Buffer.from(await sign(postId, until))
  const given = Buffer.from(key)
  return right.length === given.length && timingSafeEqual(right, given)
}

async function sign(postId: number, until: number): Promise<string> {
  return createHmac('sha256', await secret('preview'))
    .update(`${postId} ${until}`)
    .digest('base64url')
}
