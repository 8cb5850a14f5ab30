import { type SQL, sql } from 'drizzle-orm'
import { type PageOf, pageSize, pagesOf } from '#domain/admin/list-view.ts'
import { checkKinds } from '#domain/check/check-kind.ts'
import type { DueItem } from '#domain/check/check-queue.ts'
import { datedKinds } from '#domain/check/dated-item.ts'
import { askedOf, clickDays, reviewsHold } from '#domain/check/due.ts'
import { usualStay } from '#domain/check/usual-stay.ts'
import { heldDays } from '#domain/fact/fact.ts'
import { factFields } from '#domain/fact/fact-fields.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { contains, type ListQuery, wantedIn } from '#server/db/list-page.ts'
import { lastRolledUp, perDay, rows } from '#server/statistics/totals.ts'

// What has a date, and when it must be checked again: the rules of domain/check/due.ts as one query.

/** A row of the query: the tariff of a price is not known yet. */
export type DatedRow = Omit<DueItem, 'tariff'>

const today = () => amsterdamDay(new Date())

/** Of which parkings each fact is asked. */
const asked = keysOf(factFields).map((key) => {
  const { types, features } = askedOf(key)
  return { key, types, needed: Object.fromEntries(features.map((name) => [name, true])) }
})

/** With how long it holds, by the key of the fact. */
const termsOf = (factStaleDays: number) =>
  Object.fromEntries(
    asked.map(({ key, ...of }) => {
      const holds = heldDays(key, factStaleDays)
      return [key, { ...of, holds, before: dayAfter(today(), -holds) }]
    }),
  )

/** Compared as text: reading every day of every fact takes most of the time. */
const isOverdue = sql`coalesce(known.fact ->> 'checkedOn' < term ->> 'before', true)`

// Something that was never checked is overdue since the day on which the parking was added.
const added = sql`(created_at at time zone 'Europe/Amsterdam')::date`

/** A price that changed without a look is due at once, and a day late. */
const sinceYesterday = sql`(now() at time zone 'Europe/Amsterdam')::date - 1`

const ofParking = sql`id as parking_id, null::int as provider_id, name, airport_code, type`

/** `markName` of domain/check/dated-item.ts. */
const markName = sql`case when 1 < (
      select count(*) from jsonb_array_elements(marks) other where other -> 'name' = mark -> 'name'
    ) then concat_ws(' nummer ', mark ->> 'name', mark ->> 'number') else mark ->> 'name' end`

/** `tariffOn` of domain/tariff/tariff.ts, of every parking. */
const tariffsOn = (day: string, isUsual: boolean, among = sql`true`) => sql`
  (select distinct on (parking_id) parking_id, valid_from, checked_on, is_changed,
    ${isUsual}::boolean as is_usual
  from tariffs
  where ${among} and (valid_from is null or valid_from <= ${day}::date)
    and (valid_to is null or valid_to >= ${day}::date)
  order by parking_id, valid_from desc nulls last)`

const hasChanged = sql`parking_id in (select parking_id from tariffs where is_changed)`

/** The tariffs of `comparedPrice` of domain/check/usual-stay.ts. As a set: looked up one by one they take several times as long. */
function comparedTariffs(): SQL {
  const [tomorrow, usual] = [dayAfter(today(), 1), usualStay(today()).from]
  return sql`select distinct on (parking_id) parking_id, checked_on, is_changed, is_usual from (
      ${tariffsOn(usual, true)}
      union all select * from ${tariffsOn(tomorrow, false, hasChanged)} held where is_changed
      union all select parking_id, valid_from, checked_on, is_changed, false
        from tariffs where is_changed and valid_from > ${tomorrow}::date
    ) known order by parking_id, is_changed desc, is_usual desc, valid_from nulls first`
}

type Terms = Pick<Settings, 'priceStaleDays' | 'factStaleDays'>

const datedItems = ({ priceStaleDays, factStaleDays }: Terms, { onlyDue = false } = {}) => {
  // Looked up, not joined: a join expands the facts of each parking once per kind of fact.
  const terms = JSON.stringify(termsOf(factStaleDays))
  return sql`
  select ${ofParking}, case when is_usual then 'price' else 'tariff' end as kind, 'price' as item,
    checked_on, coalesce(checked_on, ${added}) < ${dayAfter(today(), -2 * priceStaleDays)}::date as is_old_price,
    case when has_changed then ${sinceYesterday}
      else coalesce(checked_on + ${priceStaleDays}::int, ${added} - 1) end as due_on
  from (
    select parkings.*, is_price_changed or coalesce(tariff.is_changed, false) as has_changed,
      coalesce(is_usual, true) as is_usual,
      case when is_price_changed and tariff.is_changed is not true then price_checked_on
        else coalesce(tariff.checked_on, price_checked_on) end as checked_on
    from parkings left join (${comparedTariffs()}) tariff on tariff.parking_id = parkings.id
  ) priced
  union all
  select ${ofParking}, 'reviews', 'reviews', reviews_read_on, false,
    coalesce(reviews_read_on + ${reviewsHold}::int, ${added} - 1)
  from parkings where reviews > 0
  union all
  select ${ofParking}, 'fact', 'fact:' || known.key, (known.fact ->> 'checkedOn')::date, false,
    coalesce((known.fact ->> 'checkedOn')::date + (term ->> 'holds')::int, ${added} - 1)
  from parkings
  cross join lateral jsonb_each(facts) known(key, fact)
  cross join lateral (select ${terms}::jsonb -> known.key as term) found
  where ${onlyDue ? isOverdue : sql`true`} and term -> 'types' ? type
    and features @> (term -> 'needed')
  union all
  select null, id, trade_name, null, null, 'mark', 'mark:' || ${markName}, null, false,
    (mark ->> 'validUntil')::date
  from providers cross join lateral jsonb_array_elements(marks) mark
  where mark ->> 'validUntil' is not null`
}

