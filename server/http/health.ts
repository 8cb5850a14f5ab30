import type { Context } from 'hono'
import { briefly } from '#server/briefly.ts'
import { connection, ping } from '#server/db/client.ts'
import { noSpaceLeft } from '#server/db/engine/disk-space.ts'

const pingTimeoutMs = 2_000

/** A load balancer may ask often, and many at once: they share one question to the database. */
const validForMs = 1_000

let draining = false

/** Makes `/healthz` fail from now on, so that a load balancer sends no new requests. */
export function startDraining(): void {
  draining = true
}

/** 200 only if the process is not draining, the database responds in time, and it has room to write. */
export async function healthz(call: Context): Promise<Response> {
  call.header('cache-control', 'no-store')
  if (draining) return call.text('draining\n', 503)
  const trouble = await troubleOfDatabase()
  return trouble ? call.text(`${trouble}\n`, 503) : call.text('ok\n')
}

const troubleOfDatabase = briefly(validForMs, async () => {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer')), pingTimeoutMs)
  return Promise.race([ping(), timeout])
    .then(
      () => (connection.lacksSpace() ? noSpaceLeft : undefined),
      () => 'database away',
    )
    .finally(() => clearTimeout(timer))
})
