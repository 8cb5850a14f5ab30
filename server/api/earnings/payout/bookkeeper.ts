import { z } from 'zod'
import type { PayoutMonth } from '#domain/earnings/payout/payout.ts'
import { payoutCsv } from '#domain/earnings/payout/payout-csv.ts'
import { answerOf, count } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { invalidInput } from '#server/api/json.ts'
import { listMonths, listPayoutsOf } from '#server/db/earnings/payout/payouts.ts'
import { cents } from './payout-answers.ts'

export const months = call({
  method: 'GET',
  path: '/api/admin/payouts/months',
  does: 'Geeft per maand wat er is ontvangen, met de btw.',
  role: 'manager',
  answers: z.array(
    answerOf<PayoutMonth>({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      ...{ payouts: count, amount: cents, vat: cents },
    }),
  ),
  async handle(call) {
    return call.json(await listMonths())
  },
})

const periodSchema = z.object({
  periode: z
    .string('Kies een jaar of een maand')
    .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'Kies een jaar of een maand, zoals 2026-11'),
})

export const csv = call({
  method: 'GET',
  path: '/api/admin/payouts.csv',
  does: 'Geeft de uitbetalingen van een maand of een jaar als bestand voor de boekhouder, in euro’s.',
  role: 'manager',
  reads: periodSchema,
  gives: 'text/csv',
  async handle(call) {
    const asked = periodSchema.safeParse(call.req.query())
    if (!asked.success) {
      return invalidInput(call, { periode: asked.error.issues.map(({ message }) => message) })
    }
    const { periode } = asked.data
    return call.body(payoutCsv(await listPayoutsOf(periode)), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="uitbetalingen-${periode}.csv"`,
    })
  },
})
