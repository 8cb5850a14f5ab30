import { z } from 'zod'
import { line, text } from '#domain/form/form.ts'
import type { stayNames } from '#domain/stay/stay-names.ts'
import { keysOf } from '#domain/text/keys.ts'
import { reportTopics } from './traveller-report.ts'

const notAnEmail = 'Ongeldig e-mailadres'

/** What a traveller fills in. */
export const reportFieldsSchema = z.object({
  topic: z.enum(keysOf(reportTopics), 'Kies wat er niet klopt'),
  message: text(2, 'Vul in wat er moet staan', 2_000),
  /** Optional: without one there is no answer. */
  email: z.union([z.literal(''), z.email(notAnEmail).max(254, notAnEmail)], notAnEmail).optional(),
})

export type ReportFields = z.infer<typeof reportFieldsSchema>

/** The stay of the page that it was reported from, as its address has it. */
const given = z.string().max(20).optional()
const stayShape = {
  van: given,
  tot: given,
  vanTijd: given,
  totTijd: given,
  personen: given,
} satisfies Record<(typeof stayNames)[number], z.ZodType>

/** With the parking that it is about: the airport by its slug or code, the parking by its slug. */
export const reportSchema = reportFieldsSchema.extend({
  airport: line(1, 'Noem de luchthaven', 200),
  parking: line(1, 'Noem het parkeerterrein', 200),
  ...stayShape,
})

export type ReportInput = z.infer<typeof reportSchema>
