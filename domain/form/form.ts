import { z } from 'zod'
import { controlProblem, withoutControls } from '#domain/text/control-characters.ts'
import { ok, type Result, refused } from './result.ts'

export type FieldErrors<Fields> = { [Name in keyof Fields]?: string[] }

/** Validates all input: forms of the browser and JSON of the API use the same schemas. */
export function parse<Fields>(
  schema: z.ZodType<Fields>,
  input: unknown,
): Result<Fields, FieldErrors<Fields>> {
  const result = schema.safeParse(input instanceof FormData ? Object.fromEntries(input) : input)
  if (result.success) return ok(result.data)
  return refused(errorsByField(result.error) as FieldErrors<Fields>)
}

/** The messages by field. One within a list or an object has its path: `tariffs.0.validFrom`. */
function errorsByField({ issues }: z.ZodError): Record<string, string[]> {
  const byPath = Map.groupBy(issues, ({ path }) => path.join('.'))
  byPath.delete('')
  return Object.fromEntries(
    [...byPath].map(([path, all]) => [path, all.map(({ message }) => message)]),
  )
}

/** A trimmed text of several lines. The same message covers a missing field. */
export const text = (minimum: number, message: string, maximum = 10_000) =>
  z
    .string(message)
    .transform((given) => withoutControls(given).trim())
    .pipe(sized(minimum, message, maximum))

/** A trimmed text of one line, such as a name. NUL is removed: PostgreSQL can't store it. */
export const line = (minimum: number, message: string, maximum = 10_000) =>
  z
    .string(message)
    .transform((given) => given.replaceAll('\u0000', '').trim())
    .pipe(sized(minimum, message, maximum).superRefine(refuseControls))

const sized = (minimum: number, message: string, maximum: number) =>
  z.string().min(minimum, message).max(maximum, `Maximaal ${maximum} karakters`)

/** For a text of one line with rules of its own. */
export function refuseControls(given: string | null, context: z.RefinementCtx): void {
  const message = controlProblem(given ?? '')
  if (message) context.addIssue({ code: 'custom', message })
}

const noText = 'Vul een tekst in'
const orNull = (given: string | null) => given || null

/** A text of several lines, or null for a field that is left empty. */
export const optionalText = (maximum: number) =>
  text(0, noText, maximum).nullable().transform(orNull)

/** The same of one line. */
export const optionalLine = (maximum: number) =>
  line(0, noText, maximum).nullable().transform(orNull)
