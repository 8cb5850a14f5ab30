import { z } from 'zod'
import { noDay } from '#domain/form/day.ts'
import { dayAfter } from '#domain/text/date.ts'
import { isDay } from '#domain/text/is-day.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type Closure, closedParts, closureReasons, isSameClosure } from './closure.ts'

// Apart from closure.ts, so that public pages don't load Zod.

export const maxClosures = 100
const longestDays = 731

const day = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, { message: missing, abort: true })
    .refine(isDay, { message: noDay, abort: true })

/** One period, of a form, a call or a file. */
export const closureSchema: z.ZodType<Closure> = z
  .object({
    firstDay: day('Kies de eerste dag.'),
    lastDay: day('Kies de laatste dag.'),
    reason: z.enum(keysOf(closureReasons), 'Kies vol, gesloten of anders.'),
    only: z
      .enum(keysOf(closedParts), 'Kies alleen brengen of alleen ophalen.')
      .nullable()
      .default(null),
  })
  .refine(({ firstDay, lastDay }) => lastDay >= firstDay, {
    path: ['lastDay'],
    message: 'Kies een dag op of na de eerste.',
  })
  .refine(({ firstDay, lastDay }) => lastDay <= dayAfter(firstDay, longestDays), {
    path: ['lastDay'],
    message: 'Hoogstens twee jaar. Zet het terrein dan op niet beschikbaar.',
  })

/** All periods of a parking. */
export const closuresSchema: z.ZodType<Closure[]> = z
  .array(closureSchema)
  .max(maxClosures, `Maximaal ${maxClosures} periodes`)
  .superRefine((closures, context) => {
    closures.forEach((closure, at) => {
      if (!closures.slice(0, at).some((former) => isSameClosure(former, closure))) return
      const message = 'Deze periode staat er al.'
      context.addIssue({ code: 'custom', path: [at, 'firstDay'], message })
    })
  })
