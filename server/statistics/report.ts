import { sql } from 'drizzle-orm'
import { isNarrowed, type Narrowing, type NarrowingName } from '#domain/statistics/narrowing.ts'
import { type Period, periodBefore } from '#domain/statistics/period.ts'
import { originOf } from '#domain/statistics/source.ts'
import { otherParkings, type Statistics } from '#domain/statistics/statistics.ts'

import { amsterdamClock } from '#domain/text/local-time.ts'
import { db } from '#server/db/client.ts'
import { affiliateClicks, airports, parkings } from '#server/db/schema.ts'
import { listDayNotes } from '#server/db/statistics/day-notes.ts'
import { readExplained } from './beginnings.ts'
import { perDay, readChartDays } from './days.ts'
import { others } from './measures.ts'
import {
  firstCompleteDay,
  funnelTotals,
  lastRolledUp,
  never,
  rows,
  type Span,
  type Total,
  totals,
} from './totals.ts'

// One function per section of the report.

export async function spanOf(period: Period, now = new Date()): Promise<Span> {
  const former = periodBefore(period)
  const [rolled, until] = await Promise.all([lastRolledUp(), untilOf({ period, former }, now)])
  return { period, former, rolled, narrowing: {}, ...(until ? { until } : {}) }
}

/** Today is not over: what came later on the last day before would make every morning a fall. */
async function untilOf(
  { period, former }: Pick<Span, 'period' | 'former'>,
  now: Date,
): Promise<string | undefined> {
  const [today, time] = amsterdamClock(now).split('T')
  if (period.to !== today) return undefined
  const [row] = await rows<{ kept: boolean }>(sql`
    select coalesce((select min(click_date) from affiliate_clicks)
      < ${former.to}::date::timestamp at time zone 'Europe/Amsterdam', false) as kept`)
  // Of a day whose raw rows are deleted, only the whole is known.
  return row?.kept ? time : undefined
}

export async function readStatistics(
  period: Period,
  narrowing: Narrowing = {},
  now = new Date(),
): Promise<Statistics> {
  const whole = await spanOf(period, now)
  const narrowedTo = (narrowing: Narrowing): Span =>
    isNarrowed(narrowing) ? { ...whole, rolled: never, narrowing } : whole
  /** The list that a bar was chosen from stays whole, so that another can be chosen. */
  const without = (name: NarrowingName) => narrowedTo({ ...narrowing, [name]: undefined })
  const span = narrowedTo(narrowing)
  const seen = seenPerAirport(span)
  const [
    days,
    parkings,
    airports,
    pages,
    positions,
    sources,
    origins,
    funnel,
    filters,
    nothing,
    hours,
    apart,
    completeFrom,
    chart,
  ] = await Promise.all([
    perDay(span),
    perParking(without('parking')),
    perAirport(without('airport')),
    perPage(without('page')),
    perPosition(span, seen),
    perSource(without('source')),
    perOrigin(span),
    funnelPerAirport(span),
    usedFilters(span),
    foundNothing(span),
    perHour(span),
    notCounted(span),
    isNarrowed(narrowing) ? firstCompleteDay(span) : undefined,
    isNarrowed(narrowing) ? undefined : readChartDays(span, now),
  ])
  const { former } = span
  const { earlierDays = [], usual = [] } = chart ?? {}
  const notes = await listDayNotes({ from: earlierDays[0]?.day ?? period.from, to: period.to })
  const statistics: Statistics = {
    ...{
      period,
      former,
      ...days,
      earlierDays,
      usual,
      parkings,
      airports,
      pages,
      positions,
      sources,
      origins,
    },
    ...{ funnel, filters, foundNothing: nothing, hours, apart, notes },
    ...(completeFrom ? { completeFrom } : {}),
    ...(span.until ? { until: span.until } : {}),
  }
  // Of a narrowing only the last days have rows.
  const explained = isNarrowed(narrowing)
    ? undefined
    : await readExplained(statistics, span.rolled, now)
  return { ...statistics, ...explained }
}