/** The clicks of visitors in 30 days, by parking and by provider. */
async function clicksUntil(today: string): Promise<SQL> {
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
const withReach = (settings: Terms, today: string, clicks: SQL, { onlyDue = false } = {}) => sql`
  with ${clicks}, put_off as materialized (
    select coalesce(parking_id, 0) as parking_id, coalesce(provider_id, 0) as provider_id, item,
      max(until) as until
    from checks where outcome = 'later' and until > ${today}::date group by 1, 2, 3
  ), dated as (
    select found.*, coalesce(reach.clicks, 0) as clicks, ${today}::date - due_on as days_late,
      put_off.until
    from (${datedItems(settings, { onlyDue })}) found
    left join reach on reach.parking_id = coalesce(found.parking_id, 0)
      and reach.provider_id = coalesce(found.provider_id, 0)
    left join put_off on put_off.parking_id = coalesce(found.parking_id, 0)
      and put_off.provider_id = coalesce(found.provider_id, 0) and put_off.item = found.item
  )`

const asRow = sql`parking_id as "parkingId", provider_id as "providerId", name, item, clicks, kind,
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

/** The most valuable that is due, and how much there is. */
export async function listDue(
  settings: Terms,
  limit: number,
): Promise<{ due: number; items: DatedRow[] }> {
  const clicks = await clicksUntil(today())
  const found = await rows<DatedRow & { due: number }>(sql`
    ${withReach(settings, today(), clicks, { onlyDue: true })}
    select ${asRow}, (count(*) over ())::int as due from dated where ${isDue}
    order by ${byWorth} limit ${limit}`)
  return { due: found[0]?.due ?? 0, items: found.map(({ due, ...item }) => item) }
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

/** A tariff is listed among the prices. */
const listedKind = sql`case kind when 'tariff' then 'price' else kind end`

export const datedFilters = ['soort', 'stand']

/** A page of everything that has a date, what is due first at the top. */
export async function pageDated(settings: Settings, query: ListQuery): Promise<PageOf<DatedRow>> {
  const { q, filters, page, size = pageSize } = query
  const wanted = wantedIn(q)
  const kind = filters.soort ?? ''
  const state = filters.stand ?? ''
  const isKind = kind === '' ? sql`true` : sql`${listedKind} = ${kind}`
  const isState = state === '' ? sql`true` : sql`(days_late > 0) = ${state === 'te-laat'}`
  const isFound = wanted === '' ? sql`true` : contains(sql`name`, wanted)
  const clicks = await clicksUntil(today())
  const counted = sql`counted as (
      select count(*)::int as total,
        (count(*) filter (where ${isFound} and ${isKind} and ${isState}))::int as found,
        jsonb_build_object(${sql.join(
          keysOf(datedKinds).map(
            (name) => sql`${name}::text, count(*) filter (where ${listedKind} = ${name})`,
          ),
          sql`, `,
        )}) as kinds,
        jsonb_build_object('te-laat', count(*) filter (where days_late > 0),
          'binnen-datum', count(*) filter (where days_late <= 0)) as states
      from dated
    )`
  const [counts, ...found] = await rows<
    DatedRow & {
      total: number
      found: number
      kinds: Record<string, number>
      states: Record<string, number>
    }
  >(sql`
    ${withReach(settings, today(), clicks)}, ${counted}
    select * from (select * from counted) counted left join lateral (
      select ${asRow} from dated where ${isFound} and ${isKind} and ${isState}
      order by due_on, name collate "C", item
      limit ${size} offset ${(page - 1) * size}
    ) shown on true`)
  const all = counts ? [counts, ...found] : []
  const last = pagesOf(counts?.found ?? 0, size)
  if (page > last) return pageDated(settings, { ...query, page: last })
  return {
    rows: all
      .filter(({ item }) => item !== null)
      .map(({ total, found: _, kinds, states, ...row }) => row),
    page,
    size,
    found: counts?.found ?? 0,
    total: counts?.total ?? 0,
    counts: { soort: counts?.kinds ?? {}, stand: counts?.states ?? {} },
  }
}
