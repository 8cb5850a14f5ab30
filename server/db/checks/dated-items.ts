import { type SQL, sql } from 'drizzle-orm'
import type { DatedKind } from '#domain/check/dated-filter.ts'
import { askedOf, reviewsHold } from '#domain/check/due.ts'
import { usualStay } from '#domain/check/usual-stay.ts'
import { heldDays } from '#domain/fact/fact.ts'
import { factFields } from '#domain/fact/fact-fields.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'

// What has a date, and until when it holds: the rules of domain/check/due.ts as one query.

export const today = () => amsterdamDay(new Date())

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

// `run_by`: the provider that must look after it.
const ofParking = sql`id as parking_id, null::int as provider_id, provider_id as run_by, name, airport_code,
  type`

/** `markName` of domain/check/dated-item.ts. */
const markName = sql`case when 1 < (
      select count(*) from jsonb_array_elements(marks) other where other -> 'name' = mark -> 'name'
    ) then concat_ws(' nummer ', mark ->> 'name', mark ->> 'number') else mark ->> 'name' end`

/** `tariffOn` of domain/tariff/tariff.ts, of every parking. */
export const tariffsOn = (day: string, isUsual: boolean, among: SQL) => sql`
  (select distinct on (parking_id) parking_id, valid_from, checked_on, is_changed,
    ${isUsual}::boolean as is_usual
  from tariffs
  where ${among} and (valid_from is null or valid_from <= ${day}::date)
    and (valid_to is null or valid_to >= ${day}::date)
  order by parking_id, valid_from desc nulls last)`

const hasChanged = sql`parking_id in (select parking_id from tariffs where is_changed)`

/** The tariffs of `comparedPrice` of domain/check/usual-stay.ts. As a set: looked up one by one they take several times as long. */
function comparedTariffs(among: SQL): SQL {
  const [tomorrow, usual] = [dayAfter(today(), 1), usualStay(today()).from]
  return sql`select distinct on (parking_id) parking_id, checked_on, is_changed, is_usual from (
      ${tariffsOn(usual, true, among)}
      union all select * from ${tariffsOn(tomorrow, false, sql`${among} and ${hasChanged}`)} held where is_changed
      union all select parking_id, valid_from, checked_on, is_changed, false
        from tariffs where ${among} and is_changed and valid_from > ${tomorrow}::date
    ) known order by parking_id, is_changed desc, is_usual desc, valid_from nulls first`
}

export type Terms = Pick<Settings, 'priceStaleDays' | 'factStaleDays'>

export type Narrowing = {
  onlyDue?: boolean
  /** All kinds without one. */
  kind?: DatedKind | null
  /** A query of the ids of the only parkings, and of the only providers. */
  among?: { parkings: SQL; providers: SQL }
}

/** A row for each thing that has a date: of a parking, or a mark of a provider. */
export function datedItems(
  { priceStaleDays, factStaleDays }: Terms,
  { onlyDue = false, kind = null, among }: Narrowing = {},
): SQL {
  const isAmong = among ? sql`id in (${among.parkings})` : sql`true`
  const hasAmong = among ? sql`parking_id in (${among.parkings})` : sql`true`
  // Looked up, not joined: a join expands the facts of each parking once per kind of fact.
  const terms = JSON.stringify(termsOf(factStaleDays))
  // The prices last: whoever needs a few of what is due may have them before the tariffs of all are read.
  const parts: Record<DatedKind, SQL> = {
    reviews: sql`select ${ofParking}, 'reviews' as kind, 'reviews' as item,
        reviews_read_on as checked_on, false as is_old_price,
        coalesce(reviews_read_on + ${reviewsHold}::int, ${added} - 1) as due_on
      from parkings where reviews > 0 and ${isAmong}`,
    fact: sql`select ${ofParking}, 'fact' as kind, 'fact:' || known.key as item,
        (known.fact ->> 'checkedOn')::date as checked_on, false as is_old_price,
        coalesce((known.fact ->> 'checkedOn')::date + (term ->> 'holds')::int, ${added} - 1) as due_on
      from parkings
      cross join lateral jsonb_each(facts) known(key, fact)
      cross join lateral (select ${terms}::jsonb -> known.key as term) found
      where ${isAmong} and ${onlyDue ? isOverdue : sql`true`} and term -> 'types' ? type
        and features @> (term -> 'needed')`,
    mark: sql`select null::int as parking_id, id as provider_id, id as run_by, trade_name as name,
        null as airport_code, null as type, 'mark' as kind, 'mark:' || ${markName} as item,
        null::date as checked_on, false as is_old_price, (mark ->> 'validUntil')::date as due_on
      from providers cross join lateral jsonb_array_elements(marks) mark
      where mark ->> 'validUntil' is not null
        and ${among ? sql`id in (${among.providers})` : sql`true`}`,
    price: sql`select ${ofParking}, case when is_usual then 'price' else 'tariff' end as kind,
        'price' as item, checked_on,
        coalesce(checked_on, ${added}) < ${dayAfter(today(), -2 * priceStaleDays)}::date as is_old_price,
        case when has_changed then ${sinceYesterday}
          else coalesce(checked_on + ${priceStaleDays}::int, ${added} - 1) end as due_on
      from (
        select parkings.*, is_price_changed or coalesce(tariff.is_changed, false) as has_changed,
          coalesce(is_usual, true) as is_usual,
          case when is_price_changed and tariff.is_changed is not true then price_checked_on
            else coalesce(tariff.checked_on, price_checked_on) end as checked_on
        from (select * from parkings where ${isAmong}) parkings
        left join (${comparedTariffs(hasAmong)}) tariff on tariff.parking_id = parkings.id
      ) priced`,
  }
  return kind ? parts[kind] : sql.join(Object.values(parts), sql` union all `)
}
