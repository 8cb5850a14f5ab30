import { z } from 'zod'
import type {
  Outstanding,
  Payout,
  PayoutLine,
  PayoutMonth,
  PayoutPreview,
  Suspect,
} from '#domain/earnings/payout/payout.ts'
import { payoutCsv } from '#domain/earnings/payout/payout-csv.ts'
import {
  payoutSchema,
  previewSchema,
  receivedSchema,
} from '#domain/earnings/payout/payout-schema.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import { kinds } from '#domain/kinds.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatCents } from '#domain/text/money.ts'
import { counted } from '#domain/text/number.ts'
import type { AdminCall } from '#server/api/access/authenticate.ts'
import { answerOf, count, day, editableShape, id, pageOf, undoable } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import {
  addHeaders,
  basisSchema,
  idOf,
  invalidInput,
  problem,
  readInput,
  readVersion,
  repeatableOf,
} from '#server/api/json.ts'
import { answerPage, listParameters } from '#server/api/list-query.ts'
import { refusals } from '#server/api/rows.ts'
import { isAddedBefore } from '#server/db/adding.ts'
import {
  changePayout,
  deletePayout,
  makePayout,
  type NotPaid,
} from '#server/db/earnings/payout/make-payout.ts'
import { listOutstanding } from '#server/db/earnings/payout/outstanding.ts'
import {
  findPayout,
  listMonths,
  listPayers,
  listPayoutLines,
  listPayoutsOf,
  type PayingProgramme,
  pagePayouts,
  payoutFilters,
  payoutSorts,
} from '#server/db/earnings/payout/payouts.ts'
import { previewPayout } from '#server/db/earnings/payout/preview.ts'
import type { Clash } from '#server/db/editing.ts'
import { termsShape } from './payment-terms.ts'

const says = refusals(kinds.payout.noun)
/** Room for the numbers of a large statement. */
const maxBytes = 2 * 1024 * 1024

const cents = z.int()
const network = z.enum(keysOf(networks))

const payout = answerOf<Payout>({
  ...editableShape,
  ...{ id, network, programmeId: id.nullable(), programme: z.string().nullable() },
  ...{ day, number: z.string(), amount: cents, vatPercent: count, note: z.string().nullable() },
  ...{ isSample: z.boolean(), conversions: count, expected: cents },
})

const payoutLine = answerOf<PayoutLine>({
  ...{ conversionId: id, number: z.string(), programme: z.string(), amount: cents },
  ...{ parkingName: z.string().nullable(), isSaidPaid: z.boolean() },
})

export const list = call({
  method: 'GET',
  path: '/api/admin/payouts',
  does: 'Geeft een pagina van de uitbetalingen, de nieuwste eerst. Bedragen zijn in centen, zonder btw.',
  role: 'manager',
  reads: listParameters({ filters: payoutFilters, sorts: payoutSorts }),
  answers: pageOf(payout),
  handle: (call) => answerPage(call, payoutFilters, pagePayouts),
})

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
    const input = await readInput(call, previewSchema, says.invalid, maxBytes)
    return input.ok ? call.json(await previewPayout(input.value)) : input.why
  },
})

export const create = call({
  method: 'POST',
  path: '/api/admin/payouts',
  does: 'Legt een uitbetaling vast. Wat zij dekt, staat daarna op betaald.',
  role: 'manager',
  reads: payoutSchema,
  headers: addHeaders,
  status: 201,
  answers: payout,
  async handle(call) {
    const input = await readInput(call, payoutSchema, says.invalid, maxBytes)
    if (!input.ok) return input.why
    const { value } = input
    const made = await makePayout(call.get('admin'), value, repeatableOf(call, value))
    if (made.ok) return call.json(made.value, 201)
    if (!isAddedBefore(made.why)) return refuse(call, made.why)
    const { addedBefore } = made.why
    const row = await findPayout(addedBefore.id)
    return row && !addedBefore.isOther ? call.json(row, 201) : says.addedOtherwise(call, row)
  },
})

export const read = call({
  method: 'GET',
  path: '/api/admin/payouts/:id',
  does: 'Geeft één uitbetaling.',
  role: 'manager',
  answers: payout,
  async handle(call) {
    const row = await findPayout(idOf(call))
    return row ? call.json(row) : says.missing(call)
  },
})

export const lines = call({
  method: 'GET',
  path: '/api/admin/payouts/:id/lines',
  does: 'Geeft de conversies die een uitbetaling dekt. Onder nul staat wat het netwerk terugnam.',
  role: 'manager',
  answers: z.array(payoutLine),
  async handle(call) {
    const row = await findPayout(idOf(call))
    return row ? call.json(await listPayoutLines(row.id)) : says.missing(call)
  },
})

export const update = call({
  method: 'PUT',
  path: '/api/admin/payouts/:id',
  does: 'Wijzigt de datum, het nummer, het bedrag, de btw of de notitie van een uitbetaling.',
  role: 'manager',
  reads: receivedSchema,
  answers: payout,
  async handle(call) {
    const input = await readInput(call, receivedSchema, says.invalid)
    if (!input.ok) return input.why
    const saved = await changePayout(call.get('admin'), idOf(call), input.value)
    return saved.ok ? call.json(saved.value) : refuse(call, saved.why)
  },
})

export const remove = call({
  method: 'DELETE',
  path: '/api/admin/payouts/:id',
  does: 'Verwijdert een uitbetaling. Wat zij dekte, is daarna weer goedgekeurd.',
  role: 'manager',
  reads: basisSchema,
  answers: undoable,
  async handle(call) {
    const version = await readVersion(call)
    if (!version.ok) return version.why
    const ref = { id: idOf(call), version: version.value }
    const removed = await deletePayout(call.get('admin'), ref)
    if (removed.ok) return call.json(removed.value)
    const { why } = removed
    if (typeof why === 'object' && 'later' in why) {
      return problem(
        call,
        409,
        `Uitbetaling ${why.later} is van later en gaat over dezelfde conversies. Verwijder die eerst.`,
      )
    }
    return refuse(call, why)
  },
})

type Refused = NotPaid | Clash | Parameters<typeof says.refuse>[1]

function refuse(call: AdminCall, why: Refused): Response {
  if (why === 'nothing') {
    return problem(call, 409, 'Er staat niets open dat deze uitbetaling kan dekken')
  }
  if (why === 'otherProgramme') {
    return says.invalid(call, { programmeId: ['Dit programma is niet van dit netwerk'] })
  }
  if (typeof why === 'string') return says.refuse(call, why)
  if ('taken' in why) {
    return says.invalid(call, { number: ['Dit nummer heeft al een uitbetaling van dit netwerk'] })
  }
  if ('moved' in why) {
    const { conversions, amount } = why.moved
    return problem(
      call,
      409,
      `Wat openstaat, is intussen veranderd: het gaat nu om ${counted(conversions, 'conversie', 'conversies')} van samen ${formatCents(amount)}. Kijk het na en sla opnieuw op.`,
    )
  }
  if ('notDue' in why) return problem(call, 409, notDueText(why))
  return says.refuse(call, why)
}

const mostNamed = 5

function notDueText({ unknown, notDue }: Extract<NotPaid, { notDue: unknown }>): string {
  const named = [
    ...notDue.map(({ number, state }) => `${number} (${state})`),
    ...unknown.map((number) => `${number} (onbekend)`),
  ]
  const others = named.length - mostNamed
  const text = named.slice(0, mostNamed).join(', ')
  return `Deze conversies kan een uitbetaling niet dekken: ${text}${others > 0 ? ` en nog ${others}` : ''}.`
}
