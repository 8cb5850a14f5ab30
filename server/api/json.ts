import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ok, type Result, refused } from '#domain/result.ts'
import { isDatabaseAway } from '#server/db/client.ts'
import { log } from '#server/log.ts'

const largestBody = 64 * 1024

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

/** The body of a call, or the refusal of what is no JSON or far too much of it. */
export async function readJson(call: Context): Promise<Result<unknown, Response>> {
  // A beacon may say text/plain.
  if (!/^(application\/json|text\/plain)\b/i.test(call.req.header('content-type') ?? '')) {
    return refused(problem(call, 415, 'Stuur de gegevens als JSON'))
  }
  if (Number(call.req.header('content-length') ?? 0) > largestBody) {
    return refused(problem(call, 413, 'Dit is te veel om te versturen'))
  }

  const body = await call.req.arrayBuffer()
  if (body.byteLength > largestBody) {
    return refused(problem(call, 413, 'Dit is te veel om te versturen'))
  }
  try {
    return ok(JSON.parse(new TextDecoder().decode(body)))
  } catch {
    return refused(problem(call, 400, 'Dit is geen geldige JSON'))
  }
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
