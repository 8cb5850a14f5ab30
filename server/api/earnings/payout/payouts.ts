import { z } from 'zod'
import { payoutSchema, receivedSchema } from '#domain/earnings/payout/payout-schema.ts'
import { pageOf, undoable } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import {
  addHeaders,
  basisSchema,
  idOf,
  problem,
  readInput,
  readVersion,
  repeatableOf,
} from '#server/api/json.ts'
import { answerPage, listParameters } from '#server/api/list-query.ts'
import { isAddedBefore } from '#server/db/adding.ts'
import { changePayout, deletePayout, makePayout } from '#server/db/earnings/payout/make-payout.ts'
import {
  findPayout,
  listPayoutLines,
  pagePayouts,
  payoutFilters,
  payoutSorts,
} from '#server/db/earnings/payout/payouts.ts'
import { maxPayoutBytes, payout, payoutLine } from './payout-answers.ts'
import { refusePayout, says } from './refuse-payout.ts'

export const list = call({
  method: 'GET',
  path: '/api/admin/payouts',
  does: 'Geeft een pagina van de uitbetalingen, de nieuwste eerst. Bedragen zijn in centen, zonder btw.',
  role: 'manager',
  reads: listParameters({ filters: payoutFilters, sorts: payoutSorts }),
  answers: pageOf(payout),
  handle: (call) => answerPage(call, payoutFilters, pagePayouts),
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
    const input = await readInput(call, payoutSchema, says.invalid, maxPayoutBytes)
    if (!input.ok) return input.why
    const { value } = input
    const made = await makePayout(call.get('admin'), value, repeatableOf(call, value))
    if (made.ok) return call.json(made.value, 201)
    if (!isAddedBefore(made.why)) return refusePayout(call, made.why)
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
    return saved.ok ? call.json(saved.value) : refusePayout(call, saved.why)
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
    return refusePayout(call, why)
  },
})
