import { sql } from 'drizzle-orm'
import {
  type Beginning,
  beganDays,
  causeDays,
  noteNear,
  noteReachDays,
  type UsualDay,
  usualDays,
  whenBegan,
} from '#domain/statistics/began.ts'
import { type Explanation, explanationOf } from '#domain/statistics/explanation.ts'
import { daysOf } from '#domain/statistics/period.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'
import type { Judged } from '#domain/statistics/usual-clicks.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { findOnlyChange } from '#server/db/changes/only-change.ts'
import { listDayNotes } from '#server/db/statistics/day-notes.ts'
import { perDay, rows, type Span } from './totals.ts'

/**
 * When clicks became fewer or more, with what was noted near that day.
 *
 * @param perDay of the last days, `last` first
 */
export async function readBeginning(
  perDay: number[],
  last: string,
  way: Judged['outside'],
): Promise<Beginning | undefined> {
  const began = way && whenBegan(perDay)
  if (began?.way !== way || !began) return undefined
  const day = dayAfter(last, 1 - began.daysAgo)
  const notes = await listDayNotes({ from: dayAfter(day, -noteReachDays), to: day })
  return { day, note: noteNear(day, notes) }
}

type Explained = { explainedDays: UsualDay[]; began?: Beginning }

/** The last weeks of what explains most of the change, and when that began, if it was in either of the two periods. */
export async function readExplained(
  statistics: Statistics,
  rolled: string,
  now: Date,
): Promise<Explained | undefined> {
  const most = explanationOf(statistics)?.most
  if (!most) return undefined
  // Today is not over.
  const yesterday = dayAfter(amsterdamDay(now), -1)
  const last = statistics.period.to < yesterday ? statistics.period.to : yesterday
  const period = { from: dayAfter(last, 1 - beganDays), to: last }
  const clicks = await clicksOf(most, { period, former: period, rolled, narrowing: {} })
  const began = await readBeginning(clicks, last, most.change < 0 ? 'below' : 'above')
  const explainedDays = usualDays(clicks, last)
  if (!began || began.day < statistics.former.from) return { explainedDays }
  const change = await findOnlyChange(causeDays(began), most.airport?.code)
  return { explainedDays, began: { ...began, ...(change ? { change } : {}) } }
}

/** The clicks of an airport, a source or both on each day, the last day first. */
async function clicksOf(
  { airport, source }: NonNullable<Explanation['most']>,
  span: Span,
): Promise<number[]> {
  const dimension = airport && source ? 'origin' : airport ? 'airport' : 'source'
  const key = [airport?.code, source].filter((part) => part !== undefined).join(' ')
  const counted = await rows<{ day: string; count: number }>(sql`
    select day::text as day, sum(count)::int as count
    from (${perDay('clicks', dimension, span)}) days where key = ${key} group by day`)
  const byDay = new Map(counted.map(({ day, count }) => [day, count]))
  return daysOf(span.period)
    .toReversed()
    .map((day) => byDay.get(day) ?? 0)
}
