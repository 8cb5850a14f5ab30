import { z } from 'zod'
import type { Payout, PayoutLine } from '#domain/earnings/payout/payout.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import { keysOf } from '#domain/text/keys.ts'
import { answerOf, count, day, editableShape, id } from '#server/api/answer.ts'

/** Room for the numbers of a large statement. */
export const maxPayoutBytes = 2 * 1024 * 1024

export const cents = z.int()
export const network = z.enum(keysOf(networks))

export const payout = answerOf<Payout>({
  ...editableShape,
  ...{ id, network, programmeId: id.nullable(), programme: z.string().nullable() },
  ...{ day, number: z.string(), amount: cents, vatPercent: count, note: z.string().nullable() },
  ...{ isSample: z.boolean(), conversions: count, expected: cents },
})

export const payoutLineShape = {
  ...{ conversionId: id, number: z.string(), programme: z.string(), amount: cents },
  ...{ parkingName: z.string().nullable(), isSaidPaid: z.boolean() },
}

export const payoutLine = answerOf<PayoutLine>(payoutLineShape)
