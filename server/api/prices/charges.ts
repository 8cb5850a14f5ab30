import { z } from 'zod'
import type { Fact } from '#domain/fact/fact.ts'
import type { Period } from '#domain/stay/time-of-day.ts'
import { type Condition, type Surcharge, units } from '#domain/surcharge/surcharge.ts'
import { billings, type Step, type Tariff } from '#domain/tariff/tariff.ts'
import { keysOf } from '#domain/text/keys.ts'
import { answerOf, count, day, type Shape } from '#server/api/answer.ts'

// What a parking charges and what is known of it, for visitors and for the admin.

const time = z.string().regex(/^\d\d:\d\d$/)
export const period = answerOf<Period>({ from: time, until: time })

const days = z.int().positive()
export const tariff = answerOf<Tariff>({
  name: z.string(),
  validFrom: day.nullable(),
  validTo: day.nullable(),
  billing: z.enum(keysOf(billings)),
  steps: z.array(answerOf<Step>({ days, total: z.number() })),
  extraDay: z.number(),
  minimumDays: days.nullable(),
  maximumDays: days.nullable(),
})

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
} satisfies Shape<Surcharge>

const fact = answerOf<Fact>({
  value: z.union([z.boolean(), z.number(), z.string(), period]),
  checkedOn: day.nullable(),
  source: z.string(),
  note: z.string().optional(),
})

export const facts = z.record(z.string(), fact)
