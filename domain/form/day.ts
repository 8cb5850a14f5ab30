import { z } from 'zod'
import { isDay } from '#domain/text/is-day.ts'

export const noDay = 'Deze datum bestaat niet.'

/** Of a day on which something was seen. */
export const notYet = 'Deze dag is nog niet geweest.'

/** A day such as '2026-12-01', or null for a field that is left empty. */
export const optionalDay = z
  .string(noDay)
  .trim()
  .nullable()
  .transform((given) => given || null)
  .refine((given) => given === null || isDay(given), noDay)
