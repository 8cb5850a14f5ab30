import type { Context } from 'hono'
import { z } from 'zod'
import { isAtLeast, type Role } from '#domain/access/role.ts'
import { checkOutcomes } from '#domain/check/check.ts'
import { checkKinds } from '#domain/check/check-kind.ts'
import type {
  CheckCount,
  CheckQueue,
  DueItem,
  FoundToday,
  PastCheck,
  SavedCheck,
} from '#domain/check/check-queue.ts'
import { checkSchema } from '#domain/check/check-schema.ts'
import { type Portion, portionOf } from '#domain/check/portion.ts'
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
import { brokenLink } from '#server/api/outbound/broken-link.ts'
import { failedPicture } from '#server/api/pictures.ts'
import { refusals } from '#server/api/rows.ts'
import { countAnswered, findAnswers } from '#server/db/checks/answers-of-week.ts'
import { cardsOf, withTariffs } from '#server/db/checks/check-cards.ts'
import { datedFilters, pageDated } from '#server/db/checks/dated-page.ts'
import { countDue, findNextDue, listDue } from '#server/db/checks/due-items.ts'
import { listPastChecks } from '#server/db/checks/past-checks.ts'
import { answerReport, countReports, listReports } from '#server/db/checks/report-cards.ts'
import { saveCheck } from '#server/db/checks/save-check.ts'
import { isStillDue, readQueueKey } from '#server/db/checks/still-due.ts'
import { db } from '#server/db/client.ts'
import { listBrokenLinks } from '#server/db/links/broken-links.ts'
import { listFailedPictures } from '#server/db/media/kept-pictures.ts'
import { parkings } from '#server/db/schema.ts'
import { findSettings } from '#server/db/settings.ts'
import { env } from '#server/env.ts'
import { card, reportCard, stay } from './cards.ts'
import { dueShape } from './dated.ts'

const says = refusals(kinds.check.noun)
const saysOfReport = refusals({ one: 'melding', many: 'meldingen', article: 'de' })

/** So many are in the queue at once. */
const queueSize = 50
const maxPictures = 100
const maxLinks = 100

/** Reports are messages of visitors. */
const seesReports = (role: Role) => isAtLeast(role, kinds.contact.seenBy)

const portion = answerOf<Portion>({ size: count, done: count, left: count })

/** How many answers the admin wants to give today, after the portion: `?goal=30`. */
const goalSchema = z.object({ goal: z.coerce.number().int().min(0).max(10_000).optional() })

const firstOf = { item: z.string(), name: z.string() }

