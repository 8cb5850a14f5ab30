import { z } from 'zod'
import type { CheckCard, ComparedPrice, ReportCard } from '#domain/check/check-queue.ts'
import type { Fact } from '#domain/fact/fact.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { answerOf, count, day, id, moment } from '#server/api/answer.ts'
import { report } from '#server/api/contacts.ts'
import { checkSource } from '#server/api/prices/charges.ts'
import { dueShape } from './dated.ts'

// What is shown of something to check, and of a report of a traveller.

export const stay = answerOf<TimedStay>({
  from: day,
  to: day,
  days: count,
  fromTime: z.string().nullable(),
  toTime: z.string().nullable(),
  persons: count,
})

const price = answerOf<ComparedPrice>({
  amount: z.number().nullable(),
  stay: stay.nullable(),
  pricePerDay: z.number(),
  checkSource,
  checkedBy: z.string().nullable(),
})

const fact = answerOf<Fact>({
  value: z.union([
    z.boolean(),
    z.number(),
    z.string(),
    z.object({ from: z.string(), until: z.string() }),
  ]),
  checkedOn: day.nullable(),
  source: z.string(),
  note: z.string().optional(),
})

export const card = answerOf<CheckCard>({
  ...dueShape,
  group: answerOf<CheckCard['group']>({ key: z.string(), name: z.string() }),
  version: id,
  price: price.nullable(),
  fact: fact.nullable(),
  reviews: answerOf<NonNullable<CheckCard['reviews']>>({
    rating: z.number(),
    count,
    source: z.string().nullable(),
  }).nullable(),
  mark: answerOf<NonNullable<CheckCard['mark']>>({
    number: z.string().nullable(),
    validUntil: day,
    proof: z.string().nullable(),
  }).nullable(),
  address: z.string().nullable(),
})

export const reportCard = answerOf<ReportCard>({
  id,
  version: id,
  report,
  message: z.string(),
  email: z.string(),
  createdAt: moment,
  parking: answerOf<NonNullable<ReportCard['parking']>>({
    version: id,
    name: z.string(),
    shown: z.string().nullable(),
    checkedOn: day.nullable(),
    price,
    tariff: z.string().nullable(),
    fact: fact.nullable(),
    address: z.string().nullable(),
  }).nullable(),
})
