import type { Context } from 'hono'
import { ping } from '#server/db/client.ts'

const pingTimeoutMs = 2_000

let draining = false

/** Makes `/healthz` fail from now on, so that a load balancer sends no new requests. */
export function startDraining(): void {
  draining = true
}

/** 200 only if the process is not draining and the database responds in time. */
export async function healthz(call: Context): Promise<Response> {
  call.header('cache-control', 'no-store')
  if (draining) return call.text('draining\n', 503)

  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer')), pingTimeoutMs)
  try {
    await Promise.race([ping(), timeout])
    return call.text('ok\n')
  } catch {
    return call.text('database away\n', 503)
  } finally {
    clearTimeout(timer)
  }
}
