import { sql } from 'drizzle-orm'
import {
  type AirportClicks,
  type Morning,
  type MorningClicks,
  type MovedAirport,
  mostlyFrom,
} from '#domain/admin/morning.ts'
import { explanationOf, explanationText } from '#domain/statistics/explanation.ts'
import { daysOf, type Period, periodBefore } from '#domain/statistics/period.ts'
import { originOf } from '#domain/statistics/source.ts'
import { sumOf } from '#domain/statistics/statistics.ts'
import {
  comparedWeeks,
  type Judged,
  judgeAirports,
  judgedDays,
  judgeSite,
} from '#domain/statistics/usual-clicks.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { readBeginning } from './beginnings.ts'
import { perDay as countPerDay } from './days.ts'
import { airportNames, perAirport, perOrigin, perSource, spanOf } from './report.ts'
import { perDay, rows, type Span } from './totals.ts'

/** Of the airports within their usual spread, those that are shown with it. */
const maxLargest = 4

/** Which clicks of yesterday, or of the days up to it, are not as usual? */
export async function readMorningClicks(now = new Date()): Promise<MorningClicks> {
  const yesterday = dayAfter(amsterdamDay(now), -1)
  const period = { from: dayAfter(yesterday, 1 - judgedDays), to: yesterday }
  const span = { ...(await spanOf(period)), former: period }
  const [counts, names, today] = await Promise.all([
    countPerAirport(span),
    airportNames(),
    countToday(now),
  ])
  const perSite = together([...counts.values()])
  const airports = [...names].map(([code, name]) => ({
    code,
    name,
    perDay: counts.get(code) ?? together([]),
  }))
  const verdicts = judgeAirports(airports)
  const judged = airports.flatMap(({ code, name }, index) => {
    const verdict = verdicts[index]
    return verdict ? [{ code, name, ...verdict }] : []
  })
  const usual = judged.filter(({ outside }) => !outside)
  const moved = judged.filter(({ outside }) => outside).toSorted(byDifference)
  const site = judgeSite({ perDay: perSite }) ?? null
  const [siteBegan, withSource, week] = await Promise.all([
    readBeginning(perSite, yesterday, site?.outside),
    withSources(moved, span),
    isMonday(now) ? explainWeek(yesterday, span.rolled) : null,
  ])

  return {
    yesterday: { day: yesterday, clicks: perSite[0] ?? 0 },
    sameWeekdays: Array.from({ length: comparedWeeks }, (_, week) => perSite[7 * (week + 1)] ?? 0),
    site,
    ...(siteBegan ? { siteBegan } : {}),
    today,
    week,
    moved: await withBeginnings(withSource, counts, yesterday),
    largest: usual
      .filter(({ days }) => days === 1)
      .toSorted((a, b) => b.clicks - a.clicks)
      .slice(0, maxLargest),
    usualAirports: {
      count: names.size - (judged.length - usual.length),
      clicks: sum(usual.map(({ clicks }) => clicks)),
      usual: sum(usual.map(({ usual }) => usual)),
    },
  }
}

/** The week up to this day. */
async function explainWeek(last: string, rolled: string): Promise<Morning['week']> {
  const period = { from: dayAfter(last, -6), to: last }
  const span = { period, former: periodBefore(period), rolled, narrowing: {} }
  const [days, airports, sources, origins] = await Promise.all([
    countPerDay(span),
    perAirport(span),
    perSource(span),
    perOrigin(span),
  ])
  const explanation = explanationOf({ ...days, airports, sources, origins })
  return {
    clicks: sumOf(days.days).clicks,
    former: sumOf(days.formerDays).clicks,
    explanation: explanation ? explanationText(explanation) : null,
  }
}

const withBeginnings = (airports: MovedAirport[], counts: Map<string, number[]>, last: string) =>
  Promise.all(
    airports.map(async (airport) => {
      const began = await readBeginning(counts.get(airport.code) ?? [], last, airport.outside)
      return began ? { ...airport, began } : airport
    }),
  )

const isMonday = (now: Date) => new Date(`${amsterdamDay(now)}T00:00Z`).getUTCDay() === 1

const byDifference = (a: Judged, b: Judged) =>
  Math.abs(b.clicks - b.usual) - Math.abs(a.clicks - a.usual)

/** The clicks of each airport on each day, yesterday first. */
async function countPerAirport(span: Span): Promise<Map<string, number[]>> {
  const counted = await rows<{ code: string; day: string; count: number }>(
    sql`select key as code, day::text as day, count from (${perDay('clicks', 'airport', span)}) days`,
  )
  const places = placesOf(span.period)
  const perAirport = new Map<string, number[]>()
  for (const { code, day, count } of counted) {
    const place = places.get(day)
    const days = perAirport.get(code) ?? together([])
    if (place !== undefined) days[place] = count
    perAirport.set(code, days)
  }
  return perAirport
}

/** How many days before the last each day is. */
function placesOf(period: Period): Map<string, number> {
  return new Map(
    daysOf(period)
      .toReversed()
      .map((day, place) => [day, place]),
  )
}

function together(all: number[][]): number[] {
  return Array.from({ length: judgedDays }, (_, day) => sum(all.map((days) => days[day] ?? 0)))
}

/** Up to this time of the day. */
async function countToday(now: Date): Promise<Morning['today']> {
  const counted = await rows<{ clicks: number }>(sql`
    select (
      select count(*)::int from affiliate_clicks
      where bot_reason is null
        and click_date >= day at time zone 'Europe/Amsterdam'
        and click_date < (day + passed) at time zone 'Europe/Amsterdam'
    ) as clicks
    from (
      select date_trunc('day', local) - week * interval '7 days' as day,
        local - date_trunc('day', local) as passed, week
      from (select ${now.toISOString()}::timestamptz at time zone 'Europe/Amsterdam' as local) clock,
        generate_series(0, ${comparedWeeks}::int) week
    ) days order by week`)
  const [today = 0, ...before] = counted.map(({ clicks }) => clicks)
  return { clicks: today, lowest: Math.min(...before), highest: Math.max(...before) }
}

/** By which source did these airports move? */
async function withSources(airports: AirportClicks[], span: Span): Promise<MovedAirport[]> {
  if (airports.length === 0) return []
  const counted = await rows<{ key: string; day: string; count: number }>(
    sql`select key, day::text as day, count from (${perDay('clicks', 'origin', span)}) days`,
  )
  const places = placesOf(span.period)
  return airports.map((airport) => {
    const { code, days } = airport
    const now = new Map<string, number>()
    const before = new Map<string, number>()
    for (const { key, day, count } of counted) {
      const [airportCode, source] = originOf(key)
      const place = places.get(day) ?? 0
      if (airportCode !== code || place % 7 >= days) continue
      const counts = place < 7 ? now : before
      counts.set(source, (counts.get(source) ?? 0) + count)
    }
    // The trend of the airport is that of each of its sources.
    const scale = airport.usual / Math.max(1, sum([...before.values()]))
    const sources = [...new Set([...now.keys(), ...before.keys()])].map((source) => ({
      source,
      clicks: now.get(source) ?? 0,
      usual: Math.round((before.get(source) ?? 0) * scale),
    }))
    return { ...airport, mostly: mostlyFrom(airport, sources) }
  })
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
