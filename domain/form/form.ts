import { z } from 'zod'
import { ok, type Result, refused } from './result.ts'

export type FieldErrors<Fields> = { [Name in keyof Fields]?: string[] }

/** The one door for input: a browser's form and an API caller's JSON meet the same schema. */
export function parse<Fields>(
  schema: z.ZodType<Fields>,
  input: unknown,
): Result<Fields, FieldErrors<Fields>> {
  const result = schema.safeParse(input instanceof FormData ? Object.fromEntries(input) : input)
  if (result.success) return ok(result.data)
  return refused(z.flattenError(result.error).fieldErrors as FieldErrors<Fields>)
}

/**
 * A trimmed text; its one message also covers a field that is not there at all. A NUL is left out:
 * nobody types one, and no text in the database can hold it.
 */
export const text = (minimum: number, message: string, maximum = 10_000) =>
  z
    .string(message)
    .transform((given) => given.replaceAll('\u0000', '').trim())
    .pipe(z.string().min(minimum, message).max(maximum, `Maximaal ${maximum} karakters`))
