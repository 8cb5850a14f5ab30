import { z } from 'zod'
import { decimal, optionalDecimal } from '#domain/form/decimal.ts'
import { isQuarter } from '#domain/stay/time-of-day.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type Transfer, transferModes } from './transfer.ts'

// Apart from transfer.ts, so that public pages don't load Zod.

const longest = 240
const noMinutes = 'Vul hele minuten in'
const minutes = z.int(noMinutes).min(0, 'Minimaal 0').max(longest, `Maximaal ${longest} minuten`)
const required = decimal(noMinutes).pipe(minutes)
const time = z.string('Kies een tijd').refine(isQuarter, 'Kies een tijd op een kwartier')

/** How a traveller gets to the terminal, of a form or a call. */
export const transferSchema: z.ZodType<Transfer> = z.object({
  mode: z.enum(keysOf(transferModes), 'Kies hoe je er komt'),
  walk: required,
  every: optionalDecimal(noMinutes).pipe(minutes.min(1, 'Minimaal 1').nullable()),
  wait: required,
  ride: required,
  handover: required,
  service: z.object({ from: time, until: time }).nullable(),
})
