import type { Context } from 'hono'
import { nearestFile } from '#domain/media/nearest-file.ts'
import { outsidePicture } from '#domain/media/outside-picture.ts'
import { findKept } from '#server/db/media/kept-pictures.ts'
import { isOwnOrigin } from './own-origin-picture.ts'

/** A day later a browser asks again whether it is still the same. */
export const cacheOneDay = 'public, max-age=86400, stale-while-revalidate=604800'

const maxAddress = 8_000

/**
 * Where our copy of a picture of another site is: the path of a file. Undefined if there is none: only a job
 * and the back office fetch one, never a visitor.
 */
export async function findOutsideFile(call: Context): Promise<string | undefined> {
  const [width = '', format] = (call.req.param('file') ?? '').split('.')
  const address = askedOf(call)
  const kept = address === undefined ? undefined : await findKept(address)
  return kept?.url
    ? nearestFile(kept.url, Number(width), format === 'avif' ? 'avif' : 'webp')
    : undefined
}

/** The path of a picture of this site, of which the whole address was typed. */
export function findOwnPath(call: Context): string | undefined {
  const address = askedOf(call)
  if (address === undefined || !isOwnOrigin(address)) return undefined
  const { pathname } = new URL(address)
  return /^\/(?:media\/[0-9a-f]{20}|images)\/[\w.-]+$/.test(pathname) ? pathname : undefined
}

const askedOf = (call: Context) => outsidePicture((call.req.query('of') ?? '').slice(0, maxAddress))
