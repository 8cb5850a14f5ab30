import { type SQL, sql } from 'drizzle-orm'
import { choicesOf, type Narrowing, type NarrowingName } from '#domain/statistics/narrowing.ts'

/** How the rows of a table are counted per day: which rows, and grouped by what. */
export type Dimension = {
  key: SQL
  where: SQL
  /** Counts a row once per item: the filters that were used together. */
  each?: SQL
  /** How many keys a day keeps, if not `maxKeys`. */
  most?: number
}

type Measure = {
  table: SQL
  at: SQL
  hash: SQL
  dimensions: Record<string, Dimension>
  /** Which rows are about one airport, parking, source or page. Without it, none can be told. */
  only?: Record<NarrowingName, (value: string) => SQL>
}

const atAirportOf = (parking: string) =>
  sql`airport_code = (select airport_code from parkings where parkings.id::text = ${parking})`

// Excludes crawlers and link previewers that identify themselves, and excessive clickers.
const ofVisitors = sql`bot_reason is null`
const ofBots = sql`bot_reason is not null`
const all = sql`''`
// Only clicks in the list of an airport page. A click without a page counts as one of these.
const inList = sql`${ofVisitors} and list_position is not null
  and (page is null or page like '/parkeren/%')`

/** Every measure, with its dimensions. */
export const measures = {
  clicks: {
    table: sql`affiliate_clicks`,
    at: sql`click_date`,
    hash: sql`day_hash`,
    dimensions: {
      all: { key: all, where: ofVisitors },
      // Includes the name, for when the parking is deleted: '12 AMS Ringvaart Parking'.
      parking: {
        key: sql`coalesce(parking_id, 0) || ' ' || airport_code || ' ' || parking_name`,
        where: ofVisitors,
      },
      airport: { key: sql`airport_code`, where: ofVisitors },
      page: { key: sql`page`, where: sql`${ofVisitors} and page is not null` },
      position: { key: sql`list_position::text`, where: inList },
      source: { key: sql`source`, where: sql`${ofVisitors} and source is not null` },
      // The airport and the source together: 'EIN zoekmachine: google'.
      origin: { key: sql`airport_code || ' ' || coalesce(source, 'direct')`, where: ofVisitors },
      // Monday 13:00 is '1-13'.
      hour: {
        key: sql`extract(isodow from click_date at time zone 'Europe/Amsterdam') || '-' ||
          extract(hour from click_date at time zone 'Europe/Amsterdam')`,
        where: ofVisitors,
      },
      // The programme that the parking had at that moment, and where the click was: '3 12 AMS', 0 for none. What a
      // click brings is told by it, also when its raw row is gone.
      programme: {
        key: sql`coalesce(programme_id, 0) || ' ' || coalesce(parking_id, 0) || ' ' || airport_code`,
        where: ofVisitors,
        most: 5_000,
      },
      bot: { key: sql`bot_reason`, where: ofBots },
      repeat: { key: all, where: sql`${ofVisitors} and is_repeat` },
    },
    only: {
      airport: (code) => sql`airport_code = ${code}`,
      parking: (id) => sql`parking_id::text = ${id}`,
      source: (source) => sql`source = ${source}`,
      page: (path) => sql`page = ${path}`,
    },
  },
  views: {
    table: sql`page_views`,
    at: sql`at`,
    hash: sql`day_hash`,
    dimensions: {
      all: { key: all, where: ofVisitors },
      airport: { key: sql`airport_code`, where: sql`${ofVisitors} and airport_code is not null` },
      page: { key: sql`path`, where: ofVisitors },
      source: { key: sql`source`, where: ofVisitors },
      bot: { key: sql`bot_reason`, where: ofBots },
    },
    only: {
      airport: (code) => sql`airport_code = ${code}`,
      parking: atAirportOf,
      source: (source) => sql`source = ${source}`,
      page: (path) => sql`path = ${path}`,
    },
  },
  filters: {
    table: sql`filter_uses`,
    at: sql`at`,
    hash: sql`day_hash`,
    dimensions: {
      // All distances count as one filter.
      filter: {
        key: sql`split_part(used.name, ':', 1)`,
        where: sql`true`,
        each: sql`unnest(string_to_array(filters, ',')) used(name)`,
      },
      empty: { key: sql`airport_code || ' ' || filters`, where: sql`results = 0` },
    },
    // A use has no source or page of its own, but its visitor has.
    only: {
      airport: (code) => sql`airport_code = ${code}`,
      parking: atAirportOf,
      source: (source) =>
        sql`day_hash in (select day_hash from page_views where source = ${source})`,
      page: (path) => sql`day_hash in (select day_hash from page_views where path = ${path})`,
    },
  },
  contacts: {
    table: sql`contact_requests`,
    at: sql`created_at`,
    hash: sql`null::text`,
    dimensions: { all: { key: all, where: sql`not probable_spam` } },
  },
} satisfies Record<string, Measure>

