import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import type { Problem } from '#domain/api/problem.ts'
import { type FieldErrors, parse } from '#domain/form/form.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { highestId } from '#domain/form/row-id.ts'
import { sha256 } from '#server/access/sha256.ts'
import type { Repeatable } from '#server/db/adding.ts'
import { isDatabaseAway } from '#server/db/client.ts'
import { isAborted } from '#server/http/aborted.ts'
import { readBytes } from '#server/http/read-bytes.ts'
import { log } from '#server/log.ts'
import { parseJson } from './parse-json.ts'

const maxBodyBytes = 64 * 1024

/** The one shape of every error response. */
export function problem(
  call: Context,
  status: ContentfulStatusCode,
  error: string,
  more: Omit<Problem, 'error'> = {},
): Response {
  return call.json({ error, ...more } satisfies Problem, status)
}

const unread: Record<'large' | 'broken' | 'slow', [ContentfulStatusCode, string]> = {
  large: [413, 'Dit is te veel om te versturen'],
  broken: [400, 'Dit kwam niet helemaal aan'],
  slow: [408, 'Dit duurde te lang. Probeer het nog eens.'],
}

/** Reads the body as JSON. Refuses another content type, invalid JSON and a body over the limit. */
export async function readJson(
  call: Context,
  whenEmpty = '',
  maxBytes = maxBodyBytes,
): Promise<Result<unknown, Response>> {
  const body = await readJsonBytes(call, maxBytes)
  if (!body.ok) return body
  try {
    return ok(parseJson(body.value, whenEmpty))
  } catch {
    return refused(notJson(call))
  }
}

/** The body of a call that sends JSON, before it is parsed. */
export async function readJsonBytes(
  call: Context,
  maxBytes: number,
  tooLarge = unread.large[1],
): Promise<Result<Uint8Array, Response>> {
  // sendBeacon sends a string as text/plain.
  if (!/^(application\/json|text\/plain)\b/i.test(call.req.header('content-type') ?? '')) {
    return refused(problem(call, 415, 'Stuur de gegevens als JSON'))
  }
  const body = await readBytes(call, maxBytes)
  if (body.ok) return body
  const [status, error] = unread[body.why]
  return refused(problem(call, status, body.why === 'large' ? tooLarge : error))
}

export const notJson = (call: Context) => problem(call, 400, 'Dit is geen geldige JSON')

type Refuse<Input> = (call: Context, fields: FieldErrors<Input>) => Response

/** Reads the body and validates it with a schema. */
export async function readInput<Input>(
  call: Context,
  schema: z.ZodType<Input>,
  invalid: Refuse<Input>,
  maxBytes?: number,
): Promise<Result<Input, Response>> {
  return validated(call, await readJson(call, '', maxBytes), schema, invalid)
}

/** Like `readInput`, for a call whose body is optional. */
export async function readOptionalInput<Input>(
  call: Context,
  schema: z.ZodType<Input>,
  invalid: Refuse<Input> = (_, fields) => invalidInput(call, fields),
): Promise<Result<Input, Response>> {
  return validated(call, await readJson(call, '{}'), schema, invalid)
}

function validated<Input>(
  call: Context,
  body: Result<unknown, Response>,
  schema: z.ZodType<Input>,
  invalid: Refuse<Input>,
): Result<Input, Response> {
  if (!body.ok) return body
  const input = parse(schema, body.value)
  return input.ok ? input : refused(invalid(call, input.why))
}

/** A 422 for input that belongs to no kind of record. */
export const invalidInput = (call: Context, fields: FieldErrors<Record<string, unknown>>) =>
  problem(call, 422, 'Dit is niet goed ingevuld', { fields })

/** The id in the path, or 0, which no row has, if it is not a valid id. */
export function idOf(call: Context): number {
  const id = Number(call.req.param('id'))
  return Number.isInteger(id) && id > 0 && id <= highestId ? id : 0
}

/** The headers of a call that adds something. */
export const addHeaders = z.object({
  'idempotency-key': z.uuid().optional().meta({
    description:
      'Eigen sleutel van dit toevoegen. Herhaal je een call waarvan het antwoord wegbleef met dezelfde sleutel, dan komt er niets dubbel bij.',
  }),
})

/** With what a client repeats a call whose response it lost. An invalid key is no key. */
export function repeatableOf(call: Context, input: unknown): Repeatable | undefined {
  const key = addHeaders.safeParse(call.req.header()).data?.['idempotency-key']
  return key === undefined ? undefined : { key, sentHash: sha256(JSON.stringify(input)) }
}

export const basisSchema = z.object({ version: z.int().positive().optional() })

/** The version that a delete was based on. The body is optional. */
export async function readVersion(call: Context): Promise<Result<number | undefined, Response>> {
  const basis = await readOptionalInput(call, basisSchema)
  return basis.ok ? ok(basis.value.version) : basis
}

/** The response to an unexpected error, logged by id: 503 if the database is down, else 500. */
export function answerError(error: Error, call: Context): Response {
  const id: string = call.get('requestId')
  if (isDatabaseAway(error)) {
    log.warn('database away', { id, path: call.req.path, error })
    call.header('retry-after', '10')
    return problem(call, 503, 'We zijn zo terug. Probeer het over een halve minuut opnieuw.', {
      id,
    })
  }
  if (!isAborted(call)) log.error('call failed', { id, path: call.req.path, error })
  return problem(call, 500, 'Er ging iets mis bij ons. Probeer het later opnieuw.', { id })
}