/** Which parkings are clicked, and by how many of those who saw the airport page? */
async function perParking(
  span: Span,
  seenByAirport = seenPerAirport(span),
): Promise<Statistics['parkings']> {
  const [clicks, seen, names] = await Promise.all([
    totals('clicks', 'parking', span),
    seenByAirport,
    db.select({ id: parkings.id, name: parkings.name, code: parkings.airportCode }).from(parkings),
  ])
  const current = new Map(names.map((parking) => [parking.id, parking]))
  const clicked = clicks.map((total) => {
    const [, id = '0', code = '', name = otherParkings] =
      /^(\d+) (\S+) (.*)$/s.exec(total.key) ?? []
    const parking = current.get(Number(id))
    return {
      ...total,
      id: Number(id),
      airportCode: parking?.code ?? code,
      name: parking?.name ?? name,
    }
  })
  // A parking that was renamed or moved is still one parking.
  const same = Map.groupBy(clicked, ({ id, airportCode, name }) => id || `${airportCode} ${name}`)
  return [...same.values()]
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const { id, airportCode, name } = first
      return [{ id, airportCode, name, ...together(group), seen: seen.get(airportCode) ?? 0 }]
    })
    .toSorted(
      (a, b) =>
        Number(a.name === otherParkings) - Number(b.name === otherParkings) ||
        b.count - a.count ||
        a.name.localeCompare(b.name),
    )
}

/** Which airports bring clicks, and which have visitors but no clicks? */
export async function perAirport(
  span: Span,
  seenByAirport = seenPerAirport(span),
): Promise<Statistics['airports']> {
  const [clicks, seen, names] = await Promise.all([
    totals('clicks', 'airport', span),
    seenByAirport,
    airportNames(),
  ])
  const clicked = clicks.map(({ key, uniques, ...total }) => ({
    code: key,
    name: names.get(key) ?? key,
    ...counts(total),
    visitors: uniques,
    seen: seen.get(key) ?? 0,
  }))
  const known = new Set(clicks.map(({ key }) => key))
  const onlySeen = [...seen]
    .filter(([code, visitors]) => visitors > 0 && !known.has(code))
    .map(([code, visitors]) => {
      const name = names.get(code) ?? code
      return { code, name, count: 0, former: 0, visitors: 0, seen: visitors }
    })
  return [...clicked, ...onlySeen].toSorted((a, b) => b.count - a.count || b.seen - a.seen)
}

/** Which pages are viewed, and from which do visitors click to a provider? */
async function perPage(span: Span): Promise<Statistics['pages']> {
  const [views, clicks] = await Promise.all([
    totals('views', 'page', span),
    totals('clicks', 'page', span),
  ])
  const clicked = new Map(clicks.map(({ key, count }) => [key, count]))
  return views.map(({ key, count, former, uniques }) => ({
    path: key,
    views: count,
    formerViews: former,
    visitors: uniques,
    clicks: clicked.get(key) ?? 0,
  }))
}

/** At which position in the list do visitors click, of those who saw a list that long? */
async function perPosition(
  span: Span,
  seenByAirport = seenPerAirport(span),
): Promise<Statistics['positions']> {
  const [clicks, seen, sizes] = await Promise.all([
    totals('clicks', 'position', span),
    seenByAirport,
    db
      .select({ code: parkings.airportCode, number: sql<number>`count(*)::int` })
      .from(parkings)
      .groupBy(parkings.airportCode),
  ])
  return clicks
    .filter(({ key }) => /^\d+$/.test(key))
    .map(({ key, uniques, ...total }) => ({
      position: Number(key),
      ...counts(total),
      visitors: uniques,
      seen: sizes
        .filter(({ number }) => number >= Number(key))
        .reduce((sum, { code }) => sum + (seen.get(code) ?? 0), 0),
    }))
    .toSorted((a, b) => a.position - b.position)
}

/** Where do visitors come from, and which of them click? */
export async function perSource(span: Span): Promise<Statistics['sources']> {
  const [views, clicks] = await Promise.all([
    totals('views', 'source', span),
    totals('clicks', 'source', span),
  ])
  const clicked = new Map(clicks.map((total) => [total.key, total]))
  const known = new Map(views.map((total) => [total.key, total]))
  return [...new Set([...known.keys(), ...clicked.keys()])]
    .map((source) => ({
      source,
      visitors: known.get(source)?.uniques ?? 0,
      formerVisitors: known.get(source)?.formerUniques ?? 0,
      clicks: clicked.get(source)?.count ?? 0,
      formerClicks: clicked.get(source)?.former ?? 0,
    }))
    .toSorted((a, b) => b.visitors - a.visitors || b.clicks - a.clicks)
}