export type MeasureName = keyof typeof measures

/** What visitors of an airport page did next. Each step is a dimension. */
export const funnel = 'funnel'
export const funnelSteps = ['page', 'used', 'usedAndClicked', 'clicked'] as const

/** The maximum number of keys per day and dimension. The rest is counted together. */
export const maxKeys = 500
export const others = 'overig'

/** Timestamps within these days in the time zone of Amsterdam. */
export const within = (at: SQL, from: string, to: string) =>
  sql`${at} >= ${from}::date::timestamp at time zone 'Europe/Amsterdam'
    and ${at} < (${to}::date + 1)::timestamp at time zone 'Europe/Amsterdam'`

/** On that day, after that time of it. */
const isLater = (at: SQL, { day, until }: { day: string; until: string }) =>
  sql`(${at} >= (${day}::date + ${until}::time) at time zone 'Europe/Amsterdam'
    and ${at} < (${day}::date + 1)::timestamp at time zone 'Europe/Amsterdam')`

const dayOf = (at: SQL) => sql`(${at} at time zone 'Europe/Amsterdam')::date`

/** The rows of a measure that a narrowing leaves. */
function left(measure: MeasureName, narrowing: Narrowing): SQL {
  const { only }: Measure = measures[measure]
  const conditions = choicesOf(narrowing).map(({ name, value }) =>
    only ? only[name](value) : sql`false`,
  )
  return sql.join([sql`true`, ...conditions], sql` and `)
}

/** Counts the raw rows of these days as `day, key, count, uniques`; of a partial day up to a time. */
export function counted(
  measure: MeasureName,
  dimension: string,
  from: string,
  to: string,
  narrowing: Narrowing = {},
  partial?: { day: string; until: string },
): SQL {
  const { table, at, hash, dimensions }: Measure = measures[measure]
  const by = dimensions[dimension]
  if (!by) throw new Error(`${measure} are not counted by ${dimension}`)
  const each = by.each ? sql`, ${by.each}` : sql``

  return sql`
    select day, key, sum(count)::int as count, sum(uniques)::int as uniques from (
      select day, count, uniques, case when place <= ${by.most ?? maxKeys} then key else ${others} end as key
      from (
        select day, key, count, uniques,
          row_number() over (partition by day order by count desc, key) as place
        from (
          select ${dayOf(at)} as day, ${by.key} as key, count(*) as count,
            count(distinct ${hash} collate "C") as uniques
          from ${table}${each}
          where ${within(at, from, to)} and ${by.where} and ${left(measure, narrowing)}
            ${partial ? sql`and not ${isLater(at, partial)}` : sql``}
          group by 1, 2
        ) counted
      ) placed
    ) folded group by day, key`
}

/** Counts the visitors of each airport page and what they did there. */
export function countedFunnel(from: string, to: string, narrowing: Narrowing = {}): SQL {
  return sql`
    select visits.day, visits.airport as key, step.name as dimension,
      step.count::int as count, step.count::int as uniques
    from (
      select day, airport, count(*) as page,
        count(*) filter (where used) as used,
        count(*) filter (where used and clicked) as used_and_clicked,
        count(*) filter (where clicked) as clicked
      from (
        select day, airport, hash, bool_or(step = 1) as seen, bool_or(step = 2) as used,
          bool_or(step = 3) as clicked
        from (
          select ${dayOf(sql`at`)} as day, airport_code as airport, day_hash collate "C" as hash,
            1 as step
          from page_views
          where ${within(sql`at`, from, to)} and airport_code is not null and ${ofVisitors}
            and ${left('views', narrowing)}
          union all
          select ${dayOf(sql`at`)}, airport_code, day_hash collate "C", 2 from filter_uses
          where ${within(sql`at`, from, to)} and ${left('filters', narrowing)}
          union all
          select ${dayOf(sql`click_date`)}, airport_code, day_hash collate "C", 3
          from affiliate_clicks
          where ${within(sql`click_date`, from, to)} and ${ofVisitors} and day_hash is not null
            and ${left('clicks', narrowing)}
        ) steps group by day, airport, hash
      ) visitors where seen group by day, airport
    ) visits
    cross join lateral (values ('page', page), ('used', used),
      ('usedAndClicked', used_and_clicked), ('clicked', clicked)) step(name, count)
    where step.count > 0`
}
