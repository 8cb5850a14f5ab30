import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { sha256 } from '#server/access/sha256.ts'
import { env } from '#server/env.ts'
import { counted } from './counted.ts'
import { found } from './found.ts'
import { asText } from './metric.ts'

/** Figures of this process and of the site, for Prometheus. Without METRICS_TOKEN there is no such page. */
export async function metrics(
  call: Context,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  if (env.METRICS_TOKEN === undefined) {
    await next()
    return undefined
  }
  call.header('cache-control', 'no-store')
  if (!isToken(call.req.header('authorization'), env.METRICS_TOKEN)) {
    call.header('www-authenticate', 'Bearer')
    return call.text('METRICS_TOKEN as a bearer token, please\n', 401)
  }
  call.header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  return call.body(await asText([...counted, ...found]))
}

/** Compares hashes, which have one length and tell nothing by how long it takes. */
function isToken(given: string | undefined, token: string): boolean {
  const [, bearer = ''] = /^Bearer +(\S+)$/i.exec(given ?? '') ?? []
  return timingSafeEqual(hash(bearer), hash(token))
}

const hash = (text: string) => Buffer.from(sha256(text))
