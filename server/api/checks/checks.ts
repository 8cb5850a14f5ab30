import type { Context } from 'hono'
import { z } from 'zod'
import { isAtLeast, type Role } from '#domain/access/role.ts'
import { maxPictureBytes, pictureRefusals, readPictureType } from '#domain/check/check-picture.ts'
import type { CheckCount, CheckQueue } from '#domain/check/check-queue.ts'
import { checkSchema } from '#domain/check/check-schema.ts'
import { reportAnswerSchema } from '#domain/check/report-answer.ts'
import { parse } from '#domain/form/form.ts'
import { isRowId } from '#domain/form/row-id.ts'
import { kinds } from '#domain/kinds.ts'
import { tooFarAhead } from '#domain/stay/stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import type { AdminCall } from '#server/api/access/authenticate.ts'
import { idOf, invalidInput, problem, readInput } from '#server/api/json.ts'
import { answerPage } from '#server/api/list-query.ts'
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
import { findPicture, listPastChecks, putPicture } from '#server/db/checks/past-checks.ts'
import { answerReport, countReports, listReports } from '#server/db/checks/report-cards.ts'
import { saveCheck } from '#server/db/checks/save-check.ts'
import { findSettings } from '#server/db/settings.ts'
import { env } from '#server/env.ts'
import { readBytes } from '#server/http/read-bytes.ts'

const says = refusals(kinds.check.noun)
const saysOfReport = refusals({ one: 'melding', many: 'meldingen', article: 'de' })

/** So many are in the queue at once. */
const queueSize = 50

/** Reports are messages of visitors. */
const seesReports = (role: Role) => isAtLeast(role, kinds.contact.seenBy)

/** What is due, the most valuable first, with the reports of travellers before it. */
export async function queue(call: AdminCall): Promise<Response> {
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
}

export async function count(call: AdminCall): Promise<Response> {
  const { todo, done } = await countChecks(await findSettings())
  const waiting = seesReports(call.get('admin').role) ? await countReports() : 0
  return call.json({ todo: todo + waiting, done } satisfies CheckCount)
}

/** Everything that has a date, also what is not due. */
export const dated = (call: AdminCall) =>
  answerPage(call, datedFilters, async (query) => {
    const page = await pageDated(await findSettings(), query)
    return { ...page, rows: await withTariffs(page.rows) }
  })

export async function create(call: AdminCall): Promise<Response> {
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
}

/** What was checked before: `?item=price&parking=12`. Without an item all of it. */
export const historySchema = z.object({
  item: z.string().min(1).max(200).optional(),
  parking: z.coerce.number().refine(isRowId).optional(),
  provider: z.coerce.number().refine(isRowId).optional(),
})

export async function history(call: AdminCall): Promise<Response> {
  const query = parse(historySchema, call.req.query())
  if (!query.ok) return invalidInput(call, query.why)
  const { item, parking, provider } = query.value
  return call.json(await listPastChecks({ item, parkingId: parking, providerId: provider }))
}

const hasEvidence =
  'Bij deze controle hoort al bewijs. Alleen wie het maakte kan het vervangen, tot een uur daarna.'

/** The body is the file itself: a screenshot of what was seen. */
export async function putCheckPicture(call: AdminCall): Promise<Response> {
  if (!/^application\/octet-stream\b/i.test(call.req.header('content-type') ?? '')) {
    return problem(call, 415, 'Stuur het bestand zelf')
  }
  const bytes = await readBytes(call, maxPictureBytes)
  if (!bytes.ok) {
    if (bytes.why === 'large') return problem(call, 413, pictureRefusals.large)
    return problem(call, bytes.why === 'slow' ? 408 : 400, pictureRefusals.broken)
  }
  const type = readPictureType(bytes.value)
  if (!type) return problem(call, 415, pictureRefusals.type)
  const put = await putPicture(call.get('admin'), idOf(call), type, bytes.value)
  if (!put.ok && put.why === 'missing') return says.missing(call)
  if (!put.ok) return problem(call, 409, hasEvidence)
  return call.json({ type, size: bytes.value.byteLength })
}

/** Only for who is logged in, and never as anything but a picture. */
export async function readPicture(call: AdminCall): Promise<Response> {
  const picture = await findPicture(idOf(call))
  if (!picture) return problem(call, 404, 'Afbeelding niet gevonden')
  return call.body(new Uint8Array(picture.content), 200, {
    'content-type': picture.type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
}

export async function answer(call: AdminCall): Promise<Response> {
  const input = await readInput(call, reportAnswerSchema, saysOfReport.invalid)
  if (!input.ok) return input.why
  if (input.value.byMail && !env.SMTP_URL) return cannotMail(call)
  const answered = await answerReport(call.get('admin'), idOf(call), input.value)
  return answered.ok ? call.json(answered.value) : saysOfReport.refuse(call, answered.why)
}

const cannotMail = (call: Context) =>
  saysOfReport.invalid(call, { byMail: ['Mail is niet ingesteld. Antwoord met je eigen mail.'] })
