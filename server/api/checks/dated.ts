import { z } from 'zod'
import { checkKinds } from '#domain/check/check-kind.ts'
import type { DueItem } from '#domain/check/check-queue.ts'
import type { DatedSummary } from '#domain/check/dated-filter.ts'
import { parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import { answerOf, count, day, id, type Shape } from '#server/api/answer.ts'

// What has a date, as lists and cards answer it.

export const dueShape = {
  item: z.string(),
  kind: z.enum(keysOf(checkKinds)),
  isOldPrice: z.boolean(),
  parkingId: id.nullable(),
  providerId: id.nullable(),
  name: z.string(),
  airportCode: z.string().nullable(),
  parkingType: z.enum(keysOf(parkingTypes)).nullable(),
  tariff: z.string().nullable(),
  checkedOn: day.nullable(),
  dueOn: day,
  daysLate: z.int(),
  clicks: count,
} satisfies Shape<DueItem>

/** In a list: what comes first, and how much there is. */
export const datedSummary = answerOf<DatedSummary>({
  first: answerOf<DueItem>(dueShape).nullable(),
  count,
  late: count,
})