/** Which sources bring clicks to which airports? */
export async function perOrigin(span: Span): Promise<Statistics['origins']> {
  const [clicks, names] = await Promise.all([totals('clicks', 'origin', span), airportNames()])
  return clicks
    .filter(({ key }) => key !== others)
    .map(({ key, uniques, formerUniques, ...total }) => {
      const [airportCode, source] = originOf(key)
      return { airportCode, name: names.get(airportCode) ?? airportCode, source, ...counts(total) }
    })
}

/** How many visitors of an airport page filter or enter dates, and how many click? */
async function funnelPerAirport(span: Span): Promise<Statistics['funnel']> {
  const [steps, names] = await Promise.all([funnelTotals(span), airportNames()])
  return [...Map.groupBy(steps, ({ key }) => key)]
    .map(([airportCode, of]) => {
      const step = (name: string) => of.find(({ dimension }) => dimension === name)?.count ?? 0
      return {
        airportCode,
        name: names.get(airportCode) ?? airportCode,
        page: step('page'),
        used: step('used'),
        usedAndClicked: step('usedAndClicked'),
        clicked: step('clicked'),
        formerClicked: of.find(({ dimension }) => dimension === 'clicked')?.former ?? 0,
      }
    })
    .toSorted((a, b) => b.page - a.page)
}

/** Which filters are used? */
export async function usedFilters(span: Span): Promise<Statistics['filters']> {
  const uses = await totals('filters', 'filter', span)
  return uses.map(({ key, uniques, ...total }) => ({
    name: key,
    ...counts(total),
    visitors: uniques,
  }))
}

/** Which combinations of filters match no parking? */
export async function foundNothing(span: Span): Promise<Statistics['foundNothing']> {
  const uses = await totals('filters', 'empty', span)
  return uses
    .filter(({ count }) => count > 0)
    .map(({ key, uniques, ...total }) => {
      const [airportCode = '', filters = ''] = key.split(' ')
      return { airportCode, filters: filters.split(','), ...counts(total), visitors: uniques }
    })
}

/** On which weekday and at which hour do visitors click? */
export async function perHour(span: Span): Promise<Statistics['hours']> {
  const clicks = await totals('clicks', 'hour', span)
  return clicks.map(({ key, count, former }) => {
    const [weekday, hour] = key.split('-').map(Number)
    return { weekday: weekday ?? 0, hour: hour ?? 0, clicks: count, former }
  })
}

/** Which clicks and views are not counted, as bots or repeats, and why? */
export async function notCounted(span: Span): Promise<Statistics['apart']> {
  const [clicks, views, repeats] = await Promise.all([
    totals('clicks', 'bot', span),
    totals('views', 'bot', span),
    totals('clicks', 'repeat', span),
  ])
  return [
    ...repeats.map((total) => ({ what: 'clicks' as const, reason: 'repeat', ...counts(total) })),
    ...clicks.map((total) => ({ what: 'clicks' as const, reason: total.key, ...counts(total) })),
    ...views.map((total) => ({ what: 'views' as const, reason: total.key, ...counts(total) })),
  ]
}

/** All clicks of visitors ever. */
export async function countAllClicks(): Promise<number> {
  const rolled = await lastRolledUp()
  const [row] = await rows<{ clicks: number }>(sql`
    select (
      (select coalesce(sum(count), 0) from daily_totals
        where measure = 'clicks' and dimension = 'all' and day <= ${rolled})
      + (select count(*) from ${affiliateClicks}
        where click_date >= (${rolled}::date + 1)::timestamp at time zone 'Europe/Amsterdam'
          and bot_reason is null)
    )::int as clicks`)
  return row?.clicks ?? 0
}

/** How many visitors saw each airport page. Read once and shared by the sections. */
async function seenPerAirport(span: Span): Promise<Map<string, number>> {
  const views = await totals('views', 'airport', span)
  return new Map(views.map(({ key, uniques }) => [key, uniques]))
}

export async function airportNames(): Promise<Map<string, string>> {
  const names = await db.select({ code: airports.code, name: airports.name }).from(airports)
  return new Map(names.map(({ code, name }) => [code, name]))
}

const counts = ({ count, former }: Pick<Total, 'count' | 'former'>) => ({ count, former })

function together(group: Total[]) {
  const sum = (of: 'count' | 'former' | 'uniques') =>
    group.reduce((total, one) => total + one[of], 0)
  return { count: sum('count'), former: sum('former'), visitors: sum('uniques') }
}
