import { z } from 'zod'
import type {
  DueConversion,
  Outstanding,
  PayoutPreview,
  Suspect,
} from '#domain/earnings/payout/payout.ts'
import { payerSchema, previewSchema } from '#domain/earnings/payout/payout-schema.ts'
import { parse } from '#domain/form/form.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { answerOf, count, day, id } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { readInput } from '#server/api/json.ts'
import { listDue } from '#server/db/earnings/payout/due.ts'
import { listOutstanding } from '#server/db/earnings/payout/outstanding.ts'
import { listPayers, type PayingProgramme } from '#server/db/earnings/payout/payouts.ts'
import { previewPayout } from '#server/db/earnings/payout/preview.ts'
import { termsShape } from './payment-terms.ts'
import { cents, maxPayoutBytes, network, payoutLine, payoutLineShape } from './payout-answers.ts'
import { says } from './refuse-payout.ts'

export const outstanding = call({
  method: 'GET',
  path: '/api/admin/payouts/outstanding',
  does: 'Geeft wat is goedgekeurd en nog niet is betaald, per netwerk of programma, en wat te laat is.',
  role: 'manager',
  answers: z.array(
    answerOf<Outstanding>({
      ...{ network, programmeId: id.nullable(), programme: z.string().nullable() },
      ...{ conversions: count, amount: cents, oldest: day },
      terms: answerOf<NonNullable<Outstanding['terms']>>(termsShape).nullable(),
      owing: z.discriminatedUnion('state', [
        z.object({ state: z.literal('late'), expectedOn: day, daysLate: count }),
        z.object({ state: z.literal('onTime'), expectedOn: day }),
        ...(['below', 'stays', 'unagreed'] as const).map((state) =>
          z.object({ state: z.literal(state) }),
        ),
      ]) as z.ZodType<Outstanding['owing']>,
    }),
  ),
  async handle(call) {
    return call.json(await listOutstanding(amsterdamDay(new Date())))
  },
})

export const payers = call({
  method: 'GET',
  path: '/api/admin/payouts/payers',
  does: 'Geeft de programma’s waarvan een uitbetaling kan komen.',
  role: 'manager',
  answers: z.array(answerOf<PayingProgramme>({ id, name: z.string(), network })),
  async handle(call) {
    return call.json(await listPayers())
  },
})

export const choice = call({
  method: 'GET',
  path: '/api/admin/payouts/due',
  does: 'Geeft wat een netwerk of programma heeft goedgekeurd en nog niet heeft betaald, om uit te kiezen. De oudste goedkeuring eerst.',
  role: 'manager',
  reads: payerSchema,
  answers: z.array(answerOf<DueConversion>({ ...payoutLineShape, approvedOn: day })),
  async handle(call) {
    const asked = parse(payerSchema, call.req.query())
    if (!asked.ok) return says.invalid(call, asked.why)
    const { network, programme = null } = asked.value
    return call.json(await listDue({ network, programmeId: programme }))
  },
})

export const preview = call({
  method: 'POST',
  path: '/api/admin/payouts/preview',
  does: 'Geeft wat een uitbetaling zou dekken, wat er verwacht wordt, en welke conversies een verschil kunnen verklaren. Slaat niets op.',
  role: 'manager',
  reads: previewSchema,
  answers: answerOf<PayoutPreview>({
    conversions: count,
    expected: cents,
    programmes: z.array(
      answerOf<PayoutPreview['programmes'][number]>({
        ...{ id, name: z.string(), conversions: count, amount: cents },
      }),
    ),
    takenBack: answerOf<PayoutPreview['takenBack']>({ conversions: count, amount: cents }),
    saidPaid: count,
    unknown: z.array(z.string()),
    notDue: z.array(z.object({ number: z.string(), state: z.string() })),
    lines: z.array(payoutLine),
    suspects: z.array(
      answerOf<Suspect>({
        why: z.enum(['unpaid', 'together', 'changed', 'uncovered']),
        ...{ numbers: z.array(z.string()), amount: cents },
      }),
    ),
  }),
  async handle(call) {
    const input = await readInput(call, previewSchema, says.invalid, maxPayoutBytes)
    return input.ok ? call.json(await previewPayout(input.value)) : input.why
  },
})
