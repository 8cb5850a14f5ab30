import { z } from 'zod'
import { line, text } from '#domain/form/form.ts'
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

/** With the parking that it is about: the airport by its slug or code, the parking by its slug. */
export const reportSchema = reportFieldsSchema.extend({
  airport: line(1, 'Noem de luchthaven', 200),
  parking: line(1, 'Noem het parkeerterrein', 200),
})

export type ReportInput = z.infer<typeof reportSchema>
