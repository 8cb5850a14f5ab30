import type { Context } from 'hono'
import { ping } from '#server/db/client.ts'

const patience = 2_000

let draining = false

/** From now on the site says that it is going, so that a load balancer sends nothing new. */
export function startDraining(): void {
  draining = true
}

/** 200 only when the site can serve: it is not going, and its database answers in time. */
export async function healthz(call: Context): Promise<Response> {
  call.header('cache-control', 'no-store')
  if (draining) return call.text('draining\n', 503)

  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer')), patience)
  try {
    await Promise.race([ping(), tooLate])
    return call.text('ok\n')
  } catch {
    return call.text('database away\n', 503)
  } finally {
    clearTimeout(timer)
  }
}
