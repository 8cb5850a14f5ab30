import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isDatabaseAway } from '#server/db/client.ts'
import { log } from '#server/log.ts'

export type Problem = { error: string; fields?: Record<string, string[]>; id?: string }

/** The one shape of a refusal. */
export function problem(
  call: Context,
  status: ContentfulStatusCode,
  error: string,
  more: Omit<Problem, 'error'> = {},
): Response {
  return call.json({ error, ...more } satisfies Problem, status)
}

/** Our fault, or the database's: the log has the rest, under the same id. */
export function broken(error: Error, call: Context): Response {
  const id: string = call.get('requestId')
  if (isDatabaseAway(error)) {
    log.warn('database away', { id, path: call.req.path, error })
    call.header('retry-after', '10')
    return problem(call, 503, 'We zijn zo terug. Probeer het over een halve minuut opnieuw.', {
      id,
    })
  }
  log.error('call failed', { id, path: call.req.path, error })
  return problem(call, 500, 'Er ging iets mis bij ons. Probeer het later opnieuw.', { id })
}
