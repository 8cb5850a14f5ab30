import { z } from 'zod'
import type { Editable } from '#domain/changes/editable.ts'
import { noDay } from '#domain/form/day.ts'
import { text } from '#domain/form/form.ts'
import { isDay } from '#domain/text/is-day.ts'

/** What was agreed with a provider, for the admin alone: 'belde met Anouk'. */
export type ProviderNote = Editable & {
  id: number
  /** When it happened. */
  day: string
  text: string
  /** Who typed it; null if that is not known. */
  username: string | null
}

export const longestNote = 2_000

const noDayYet = 'Kies een dag.'

export const providerNoteSchema = z.object({
  day: z
    .string(noDayYet)
    .trim()
    .min(1, { message: noDayYet, abort: true })
    .refine(isDay, { message: noDay, abort: true }),
  text: text(1, 'Schrijf op wat je afsprak.', longestNote),
  version: z.int().positive().optional(),
})

export type ProviderNoteInput = z.infer<typeof providerNoteSchema>
