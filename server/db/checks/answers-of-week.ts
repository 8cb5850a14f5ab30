import { and, eq, gte, sql } from 'drizzle-orm'
import type { CheckOutcome } from '#domain/check/check.ts'
import { kindOfAnswer } from '#domain/check/check-kind.ts'
import type { FoundToday } from '#domain/check/check-queue.ts'
import { mondayOf } from '#domain/check/portion.ts'
import { usualStay } from '#domain/check/usual-stay.ts'
import type { ReportTopic } from '#domain/contact/traveller-report.ts'
import { amsterdamDay, dayStart } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { checks, contactRequests } from '#server/db/schema.ts'

// Each answer is a row of the checks, also that to a report; an undo takes the row away.

const since = (day: string) => gte(checks.createdAt, new Date(dayStart(day)))

export const countAnswered = () => db.$count(checks, since(amsterdamDay(new Date())))

/** What was answered on each day of this week, and what was found today. */
export async function findAnswers(): Promise<{
  week: { day: string; done: number }[]
  found: FoundToday[]
}> {
  const today = amsterdamDay(new Date())
  const ofDay = sql<string>`(${checks.createdAt} at time zone 'Europe/Amsterdam')::date::text`
  const reportOf = sql`'report:' || ${contactRequests.id}`
  const [week, answers] = await Promise.all([
    db
      .select({ day: ofDay, done: sql<number>`count(*)::int` })
      .from(checks)
      .where(since(mondayOf(today)))
      .groupBy(sql`1`)
      .orderBy(sql`1`),
    db
      .select({
        item: checks.item,
        outcome: checks.outcome,
        stayFrom: sql<string | null>`${checks.stay} ->> 'from'`,
        topic: sql<ReportTopic | null>`${contactRequests.report} ->> 'topic'`,
        count: sql<number>`count(*)::int`,
      })
      .from(checks)
      .leftJoin(
        contactRequests,
        and(sql`${checks.item} like 'report:%'`, eq(checks.item, reportOf)),
      )
      .where(since(today))
      .groupBy(sql`1, 2, 3, 4`),
  ])
  return { week, found: byKind(answers, today) }
}

type Answers = Parameters<typeof kindOfAnswer>[0] & { outcome: CheckOutcome; count: number }

function byKind(answers: Answers[], today: string): FoundToday[] {
  const stay = usualStay(today)
  const kinds = Map.groupBy(answers, (answer) => kindOfAnswer(answer, stay))
  return [...kinds].map(([kind, some]) => {
    const sum = (outcome: CheckOutcome) =>
      some.reduce((total, one) => total + (one.outcome === outcome ? one.count : 0), 0)
    return { kind, right: sum('right'), changed: sum('changed'), later: sum('later') }
  })
}
