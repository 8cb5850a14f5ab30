import { type SQL, sql } from 'drizzle-orm'
import { checkKinds } from '#domain/check/check-kind.ts'
import type { DueItem } from '#domain/check/check-queue.ts'
import { clickDays } from '#domain/check/due.ts'
import { dayAfter } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { lastRolledUp, perDay, rows } from '#server/statistics/totals.ts'
import { datedItems, type Narrowing, type Terms, today } from './dated-items.ts'

// What must be checked again, the most valuable first.

/** A row of the query: the tariff of a price is not known yet. */
export type DatedRow = Omit<DueItem, 'tariff'>

/** The clicks of visitors in 30 days, by parking and by provider. */
export async function clicksUntil(today: string): Promise<SQL> {
  const from = dayAfter(today, 1 - clickDays)
  const span = {
    period: { from, to: today },
    former: { from, to: from },
    rolled: await lastRolledUp(),
    narrowing: {},
  }
  return sql`
    by_parking as materialized (
      select split_part(key, ' ', 1) as id, sum(count)::int as clicks
      from (${perDay('clicks', 'parking', span)}) counted group by 1
    ), reach as materialized (
      select parkings.id as parking_id, 0 as provider_id, clicks
      from by_parking join parkings on parkings.id::text = by_parking.id
      union all
      select 0, provider_id, sum(clicks)::int
      from by_parking join parkings on parkings.id::text = by_parking.id
      where provider_id is not null group by provider_id
    )`
}

/** All of it, with the day until which it was put off, if it was. */
export const withReach = (
  settings: Terms,
  today: string,
  clicks: SQL,
  narrowing: Narrowing = {},
) => sql`
  with ${clicks}, put_off as materialized (
    select coalesce(parking_id, 0) as parking_id, coalesce(provider_id, 0) as provider_id, item,
      max(until) as until
    from checks where outcome = 'later' and until > ${today}::date group by 1, 2, 3
  ), dated as (
    select found.*, coalesce(reach.clicks, 0) as clicks, ${today}::date - due_on as days_late,
      put_off.until
    from (${datedItems(settings, narrowing)}) found
    left join reach on reach.parking_id = coalesce(found.parking_id, 0)
      and reach.provider_id = coalesce(found.provider_id, 0)
    left join put_off on put_off.parking_id = coalesce(found.parking_id, 0)
      and put_off.provider_id = coalesce(found.provider_id, 0) and put_off.item = found.item
  )`

export const asRow = sql`parking_id as "parkingId", provider_id as "providerId", name, item, clicks, kind,
  is_old_price as "isOldPrice", airport_code as "airportCode", type as "parkingType", checked_on::text as "checkedOn",
  due_on::text as "dueOn", days_late as "daysLate"`

const isDue = sql`days_late > 0 and until is null`

const weight = sql`case kind ${sql.join(
  keysOf(checkKinds).map((kind) => sql`when ${kind} then ${sql.raw(`${checkKinds[kind].weight}`)}`),
  sql` `,
)} end`

/** `byWorth` of domain/check/due.ts. */
const byWorth = sql`is_old_price desc, clicks * days_late * ${weight} desc, days_late * ${weight} desc,
  name collate "C", item collate "C"`

/** The most valuable that is due, how much there is, and how much of it without a click. */
export async function listDue(
  settings: Terms,
  limit: number,
): Promise<{ due: number; quiet: number; items: DatedRow[] }> {
  const clicks = await clicksUntil(today())
  const found = await rows<DatedRow & { due: number; quiet: number }>(sql`
    ${withReach(settings, today(), clicks, { onlyDue: true })}
    select ${asRow}, (count(*) over ())::int as due,
      (count(*) filter (where clicks = 0) over ())::int as quiet
    from dated where ${isDue}
    order by ${byWorth} limit ${limit}`)
  const { due = 0, quiet = 0 } = found[0] ?? {}
  return { due, quiet, items: found.map(({ due: _, quiet: __, ...item }) => item) }
}

/** How much is due, counted no further than is asked. */
export async function countDue(settings: Terms, atMost: number): Promise<number> {
  const [counted] = await rows<{ due: number }>(sql`
    select count(*)::int as due from (
      select from (${datedItems(settings, { onlyDue: true })}) dated
      where due_on < ${today()}::date and not exists (
        select 1 from checks where outcome = 'later' and until > ${today()}::date
          and checks.item = dated.item
          and coalesce(checks.parking_id, 0) = coalesce(dated.parking_id, 0)
          and coalesce(checks.provider_id, 0) = coalesce(dated.provider_id, 0))
      limit ${atMost}
    ) due`)
  return counted?.due ?? 0
}

/** What is due first of what is not due yet. */
export async function findNextDue(
  settings: Terms,
): Promise<{ on: string; item: string; name: string } | null> {
  const [next] = await rows<{ on: string; item: string; name: string }>(sql`
    ${withReach(settings, today(), await clicksUntil(today()))}
    select greatest(due_on + 1, until)::text as on, item, name from dated
    order by greatest(due_on + 1, until), ${byWorth} limit 1`)
  return next ?? null
}
