import { sql } from 'drizzle-orm'
import {
  type AirportClicks,
  type Morning,
  type MovedAirport,
  mostlyFrom,
} from '#domain/admin/morning.ts'
import { daysOf } from '#domain/statistics/period.ts'
import {
  comparedWeeks,
  type Judged,
  judgeAirports,
  judgedDays,
  judgeSite,
} from '#domain/statistics/usual-clicks.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { within } from './measures.ts'
import { airportNames, spanOf } from './report.ts'
import { perDay, rows } from './totals.ts'

type MorningClicks = Pick<
  Morning,
  'yesterday' | 'sameWeekdays' | 'site' | 'today' | 'moved' | 'largest' | 'usualAirports'
>

/** Of the airports within their usual spread, those that are shown with it. */
const maxLargest = 4

/** Which clicks of yesterday, or of the days up to it, are not as usual? */
export async function readMorningClicks(now = new Date()): Promise<MorningClicks> {
  const yesterday = dayAfter(amsterdamDay(now), -1)
  const [counts, names, today] = await Promise.all([
    countPerAirport(yesterday),
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

  return {
    yesterday: { day: yesterday, clicks: perSite[0] ?? 0 },
    sameWeekdays: Array.from({ length: comparedWeeks }, (_, week) => perSite[7 * (week + 1)] ?? 0),
    site: judgeSite({ perDay: perSite }) ?? null,
    today,
    moved: await withSources(
      judged.filter(({ outside }) => outside).toSorted(byDifference),
      yesterday,
    ),
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

const byDifference = (a: Judged, b: Judged) =>
  Math.abs(b.clicks - b.usual) - Math.abs(a.clicks - a.usual)

/** The clicks of each airport on each day, yesterday first. */
async function countPerAirport(yesterday: string): Promise<Map<string, number[]>> {
  const period = { from: dayAfter(yesterday, 1 - judgedDays), to: yesterday }
  const span = { ...(await spanOf(period)), former: period }
  const counted = await rows<{ code: string; day: string; count: number }>(
    sql`select key as code, day::text as day, count from (${perDay('clicks', 'airport', span)}) days`,
  )
  const places = new Map(
    daysOf(period)
      .toReversed()
      .map((day, place) => [day, place]),
  )
  const perAirport = new Map<string, number[]>()
  for (const { code, day, count } of counted) {
    const place = places.get(day)
    const days = perAirport.get(code) ?? together([])
    if (place !== undefined) days[place] = count
    perAirport.set(code, days)
  }
  return perAirport
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

/** By which source did these airports move? Only the raw rows have both. */
async function withSources(airports: AirportClicks[], yesterday: string): Promise<MovedAirport[]> {
  return Promise.all(
    airports.map(async (airport) => ({ ...airport, mostly: await mostlyOf(airport, yesterday) })),
  )
}

async function mostlyOf(
  airport: AirportClicks,
  yesterday: string,
): Promise<MovedAirport['mostly']> {
  const { code, days } = airport
  const windows = Array.from({ length: comparedWeeks + 1 }, (_, week) => {
    const to = dayAfter(yesterday, -7 * week)
    return within(sql`click_date`, dayAfter(to, 1 - days), to)
  })
  const [now = sql`false`, ...before] = windows
  const sources = await rows<{ source: string; clicks: number; before: number }>(sql`
    select coalesce(source, 'direct') as source,
      (count(*) filter (where ${now}))::int as clicks,
      (count(*) filter (where not (${now})))::int as before
    from affiliate_clicks
    where bot_reason is null and airport_code = ${code} and (${sql.join([now, ...before], sql` or `)})
    group by 1`)
  // The trend of the airport is that of each of its sources.
  const scale = airport.usual / Math.max(1, sum(sources.map(({ before }) => before)))
  return mostlyFrom(
    airport,
    sources.map(({ source, clicks, before }) => ({
      source,
      clicks,
      usual: Math.round(before * scale),
    })),
  )
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
