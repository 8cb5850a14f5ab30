import { z } from 'zod'
import type { ToldConversion } from '#domain/earnings/conversion/told-conversion.ts'
import { inCents } from '#domain/text/money.ts'

// What Awin answers: see docs/decisions/ on fetching at Awin. Only what is named here is read. The rest, of which the
// device, the country and the hashed address of the buyer, is not kept.

const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
])
const amount = z.object({ amount: number, currency: z.string().nullish() })
const given = z.string().nullish()

const transactionSchema = z.object({
  id: z.union([z.int().positive(), z.string().regex(/^\d+$/)]).transform(String),
  advertiserId: z.union([z.int().positive(), z.string().regex(/^\d+$/)]).transform(String),
  commissionStatus: z.string().transform((status) => status.toLowerCase()),
  commissionAmount: amount,
  saleAmount: amount.nullish().catch(null),
  clickRefs: z.object({ clickRef: given }).nullish().catch(null),
  clickDate: given,
  transactionDate: z.string(),
  validationDate: given,
  declineReason: given,
  amendReason: given,
  paidToPublisher: z.boolean().nullish().catch(null),
  basketProducts: z
    .array(z.object({ productName: given }))
    .nullish()
    .catch(null),
})

const states: Record<string, ToldConversion['state']> = {
  pending: 'open',
  approved: 'approved',
  declined: 'declined',
  deleted: 'declined',
}

export type AwinTransaction = { advertiser: string; told: ToldConversion } | { foreign: string }

const maxText = 300

/** Reads one transaction, with times in UTC unless they say otherwise. Undefined if it is none that we know. */
export function readAwinTransaction(given: unknown): AwinTransaction | undefined {
  const read = transactionSchema.safeParse(given)
  if (!read.success) return undefined
  const { data } = read
  const state = states[data.commissionStatus]
  const bookedAt = momentOf(data.transactionDate)
  if (!state || !bookedAt) return undefined
  const { commissionAmount, saleAmount } = data
  if (!isEuro(commissionAmount) || (saleAmount && !isEuro(saleAmount))) {
    return { foreign: data.advertiserId }
  }
  return {
    advertiser: data.advertiserId,
    told: {
      number: data.id,
      reference: textOf(data.clickRefs?.clickRef),
      clickAt: momentOf(data.clickDate),
      bookedAt,
      changedAt: momentOf(data.validationDate),
      arrival: null,
      days: null,
      itemName: textOf(data.basketProducts?.[0]?.productName),
      value: saleAmount ? inCents(saleAmount.amount) : null,
      commission: inCents(commissionAmount.amount),
      state,
      isSaidPaid: data.paidToPublisher === true,
      reason: reasonOf(data),
    },
  }
}

const isEuro = ({ amount: sum, currency }: z.output<typeof amount>) =>
  currency === 'EUR' || (sum === 0 && !currency)

function reasonOf(data: z.output<typeof transactionSchema>): string | null {
  const said = textOf(data.declineReason)
  if (data.commissionStatus === 'deleted') return said ?? 'verwijderd bij Awin'
  return data.commissionStatus === 'declined' ? said : textOf(data.amendReason)
}

function textOf(text: string | null | undefined): string | null {
  const trimmed = text?.trim().slice(0, maxText) ?? ''
  return trimmed === '' ? null : trimmed
}

/** In the zone that was asked for, which is UTC, unless it names an offset itself. */
function momentOf(text: string | null | undefined): string | null {
  if (!text) return null
  const moment = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

/** Of two tellings of one transaction the one that changed last, and of equal ones the one that was told last. */
export function newestOf(
  former: ToldConversion | undefined,
  latter: ToldConversion,
): ToldConversion {
  return former && (former.changedAt ?? '') > (latter.changedAt ?? '') ? former : latter
}
