import type { Context } from 'hono'

/** Whether the client has closed the connection. Errors after that are not worth logging. */
export function isAborted(call: Context): boolean {
  return call.req.raw.signal.aborted
}
