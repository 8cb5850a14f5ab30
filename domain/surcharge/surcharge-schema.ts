import { z } from 'zod'
import { decimal } from '#domain/form/decimal.ts'
import { euros } from '#domain/form/euros.ts'
import { line } from '#domain/form/form.ts'
import { rowId } from '#domain/form/row-id.ts'
import { isQuarter } from '#domain/stay/time-of-day.ts'
import { mostPersons } from '#domain/stay/timed-stay.ts'
import { keysOf } from '#domain/text/keys.ts'
import { boughtFacts, type Surcharge, units } from './surcharge.ts'

// Apart from surcharge.ts, so that public pages don't load Zod.

export const maxSurcharges = 50

const time = z.string('Kies een tijd').refine(isQuarter, 'Kies een tijd op een kwartier')

const condition = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('always') }),
    z
      .object({
        kind: z.literal('between'),
        at: z.enum(['dropOff', 'pickUp'], 'Kies brengen of ophalen'),
        from: time,
        until: time,
      })
      // No time at all, or the whole day: the provider meant one of them.
      .refine(({ from, until }) => from !== until, {
        path: ['until'],
        message: 'Kies een andere eindtijd: nu begint en eindigt de periode tegelijk',
      }),
    z.object({
      kind: z.literal('personsOver'),
      persons: decimal('Vul een aantal reizigers in').pipe(
        z
          .int('Vul een heel aantal in')
          .min(1, 'Minimaal 1')
          .max(mostPersons - 1, `Maximaal ${mostPersons - 1}`),
      ),
    }),
  ],
  'Kies wanneer de toeslag geldt',
)

const fields = {
  label: line(2, 'Zeg waarvoor de toeslag is', 80),
  amount: euros('Vul een bedrag in'),
  per: z.enum(keysOf(units), 'Kies waarvoor het bedrag geldt'),
  when: condition,
  isCompulsory: z.boolean('Kies of de toeslag verplicht is'),
  buys: z.enum(keysOf(boughtFacts), 'Kies wat de reiziger krijgt').nullable().optional(),
}

/** What one may take or leave, whatever the stay. */
const isChoice = ({ buys, isCompulsory, when }: Surcharge) =>
  !buys || (!isCompulsory && when.kind === 'always')
const noChoice = {
  path: ['buys'],
  message: 'Alleen een toeslag naar keuze die altijd kan, geeft dit',
}

/** One surcharge, of a form, a call or a file. */
export const surchargeSchema: z.ZodType<Surcharge> = z.object(fields).refine(isChoice, noChoice)

/** All surcharges of a parking. One with the id of a stored one replaces it. */
export const surchargesSchema: z.ZodType<(Surcharge & { id?: number })[]> = z
  .array(z.object({ ...fields, id: rowId().optional() }).refine(isChoice, noChoice))
  .max(maxSurcharges, `Maximaal ${maxSurcharges} toeslagen`)
