import { z } from 'zod'
import { type Closure, closedParts, closureReasons } from '#domain/closure/closure.ts'
import type { Fact } from '#domain/fact/fact.ts'
import type { SavedTariff } from '#domain/parking/parking.ts'
import type { Period } from '#domain/stay/time-of-day.ts'
import { boughtFacts, type Condition, type Surcharge, units } from '#domain/surcharge/surcharge.ts'
import { billings, type Step, type Tariff } from '#domain/tariff/tariff.ts'
import { checkSources, type TariffCheck } from '#domain/tariff/tariff-check.ts'
import { type TariffField, tariffFields } from '#domain/tariff/tariff-fields.ts'
import { keysOf } from '#domain/text/keys.ts'
import { answerOf, count, day, type Shape } from '#server/api/answer.ts'

// What a parking charges and what is known of it, for visitors and for the admin.

const time = z.string().regex(/^\d\d:\d\d$/)
export const period = answerOf<Period>({ from: time, until: time })

export const checkSource = z.enum(keysOf(checkSources)).nullable()

const days = z.int().positive()
const ofTariff: Record<TariffField['kind'], z.ZodType> = {
  line: z.string(),
  day,
  billing: z.enum(keysOf(billings)),
  steps: z.array(answerOf<Step>({ days, total: z.number() })),
  euros: z.number(),
  days,
  seenOn: day.nullable(),
  source: checkSource,
  mark: z.boolean(),
}

// The kind of a descriptor is that of its value.
const shapeOfTariff = tariffShape() as Shape<Tariff & TariffCheck>

// An answer has all fields; only what is typed leaves some out.
export const tariff: z.ZodType<Tariff> = answerOf(shapeOfTariff)

/** With who checked it, which is for the admin alone. */
export const savedTariff = answerOf<SavedTariff>({
  ...shapeOfTariff,
  checkedBy: z.string().nullable(),
})

function tariffShape(): Record<keyof Tariff, z.ZodType> {
  const shape = keysOf(tariffFields).map((name) => {
    const { kind, optional } = tariffFields[name]
    return [name, optional ? ofTariff[kind].nullable() : ofTariff[kind]]
  })
  // The entries are every field.
  return Object.fromEntries(shape) as Record<keyof Tariff, z.ZodType>
}

const condition: z.ZodType<Condition> = z.union([
  z.object({ kind: z.literal('always') }),
  z.object({
    kind: z.literal('between'),
    at: z.enum(['dropOff', 'pickUp']),
    from: time,
    until: time,
  }),
  z.object({ kind: z.literal('personsOver'), persons: count }),
])

export const surchargeShape = {
  label: z.string(),
  amount: z.number(),
  per: z.enum(keysOf(units)),
  when: condition,
  isCompulsory: z.boolean(),
  buys: z.enum(keysOf(boughtFacts)).nullable().optional(),
} satisfies Shape<Surcharge>

export const closure = answerOf<Closure>({
  firstDay: day,
  lastDay: day,
  reason: z.enum(keysOf(closureReasons)),
  only: z.enum(keysOf(closedParts)).nullable(),
})

const fact = answerOf<Fact>({
  value: z.union([z.boolean(), z.number(), z.string(), period]),
  checkedOn: day.nullable(),
  source: z.string(),
  note: z.string().optional(),
})

export const facts = z.record(z.string(), fact)
