import { type SQL, sql } from 'drizzle-orm'
import type { Narrowing } from '#domain/statistics/narrowing.ts'
import { firstOf, lastOf, type Period } from '#domain/statistics/period.ts'
import { dayAfter } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { counted, countedFunnel, funnel, type MeasureName } from './measures.ts'

/** Counts in a period and in the one before it. */
export type Total = {
  key: string
  count: number
  former: number
  /** The unique visitors per day, summed over all days. */
  uniques: number
  formerUniques: number
}

/** Earlier than any event. */
export const never = '1970-01-01'

/** The last day with totals. Later days are counted from raw rows. */
export async function lastRolledUp(): Promise<string> {
  const [row] = await rows<{ day: string | null }>(
    sql`select max(day)::text as day from daily_totals where measure = ${rolledUp}`,
  )
  return row?.day ?? never
}

/** The measure that marks a day as done. */
export const rolledUp = 'rolled-up'

export type Span = {
  period: Period
  former: Period
  /** The last day with totals; `never` for a narrowing, which only raw rows can tell. */
  rolled: string
  narrowing: Narrowing
  /** With today: the time of the day up to which the clicks of the last day before are counted. */
  until?: string
}

/** The first day of which the raw rows are kept, if the period begins before it. */
export async function firstCompleteDay({ former, period }: Span): Promise<string | undefined> {
  const [row] = await rows<{ raw: string | null; totals: string | null }>(sql`select
    (least((select min(click_date) from affiliate_clicks), (select min(at) from page_views))
      at time zone 'Europe/Amsterdam')::date::text as raw,
    (select min(day)::text from daily_totals
      where measure = ${rolledUp} and day between ${former.from} and ${period.to}) as totals`)
  const { raw, totals } = row ?? {}
  if (!totals || (raw && raw <= totals)) return undefined
  return raw ?? undefined
}

export async function totals(
  measure: MeasureName,
  dimension: string,
  span: Span,
): Promise<Total[]> {
  return rows<Total>(sql`
    select key, ${summed(span)} from (
      ${perDay(measure, dimension, span)}
    ) days group by key order by count desc, former desc, key`)
}

export type DayTotal = { day: string; count: number; uniques: number }

/** Totals per day, the oldest first, without empty days. */
export async function dayTotals(measure: MeasureName, span: Span): Promise<DayTotal[]> {
  return rows<DayTotal>(sql`
    select day::text as day, sum(count)::int as count, sum(uniques)::int as uniques from (
      ${perDay(measure, 'all', span)}
    ) days group by day order by day`)
}

/** Totals per airport and step. */
export async function funnelTotals(span: Span): Promise<(Total & { dimension: string })[]> {
  return rows(sql`
    select key, dimension, ${summed(span)} from (
      select day, key, dimension, count, uniques from daily_totals
      where measure = ${funnel} and day between ${span.former.from} and ${lastDay(span)}
      ${laterThan(
        span,
        (from, to) => sql`
        select day, key, dimension, count, uniques from (${countedFunnel(from, to, span.narrowing)}) raw`,
      )}
    ) days group by key, dimension`)
}

/** The daily totals, plus the counted raw rows of days without totals. */
export function perDay(measure: MeasureName, dimension: string, span: Span): SQL {
  const { former, narrowing, rolled, until } = span
  const partial = measure === 'clicks' && until ? { day: former.to, until } : undefined
  const raw = (from: string, to: string) =>
    counted(measure, dimension, from, to, narrowing, partial)
  return sql`
    select day, key, count, uniques from daily_totals
    where measure = ${measure} and dimension = ${dimension}
      and day between ${former.from} and ${lastDay(span)}
      ${partial ? sql`and day <> ${partial.day}` : sql``}
    ${partial && rolled >= partial.day ? sql`union all ${raw(partial.day, partial.day)}` : sql``}
    ${laterThan(span, raw)}`
}

const summed = ({ period }: Span) => sql`
  coalesce(sum(count) filter (where day >= ${period.from}), 0)::int as count,
  coalesce(sum(count) filter (where day < ${period.from}), 0)::int as former,
  coalesce(sum(uniques) filter (where day >= ${period.from}), 0)::int as uniques,
  coalesce(sum(uniques) filter (where day < ${period.from}), 0)::int as "formerUniques"`

const lastDay = ({ period, rolled }: Span) => firstOf(rolled, period.to)

function laterThan({ period, former, rolled }: Span, raw: (from: string, to: string) => SQL): SQL {
  if (rolled >= period.to) return sql``
  return sql`union all ${raw(lastOf(dayAfter(rolled, 1), former.from), period.to)}`
}

/** Runs a statement. The caller declares the type of its rows. */
export async function rows<Row>(statement: SQL): Promise<Row[]> {
  const { rows: answer } = (await db.execute(statement)) as unknown as { rows: Row[] }
  return answer
}
