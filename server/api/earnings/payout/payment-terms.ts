import { z } from 'zod'
import { termsSchema } from '#domain/earnings/payout/payout-schema.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import { kinds } from '#domain/kinds.ts'
import { keysOf } from '#domain/text/keys.ts'
import { answerOf, count, id } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { readInput } from '#server/api/json.ts'
import { refusals } from '#server/api/rows.ts'
import {
  listPaymentTerms,
  type PaymentTerms,
  savePaymentTerms,
} from '#server/db/earnings/payout/payment-terms.ts'

const says = refusals(kinds.paymentTerms.noun)

export const termsShape = {
  id,
  version: z.int().positive(),
  threshold: count,
  days: count,
  vatPercent: count,
}

const terms = answerOf<PaymentTerms>({
  ...termsShape,
  network: z.enum(keysOf(networks)),
  programmeId: id.nullable(),
})

export const list = call({
  method: 'GET',
  path: '/api/admin/payment-terms',
  does: 'Geeft wat over betalen is afgesproken, per netwerk of programma.',
  role: 'manager',
  answers: z.array(terms),
  async handle(call) {
    return call.json(await listPaymentTerms())
  },
})

export const save = call({
  method: 'PUT',
  path: '/api/admin/payment-terms',
  does: 'Legt vast vanaf welk bedrag en hoeveel dagen na goedkeuring een netwerk of programma betaalt, en met welke btw.',
  role: 'manager',
  reads: termsSchema,
  answers: terms,
  async handle(call) {
    const input = await readInput(call, termsSchema, says.invalid)
    if (!input.ok) return input.why
    const saved = await savePaymentTerms(call.get('admin'), input.value)
    if (saved.ok) return call.json(saved.value)
    if (saved.why === 'otherProgramme') {
      return says.invalid(call, { programmeId: ['Dit programma is niet van dit netwerk'] })
    }
    return says.refuse(call, saved.why)
  },
})
