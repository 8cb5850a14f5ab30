import { z } from 'zod'
import { networks } from '#domain/earnings/programme/network.ts'
import { line, optionalText } from '#domain/form/form.ts'
import { rowId } from '#domain/form/row-id.ts'
import { isDay } from '#domain/text/is-day.ts'
import { keysOf } from '#domain/text/keys.ts'

const maxCents = 100_000_000
const noAmount = 'Vul een bedrag in, bijvoorbeeld 2.555,60'

const network = z.enum(keysOf(networks), 'Kies een netwerk')
const cents = z
  .int(noAmount)
  .min(-maxCents, 'Dit bedrag is te laag')
  .max(maxCents, 'Maximaal €1.000.000,00')
const day = z
  .string('Kies een dag')
  .refine((given) => isDay(given) && given > '2000', 'Kies een dag')
const percent = z
  .int('Vul een percentage in, zonder cijfers achter de komma')
  .min(0, 'Vul een percentage van 0 tot 100 in')
  .max(100, 'Vul een percentage van 0 tot 100 in')
const version = z.int().positive().optional()

/** The most numbers that a payout can be made of. */
export const maxCovered = 20_000

const tooMany = 'Dit zijn er te veel voor één uitbetaling'

/** All that were approved up to a day, those that were chosen, or the numbers of the statement of the network. */
const covers = z.union(
  [
    z.object({ until: day }),
    z.object({
      ids: z
        .array(rowId('Deze conversie bestaat niet'))
        .min(1, 'Vink aan welke conversies zijn betaald')
        .max(maxCovered, tooMany),
    }),
    z.object({
      numbers: z
        .array(line(1, 'Een nummer mag niet leeg zijn', 200))
        .min(1, 'Plak de nummers van de afrekening, of kies conversies')
        .max(maxCovered, tooMany),
    }),
  ],
  'Kies welke conversies deze uitbetaling dekt',
)

export type Covers = z.infer<typeof covers>

const payer = { network, programmeId: rowId('Dit programma bestaat niet').nullable() }

/** Whose conversions can be chosen: in the address, so that numbers are texts. */
export const payerSchema = z.object({
  network,
  programme: z.coerce.number().pipe(payer.programmeId.unwrap()).optional(),
})

export const previewSchema = z.object({ ...payer, covers, amount: cents.nullable().default(null) })

export type PreviewInput = z.infer<typeof previewSchema>

const received = {
  day,
  number: line(1, 'Vul het nummer van de uitbetaling in', 200),
  amount: cents,
  vatPercent: percent,
  note: optionalText(2000),
}

export const payoutSchema = z.object({
  ...payer,
  ...received,
  covers,
  /** What the screen showed: it is refused if it has changed since. */
  expected: z.object({ conversions: z.int().nonnegative(), amount: z.int() }).optional(),
})

export type PayoutInput = z.infer<typeof payoutSchema>

/** What can be changed of one: what it covers can't, and is deleted with it. */
export const receivedSchema = z.object({ ...received, version })

export type ReceivedInput = z.infer<typeof receivedSchema>

export const termsSchema = z.object({
  ...payer,
  threshold: cents.min(0, 'Vul een bedrag van nul of meer in'),
  days: z
    .int('Vul een aantal dagen in')
    .min(0, 'Vul 0 tot 365 dagen in')
    .max(365, 'Vul 0 tot 365 dagen in'),
  vatPercent: percent,
  version,
})

export type TermsInput = z.infer<typeof termsSchema>
