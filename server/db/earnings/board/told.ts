import { type SQL, sql } from 'drizzle-orm'
import type { MoneyDay } from '#domain/earnings/board/board.ts'
import type { Part, Sums } from '#domain/earnings/board/sums.ts'
import type { BoardPeriod } from '#domain/earnings/board/weeks.ts'
import type { Period } from '#domain/statistics/period.ts'
import { conversionDay } from '#server/db/earnings/tables.ts'
import { rows } from '#server/statistics/totals.ts'

const amsterdamDayOf = (at: SQL) => sql`(${at} at time zone 'Europe/Amsterdam')::date`

/** The moment of the last event with this state. All are ISO 8601 in UTC, which sorts as text. */
const lastEvent = (state: 'approved' | 'paid') => sql`(select max(event->>'at')
  from jsonb_array_elements(history) event where event->>'state' = ${sql.raw(`'${state}'`)})::timestamptz`

/** The moment by which a conversion stands on a day. */
const moments: Record<MoneyDay, SQL> = {
  click: sql`coalesce(click_at, booked_at)`,
  booking: sql`booked_at`,
  approval: sql`coalesce(${lastEvent('approved')}, ${lastEvent('paid')})`,
  payout: lastEvent('paid'),
}

const paidOn = sql`(select max(p.day) from payout_lines l join payouts p on p.id = l.payout_id
  where l.conversion_id = dated.id and l.amount >= 0)`

/** The day of it, of a row with its moment. */
const days: Record<MoneyDay, SQL> = {
  click: conversionDay,
  booking: amsterdamDayOf(sql`moment`),
  approval: amsterdamDayOf(sql`moment`),
  payout: sql`coalesce(${paidOn}, ${amsterdamDayOf(sql`moment`)})`,
}

/** The event that told last of it at that moment; null if nobody knew of it. Says the same as `stateAt`. */
export const eventAt = (moment: string) => sql`case
    when history->-1->>'at' <= ${moment} collate "C" then history->-1
    when history->0->>'at' <= ${moment} collate "C" then (
      select event from jsonb_array_elements(history) with ordinality events(event, place)
      where event->>'at' <= ${moment} collate "C" order by place desc limit 1)
    end`

/** How many there are, and what they are worth by state. */
const sums = (state: SQL, commission: SQL) => {
  const of = (name: string) =>
    sql`coalesce(sum(${commission}) filter (where ${state} = ${sql.raw(`'${name}'`)}), 0)`
  return sql`jsonb_build_object('bookings', count(${state}), 'open', ${of('open')},
    'approved', ${of('approved')}, 'paid', ${of('paid')}, 'declined', ${of('declined')})`
}

export type Side = 'now' | 'then' | 'became'

type Group = Pick<Part, 'programmeId' | 'key'> & {
  /** Of no parking. */
  isUnmatched: boolean
  withoutClick: number
  /** A name that a deleted parking had. */
  parkingName: string | null
}

export type ToldPart = Group & Sums & { side: Side }

/** By what parts are grouped, in SQL. */
export const keys = {
  week: sql`date_trunc('week', day)::date::text`,
  parking: sql`parking_id::text`,
  provider: sql`(select provider_id::text from parkings where parkings.id = parking_id)`,
  programme: sql`programme_id::text`,
  airport: sql`airport_code`,
  position: sql`list_position::text`,
  page: sql`page`,
  source: sql`source`,
  weekday: sql`extract(isodow from day)::text`,
}

/**
 * The worth of conversions per programme and key: now, of the weeks before as they stood at the same age, and of those
 * as they stand by now.
 */
export async function toldParts(
  day: MoneyDay,
  by: keyof typeof keys,
  { period, former, asOf }: BoardPeriod,
): Promise<ToldPart[]> {
  const columns = sql`programme_id, parking_id, parking_name, airport_code, list_position, page, source, click_at,
    state, commission`
  // An offset keeps the database from working out a column of the rows again for each place that uses it.
  const between = ({ from, to }: Period) => sql`
    select * from (
      select *, ${days[day]} as day from (
        select id, booked_at, history, ${columns}, ${moments[day]} as moment
        from conversions where ${isOfDay(day, { from, to })} offset 0
      ) dated offset 0
    ) told where day between ${from} and ${to}`
  const group = sql`programme_id as "programmeId", ${keys[by]} as key, parking_id is null as "isUnmatched",
    count(*) filter (where click_at is null)::int as "withoutClick", min(parking_name) as "parkingName"`
  const current = sums(sql`state`, sql`commission`)
  const then = sums(sql`event->>'state'`, sql`(event->>'commission')::int`)
  const [now, before] = await Promise.all([
    rows<Group & { now: Sums }>(sql`
      select ${group}, ${current} as now from (${between(period)}) told group by programme_id, 2, 3`),
    rows<Group & { became: Sums; then: Sums }>(sql`
      select ${group}, ${current} as became, ${then} as then
      from (
        select ${columns}, day, ${eventAt(asOf)} as event
        from (${between(former)}) told where moment <= ${asOf}::timestamptz offset 0
      ) told group by programme_id, 2, 3`),
  ])
  return [
    ...now.map(({ now, ...group }) => ({ ...group, ...now, side: 'now' as const })),
    ...before.flatMap(({ became, then, ...group }) => [
      { ...group, ...became, side: 'became' as const },
      { ...group, ...then, side: 'then' as const },
    ]),
  ].filter(({ bookings }) => bookings > 0)
}

/**
 * Leaves out what can't stand on these days, without reading its history: what was not changed since. A payout can
 * get a later day of itself.
 */
function isOfDay(day: MoneyDay, { from, to }: Period): SQL {
  if (day === 'click') return sql`${conversionDay} between ${from} and ${to}`
  if (day === 'booking') return sql`true`
  const isChanged = sql`updated_at >= ${from}::date::timestamp at time zone 'Europe/Amsterdam'`
  if (day === 'approval') return sql`state in ('approved', 'paid') and ${isChanged}`
  return sql`state = 'paid' and (${isChanged} or id in (
    select conversion_id from payout_lines l join payouts p on p.id = l.payout_id where p.day >= ${from}))`
}
