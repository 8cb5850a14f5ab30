import type { Context } from 'hono'
import { z } from 'zod'
import { isAtLeast, type Role } from '#domain/access/role.ts'
import { checkOutcomes } from '#domain/check/check.ts'
import type {
  CheckCount,
  CheckQueue,
  DueItem,
  PastCheck,
  SavedCheck,
} from '#domain/check/check-queue.ts'
import { checkSchema } from '#domain/check/check-schema.ts'
import { reportAnswerSchema } from '#domain/check/report-answer.ts'
import { parse } from '#domain/form/form.ts'
import { isRowId } from '#domain/form/row-id.ts'
import { kinds } from '#domain/kinds.ts'
import { tooFarAhead } from '#domain/stay/stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { answerOf, count, day, id, moment, pageOf, undoable } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { idOf, invalidInput, problem, readInput } from '#server/api/json.ts'
import { answerPage, listParameters } from '#server/api/list-query.ts'
import { refusals } from '#server/api/rows.ts'
import { cardsOf, withTariffs } from '#server/db/checks/check-cards.ts'
import {
  countChecks,
  countDone,
  datedFilters,
  findNextDue,
  listDue,
  pageDated,
} from '#server/db/checks/due-items.ts'
import { listPastChecks } from '#server/db/checks/past-checks.ts'
import { answerReport, countReports, listReports } from '#server/db/checks/report-cards.ts'
import { saveCheck } from '#server/db/checks/save-check.ts'
import { findSettings } from '#server/db/settings.ts'
import { env } from '#server/env.ts'
import { card, dueShape, reportCard, stay } from './cards.ts'

const says = refusals(kinds.check.noun)
const saysOfReport = refusals({ one: 'melding', many: 'meldingen', article: 'de' })

/** So many are in the queue at once. */
const queueSize = 50

/** Reports are messages of visitors. */
const seesReports = (role: Role) => isAtLeast(role, kinds.contact.seenBy)

export const queue = call({
  method: 'GET',
  path: '/api/admin/checks',
  does: 'Geeft wat gecontroleerd moet worden, het waardevolste eerst, met de meldingen van reizigers ervoor.',
  role: 'reader',
  answers: answerOf<CheckQueue>({
    today: day,
    todo: count,
    done: count,
    reports: z.array(reportCard),
    items: z.array(card),
    next: answerOf<NonNullable<CheckQueue['next']>>({
      on: day,
      item: z.string(),
      name: z.string(),
    }).nullable(),
    canMail: z.boolean(),
  }),
  async handle(call) {
    const settings = await findSettings()
    const isForReports = seesReports(call.get('admin').role)
    const [{ due, items }, done, reports, waiting] = await Promise.all([
      listDue(settings, queueSize),
      countDone(),
      isForReports ? listReports(queueSize) : [],
      isForReports ? countReports() : 0,
    ])
    const todo = due + waiting
    return call.json({
      today: amsterdamDay(new Date()),
      todo,
      done,
      reports,
      items: await cardsOf(items),
      next: todo === 0 ? await findNextDue(settings) : null,
      canMail: Boolean(env.SMTP_URL),
    } satisfies CheckQueue)
  },
})

export const countDue = call({
  method: 'GET',
  path: '/api/admin/checks/count',
  does: 'Telt wat gecontroleerd moet worden, en wat vandaag is gecontroleerd.',
  role: 'reader',
  answers: answerOf<CheckCount>({ todo: count, done: count }),
  async handle(call) {
    const { todo, done } = await countChecks(await findSettings())
    const waiting = seesReports(call.get('admin').role) ? await countReports() : 0
    return call.json({ todo: todo + waiting, done } satisfies CheckCount)
  },
})

/** Everything that has a date, also what is not due. */
export const dated = call({
  method: 'GET',
  path: '/api/admin/checks/dated',
  does: 'Geeft een pagina van alles wat een datum heeft.',
  role: 'reader',
  reads: listParameters({ filters: datedFilters }),
  answers: pageOf(answerOf<DueItem>(dueShape)),
  handle: (call) =>
    answerPage(call, datedFilters, async (query) => {
      const page = await pageDated(await findSettings(), query)
      return { ...page, rows: await withTariffs(page.rows) }
    }),
})

export const create = call({
  method: 'POST',
  path: '/api/admin/checks',
  does: 'Bewaart één controle: nog juist, gewijzigd of later.',
  role: 'editor',
  reads: checkSchema,
  status: 201,
  answers: answerOf<SavedCheck>({ id, version: id, change: z.uuid() }),
  async handle(call) {
    const input = await readInput(call, checkSchema, says.invalid)
    if (!input.ok) return input.why
    const { stay } = input.value
    const isTooFar =
      stay && tooFarAhead(stay.from > stay.to ? stay.from : stay.to, amsterdamDay(new Date()))
    if (isTooFar) return invalidInput(call, { stay: isTooFar })
    const saved = await saveCheck(call.get('admin'), input.value)
    if (saved.ok) return call.json(saved.value, 201)
    const { why } = saved
    if (why === 'missing') return problem(call, 404, 'Dit is er niet meer')
    if (why === 'untouched') return problem(call, 409, 'Hieraan heb je niets gewijzigd')
    if (!('stale' in why)) return says.refuse(call, why)
    return problem(call, 409, 'Dit is intussen gewijzigd. Kijk het nog eens na.', {
      current: why.stale,
    })
  },
})

/** What was checked before: `?item=price&parking=12`. Without an item all of it. */
const historySchema = z.object({
  item: z.string().min(1).max(200).optional(),
  parking: z.coerce.number().refine(isRowId).optional(),
  provider: z.coerce.number().refine(isRowId).optional(),
})

export const history = call({
  method: 'GET',
  path: '/api/admin/checks/history',
  does: 'Geeft de eerdere controles van één ding, of van alles van een parking of aanbieder, de nieuwste eerst.',
  role: 'reader',
  reads: historySchema,
  answers: z.array(
    answerOf<PastCheck>({
      id,
      item: z.string(),
      outcome: z.enum(keysOf(checkOutcomes)),
      username: z.string(),
      at: moment,
      stay: stay.nullable(),
      amount: z.number().nullable(),
      url: z.string().nullable(),
      hasPicture: z.boolean(),
    }),
  ),
  async handle(call) {
    const query = parse(historySchema, call.req.query())
    if (!query.ok) return invalidInput(call, query.why)
    const { item, parking, provider } = query.value
    return call.json(await listPastChecks({ item, parkingId: parking, providerId: provider }))
  },
})

export const answer = call({
  method: 'POST',
  path: '/api/admin/reports/:id/answer',
  does: 'Beantwoordt een melding van een reiziger, of sluit haar met een reden.',
  role: 'editor',
  reads: reportAnswerSchema,
  answers: undoable,
  async handle(call) {
    const input = await readInput(call, reportAnswerSchema, saysOfReport.invalid)
    if (!input.ok) return input.why
    if (input.value.byMail && !env.SMTP_URL) return cannotMail(call)
    const answered = await answerReport(call.get('admin'), idOf(call), input.value)
    return answered.ok ? call.json(answered.value) : saysOfReport.refuse(call, answered.why)
  },
})

const cannotMail = (call: Context) =>
  saysOfReport.invalid(call, { byMail: ['Mail is niet ingesteld. Antwoord met je eigen mail.'] })
