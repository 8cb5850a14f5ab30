import { z } from 'zod'
import type { Fact } from '#domain/fact/fact.ts'
import { factValue } from '#domain/fact/fact-schema.ts'
import { euros } from '#domain/form/euros.ts'
import { line, optionalLine } from '#domain/form/form.ts'
import { rowId } from '#domain/form/row-id.ts'
import { parkingSchema } from '#domain/parking/parking-schema.ts'
import { isQuarter } from '#domain/stay/time-of-day.ts'
import { isDay } from '#domain/text/is-day.ts'
import { keysOf } from '#domain/text/keys.ts'
import { checkOutcomes } from './check.ts'
import { readItem } from './dated-item.ts'

// Apart from the rest, so that the screen loads Zod only with the form.

const badAddress = 'Vul een adres in dat met https:// begint'

const day = z.string('Kies een dag').refine(isDay, 'Deze datum bestaat niet.')
const time = z.string().refine(isQuarter).nullable()

const stay = z.strictObject({
  from: day,
  to: day,
  days: z.int().min(1).max(365),
  fromTime: time,
  toTime: time,
  persons: z.int().min(1).max(9),
})

const given = z.object({
  /** `price`, `fact:heightLimit`, or `report:12` to answer a report later. */
  item: z.string('Noem wat je controleerde').max(200),
  parkingId: rowId('Kies een parking').optional(),
  providerId: rowId('Kies een aanbieder').optional(),
  /** Of a price that is right: which tariff somebody looked at. Without it, the one that the queue compares. */
  tariffId: rowId('Kies een tarief').optional(),
  outcome: z.enum(keysOf(checkOutcomes), 'Kies wat je zag'),
  version: z.int().positive().optional(),
  /** The version that was seen before it was edited in its form: the log says what came of it. */
  since: z.int().positive().optional(),
  /** The evidence. */
  stay: stay.optional(),
  amount: euros('Vul een bedrag in').nullable().optional(),
  url: z
    .string(badAddress)
    .trim()
    .max(2_000, badAddress)
    .refine((address) => address === '' || isAddress(address), badAddress)
    .transform((address) => address || null)
    .nullable()
    .optional(),
  /** What it is now, where it changed. */
  pricePerDay: euros('Prijs per dag moet groter zijn dan 0').optional(),
  fact: z.object({ value: z.unknown(), source: line(1, 'Vul een bron in', 100) }).optional(),
  reviews: z
    .object({
      rating: parkingSchema.shape.rating,
      count: parkingSchema.shape.reviews,
      source: optionalLine(60),
    })
    .optional(),
  validUntil: day.optional(),
})

const isAddress = (address: string) =>
  /^https?:\/\/[^/\s\p{Cc}][^\s\p{Cc}"'<>]*$/iu.test(address) && URL.canParse(address)

/** One check of one thing. */
export const checkSchema = given.transform((check, context) => {
  const wrong = (field: string, message: string): typeof z.NEVER => {
    context.addIssue({ code: 'custom', path: [field], message })
    return z.NEVER
  }
  const { fact, ...rest } = check
  const reportId = reportIn(check.item)
  const item = readItem(check.item)
  if (!item && reportId === undefined) return wrong('item', 'Dit kan niet gecontroleerd worden')
  if (reportId !== undefined && check.outcome !== 'later') {
    return wrong('outcome', 'Een melding krijgt een antwoord')
  }
  const isOfProvider = item?.kind === 'mark'
  if (isOfProvider && check.providerId === undefined)
    return wrong('providerId', 'Kies een aanbieder')
  if (item && !isOfProvider && check.parkingId === undefined) {
    return wrong('parkingId', 'Kies een parking')
  }
  if (isOfProvider && check.outcome === 'right' && check.validUntil === undefined) {
    return wrong('validUntil', 'Vul in tot wanneer het keurmerk nu geldig is')
  }
  if (check.tariffId !== undefined && (item?.kind !== 'price' || check.outcome !== 'right')) {
    return wrong('tariffId', 'Alleen van een prijs die nog juist is')
  }
  if (check.reviews && item?.kind !== 'reviews') {
    return wrong('reviews', 'Dit is geen beoordeling')
  }
  if (!fact) return { ...rest, fact: undefined }
  if (item?.kind !== 'fact') return wrong('fact', 'Dit is geen feit')
  const read = factValue(item.key).safeParse(fact.value)
  if (!read.success) {
    return wrong('fact', read.error.issues[0]?.message ?? 'Dit antwoord past niet')
  }
  const known: Pick<Fact, 'value' | 'source'> = { value: read.data, source: fact.source }
  return { ...rest, fact: known }
})

export type CheckInput = z.infer<typeof checkSchema>

/** The id of the report that is put off, if the item is one. */
export function reportIn(item: string): number | undefined {
  const [, id] = /^report:([1-9]\d{0,9})$/.exec(item) ?? []
  return id === undefined ? undefined : Number(id)
}
