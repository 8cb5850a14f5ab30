import { z } from 'zod'
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

/**
 * A trimmed text. The same message covers a missing field. NUL characters are removed, because
 * PostgreSQL can't store them in text.
 */
export const text = (minimum: number, message: string, maximum = 10_000) =>
  z
    .string(message)
    .transform((given) => given.replaceAll('\u0000', '').trim())
    .pipe(z.string().min(minimum, message).max(maximum, `Maximaal ${maximum} karakters`))

/** A text, or null for a field that is left empty. */
export const optionalText = (maximum: number) =>
  text(0, 'Vul een tekst in', maximum)
    .nullable()
    .transform((given) => given || null)