export const queue = call({
  method: 'GET',
  path: '/api/admin/checks',
  does: 'Geeft wat vandaag gecontroleerd wordt, het waardevolste eerst, met de meldingen van reizigers ervoor.',
  role: 'reader',
  reads: goalSchema,
  answers: answerOf<CheckQueue>({
    today: day,
    portion,
    todo: count,
    quietBeyond: count,
    found: z.array(
      answerOf<FoundToday>({
        kind: z.enum(keysOf(checkKinds)),
        right: count,
        changed: count,
        later: count,
      }),
    ),
    week: z.array(answerOf<CheckQueue['week'][number]>({ day, done: count })),
    prices: answerOf<CheckQueue['prices']>({ count, staleDays: count }),
    reports: z.array(reportCard),
    items: z.array(card),
    beyond: answerOf<NonNullable<CheckQueue['beyond']>>(firstOf).nullable(),
    next: answerOf<NonNullable<CheckQueue['next']>>({ on: day, ...firstOf }).nullable(),
    canMail: z.boolean(),
    pictures: z.array(failedPicture),
    links: z.array(brokenLink),
  }),
  async handle(call) {
    const query = parse(goalSchema, call.req.query())
    if (!query.ok) return invalidInput(call, query.why)
    const settings = await findSettings()
    const isForReports = seesReports(call.get('admin').role)
    const [{ due, quiet, items }, done, answers, prices, reports, waiting] = await Promise.all([
      listDue(settings, queueSize + 1),
      countAnswered(),
      findAnswers(),
      db.$count(parkings),
      isForReports ? listReports(queueSize + 1) : [],
      isForReports ? countReports() : 0,
    ])
    const [today, size, todo] = [amsterdamDay(new Date()), settings.checksPerDay, due + waiting]
    const portion = portionOf({ today, size, done, todo, ...query.value })
    const shown = Math.min(portion.left, queueSize)
    const shownItems = Math.max(0, shown - reports.length)
    const [report, item] = [reports[shown], items[shownItems]]
    const asked = items.slice(0, Math.max(0, portion.left - reports.length))
    return call.json({
      today,
      portion,
      todo,
      // Only of what is at hand is it known.
      quietBeyond:
        portion.left > queueSize
          ? 0
          : Math.max(0, quiet - asked.filter(({ clicks }) => clicks === 0).length),
      ...answers,
      prices: { count: prices, staleDays: settings.priceStaleDays },
      reports: reports.slice(0, shown),
      items: await cardsOf(items.slice(0, shownItems)),
      beyond: report
        ? { item: `report:${report.id}`, name: report.report.parkingName }
        : item
          ? { item: item.item, name: item.name }
          : null,
      next: todo === 0 ? await findNextDue(settings) : null,
      canMail: Boolean(env.SMTP_URL),
      pictures: await listFailedPictures(maxPictures),
      links: await listBrokenLinks(maxLinks),
    } satisfies CheckQueue)
  },
})

export const countLeft = call({
  method: 'GET',
  path: '/api/admin/checks/count',
  does: 'Telt wat er van de portie van vandaag over is, en wat vandaag is beantwoord.',
  role: 'reader',
  answers: answerOf<CheckCount>({ done: count, left: count }),
  async handle(call) {
    const settings = await findSettings()
    const done = await countAnswered()
    const [today, size] = [amsterdamDay(new Date()), settings.checksPerDay]
    const { left: most } = portionOf({ today, size, done, todo: size })
    const waiting = most > 0 && seesReports(call.get('admin').role) ? await countReports() : 0
    const due = waiting < most ? await countDue(settings, most - waiting) : 0
    return call.json({ done, left: Math.min(most, waiting + due) } satisfies CheckCount)
  },
})

/** Everything that has a date, also what is not due. */
export const dated = call({
  method: 'GET',
  path: '/api/admin/checks/dated',
  does: 'Geeft een pagina van alles wat een datum heeft, van één parking of aanbieder als je er een noemt.',
  role: 'reader',
  reads: listParameters({ filters: datedFilters }),
  answers: pageOf(answerOf<DueItem>(dueShape)),
  handle: (call) =>
    answerPage(call, datedFilters, async (query) => {
      const page = await pageDated(await findSettings(), query)
      return { ...page, rows: await withTariffs(page.rows) }
    }),
})

/** As the queue names it: `?key=price@p12`, `mark:ESPA@v3` or `report:7`. */
const keySchema = z.object({ key: z.string().min(1).max(300) })

export const stillDue = call({
  method: 'GET',
  path: '/api/admin/checks/due',
  does: 'Zegt of iets uit Controle nog op een antwoord wacht, ook als dat niet vandaag is.',
  role: 'reader',
  reads: keySchema,
  answers: z.object({ isDue: z.boolean() }),
  async handle(call) {
    const query = parse(keySchema, call.req.query())
    if (!query.ok) return invalidInput(call, query.why)
    const key = readQueueKey(query.value.key)
    // Reports are hidden from a reader, whether they wait included.
    const isHidden = key && 'report' in key && !seesReports(call.get('admin').role)
    const isDue = key && !isHidden ? await isStillDue(await findSettings(), key) : false
    return call.json({ isDue })
  },
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
