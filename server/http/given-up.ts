import type { Context } from 'hono'

/** Whether who asked has left. What fails after that, and perhaps because of it, is nobody's fault. */
export function isGivenUp(call: Context): boolean {
  return call.req.raw.signal.aborted
}
