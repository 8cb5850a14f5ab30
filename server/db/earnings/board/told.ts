import { type SQL, sql } from 'drizzle-orm'
import type { MoneyDay } from '#domain/earnings/board/board.ts'
import type { Part } from '#domain/earnings/board/sums.ts'
import type { BoardPeriod } from '#domain/earnings/board/weeks.ts'
import { conversionDay } from '#server/db/earnings/tables.ts'
import { rows } from '#server/statistics/totals.ts'

const amsterdamDayOf = (at: SQL) => sql`(${at} at time zone 'Europe/Amsterdam')::date`

/** The moment of the last event with this state. */
const lastEvent = (state: 'approved' | 'paid') => sql`(select max((event->>'at')::timestamptz)
  from jsonb_array_elements(history) event where event->>'state' = ${sql.raw(`'${state}'`)})`

const paidOn = sql`(select max(p.day) from payout_lines l join payouts p on p.id = l.payout_id
  where l.conversion_id = conversions.id and l.amount >= 0)`

/** On which day the money of a conversion stands. Null: not on any, such as an open one by its approval. */
const days: Record<MoneyDay, SQL> = {
  click: conversionDay,
  booking: amsterdamDayOf(sql`booked_at`),
  approval: sql`case when state in ('approved', 'paid')
    then ${amsterdamDayOf(sql`coalesce(${lastEvent('approved')}, ${lastEvent('paid')})`)} end`,
  payout: sql`case when state = 'paid' then coalesce(${paidOn}, ${amsterdamDayOf(lastEvent('paid'))}) end`,
}

/** The moment of it, for what comes after the moment at which the weeks before are seen. */
const moments: Record<MoneyDay, SQL> = {
  click: sql`coalesce(click_at, booked_at)`,
  booking: sql`booked_at`,
  approval: sql`coalesce(${lastEvent('approved')}, ${lastEvent('paid')})`,
  payout: lastEvent('paid'),
}

/** What it was at that moment; null if nobody knew of it. Says the same as `stateAt`, with the newest event first. */
export const thenOf = (moment: string) => sql`lateral (
    select state as then_state, commission as then_commission
      where (history->-1->>'at')::timestamptz <= ${moment}::timestamptz
    union all (
      select event->>'state', (event->>'commission')::int
      from jsonb_array_elements(history) with ordinality events(event, place)
      where (history->-1->>'at')::timestamptz > ${moment}::timestamptz
        and (event->>'at')::timestamptz <= ${moment}::timestamptz
      order by place desc limit 1
    )
  ) then_was`

const sums = (state: SQL, commission: SQL) => {
  const of = (name: string) =>
    sql`coalesce(sum(${commission}) filter (where ${state} = ${sql.raw(`'${name}'`)}), 0)::int`
  return sql`count(*)::int as bookings, ${of('open')} as open, ${of('approved')} as approved,
    ${of('paid')} as paid, ${of('declined')} as declined`
}

export type Side = 'now' | 'then' | 'became'

export type ToldPart = Part & {
  side: Side
  /** Of no parking. */
  isUnmatched: boolean
  withoutClick: number
  /** A name that a deleted parking had. */
  parkingName: string | null
}

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
  const grouped = (side: Side, from: SQL, state: SQL, commission: SQL) => sql`
    select ${side} as side, programme_id as "programmeId", ${keys[by]} as key,
      parking_id is null as "isUnmatched", ${sums(state, commission)},
      count(*) filter (where click_at is null)::int as "withoutClick", min(parking_name) as "parkingName"
    from ${from} group by programme_id, 3, 4`
  const isThen = sql`day <= ${former.to} and moment <= ${asOf}::timestamptz`
  return rows<ToldPart>(sql`
    with told as materialized (
      select * from (
        select programme_id, parking_id, parking_name, airport_code, list_position, page, source, click_at,
          state, commission, history, ${days[day]} as day, ${moments[day]} as moment
        from conversions where ${isOfDay(day, former.from)}
      ) of_day where day between ${former.from} and ${period.to}
    )
    ${grouped('now', sql`told where day >= ${period.from}`, sql`state`, sql`commission`)}
    union all
    ${grouped('then', sql`told cross join ${thenOf(asOf)} where ${isThen}`, sql`then_state`, sql`then_commission`)}
    union all
    ${grouped('became', sql`told where ${isThen}`, sql`state`, sql`commission`)}`)
}

/** Leaves out by an index what can't stand on these days: its state is as old as its last change at least. */
const isOfDay = (day: MoneyDay, from: string) =>
  day === 'approval' || day === 'payout'
    ? sql`state in ('approved', 'paid')
        and state_at >= ${from}::date::timestamp at time zone 'Europe/Amsterdam'`
    : sql`true`
