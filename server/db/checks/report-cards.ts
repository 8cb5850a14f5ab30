import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { ComparedPrice, ReportCard } from '#domain/check/check-queue.ts'
import { readItem } from '#domain/check/dated-item.ts'
import { itemOfTopic, type ReportAnswer } from '#domain/check/report-answer.ts'
import type { ReportTopic } from '#domain/contact/traveller-report.ts'
import { factSentence } from '#domain/fact/fact.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { formatEuro } from '#domain/text/money.ts'
import { serviceText } from '#domain/transfer/service-text.ts'
import { db } from '#server/db/client.ts'
import { isOpenContact } from '#server/db/contacts.ts'
import { type Editor, edit, isStale } from '#server/db/editing.ts'
import { checks, contactRequests } from '#server/db/schema.ts'
import { type CheckedParking, readChecked } from './check-cards.ts'
import { addCheck, existing, isDated, type NotChecked } from './save-check.ts'

const { id, version, report, message, email, createdAt, isResolved } = contactRequests

// Probable spam stays in the inbox: it would push what is worth something down.
export const isOpenReport = and(isNotNull(report), isOpenContact)

const isNotPutOff = () => sql`not exists (select 1 from ${checks} where outcome = 'later'
  and item = 'report:' || ${id} and until > ${amsterdamDay(new Date())}::date)`

/** The reports of travellers that wait for an answer, the oldest first. */
export async function listReports(limit: number): Promise<ReportCard[]> {
  const found = await db
    .select({ id, version, report, message, email, createdAt })
    .from(contactRequests)
    .where(and(isOpenReport, isNotPutOff()))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
  const known = await readChecked([
    ...new Set(found.flatMap((one) => (one.report ? [one.report.parkingId] : []))),
  ])
  return found.flatMap(({ createdAt: at, report: about, ...one }) =>
    about
      ? [
          {
            ...one,
            report: about,
            createdAt: at.toISOString(),
            parking: shownOf(about.topic, known.get(about.parkingId)),
          },
        ]
      : [],
  )
}

export const countReports = () => db.$count(contactRequests, and(isOpenReport, isNotPutOff()))

function shownOf(topic: ReportTopic, parking: CheckedParking | undefined): ReportCard['parking'] {
  if (!parking) return null
  const { name, version: seen, price, tariff, facts, type, transfer, address } = parking
  const entrance = facts.entrance ?? null
  const shown: Record<ReportTopic, string | null> = {
    prijs: priceText(price),
    shuttle: (transfer && serviceText(transfer)) ?? null,
    adres: factSentence('entrance', entrance ?? undefined, type),
    link: address,
    anders: null,
  }
  const checkedOn =
    topic === 'adres' ? (entrance?.checkedOn ?? null) : topic === 'prijs' ? parking.checkedOn : null
  const fact = topic === 'adres' ? entrance : null
  return { version: seen, name, shown: shown[topic], checkedOn, price, tariff, fact, address }
}

const priceText = ({ amount, stay, pricePerDay }: ComparedPrice) =>
  stay && amount !== null ? formatEuro(amount) : `${formatEuro(pricePerDay)} per dag`

/** Answers a report, or closes it with a reason. What was right all along is dated with today. */
export function answerReport(
  editor: Editor,
  reportId: number,
  { outcome, answer, byMail, version: seen }: ReportAnswer,
): Promise<Result<{ change: string }, NotChecked>> {
  return edit(editor, async (tx, change) => {
    const [row] = await tx
      .select({ version, report, email, isResolved })
      .from(contactRequests)
      .where(eq(id, reportId))
      .for('update')
    if (!row?.report) return refused('missing')
    // Answered meanwhile by someone else, also where no version was given.
    if (row.isResolved || isStale(row, seen)) return refused({ stale: { version: row.version } })

    const parkingId = await existing(tx, row.report.parkingId)
    const item = itemOfTopic[row.report.topic]
    const read = item === null ? undefined : readItem(item)
    const isChecked = outcome !== 'closed' && parkingId !== null && read && read.kind !== 'mark'
    const isRight =
      isChecked && (outcome === 'changed' || (await isDated(tx, editor, parkingId, read)))
    await tx
      .update(contactRequests)
      .set({
        isResolved: true,
        resolvedAt: sql`now()`,
        answer,
        answerByMail: byMail && row.email !== '',
        answerMailedAt: null,
      })
      .where(eq(id, reportId))
    await addCheck(tx, editor, {
      parkingId,
      item: isRight && item !== null ? item : `report:${reportId}`,
      outcome: outcome === 'changed' ? 'changed' : 'right',
    })
    return ok({ change })
  })
}

/** The answers that were not mailed yet. They wait a minute, so that an undo is in time. */
export const listUnmailedAnswers = (limit: number) =>
  db
    .select({ id, report, message, email, answer: contactRequests.answer })
    .from(contactRequests)
    .where(
      and(
        eq(contactRequests.answerByMail, true),
        isNull(contactRequests.answerMailedAt),
        eq(isResolved, true),
        isNotNull(contactRequests.answer),
        lte(contactRequests.resolvedAt, sql`now() - interval '1 minute'`),
      ),
    )
    .orderBy(asc(id))
    .limit(limit)

export async function markAnswerMailed(answered: number): Promise<void> {
  await db.update(contactRequests).set({ answerMailedAt: new Date() }).where(eq(id, answered))
}

/** The mail server of the traveller does not take it. The admin reads so with the message. */
export async function markAnswerRefused(answered: number): Promise<void> {
  const said = 'Het antwoord is geweigerd door de mailserver van de reiziger.'
  await db
    .update(contactRequests)
    .set({
      answerByMail: false,
      note: sql`trim(${contactRequests.note} || ${`\n${said}`}, E'\n')`,
    })
    .where(eq(id, answered))
}
