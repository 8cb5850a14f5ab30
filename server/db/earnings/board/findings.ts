import { sql } from 'drizzle-orm'
import {
  bySurety,
  type DeclineCounts,
  type EndedProgramme,
  ended,
  type Finding,
  failed,
  manyDeclined,
  outside,
  stopped,
  uncoupled,
  withoutBookings,
} from '#domain/earnings/board/findings.ts'
import type { BoardPeriod } from '#domain/earnings/board/weeks.ts'
import { hostOf, isWithin } from '#domain/outbound/outbound-link.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { listFailingFetches } from '#server/db/earnings/fetch/failing-fetches.ts'
import { heldOn, withoutProgramme } from '#server/db/earnings/programme/held-programmes.ts'
import { conversionDay } from '#server/db/earnings/tables.ts'
import { rows } from '#server/statistics/totals.ts'
import { countPairs } from './clicks.ts'
import { readStops } from './stopped.ts'

/** What stands out in these weeks, the surest first. */
export async function readFindings(weeks: BoardPeriod, now: Date): Promise<Finding[]> {
  const today = amsterdamDay(now)
  const [pairs, names, bookings, declines, stops, hosts, idle, fetches] = await Promise.all([
    countPairs(weeks),
    readNames(),
    readBookings(weeks),
    readDeclines(weeks),
    readStops(weeks.former.from, weeks.period.to),
    readHosts(today),
    rows<{ id: number }>(withoutProgramme(today)),
    listFailingFetches(),
  ])
  const { parkings, programmes } = names
  const isIdle = new Set(idle.map(({ id }) => id))
  const nameOf = (id: number) => parkings.get(id) ?? 'Een verwijderde parking'
  const booked = new Map(bookings.map(({ key, count }) => [key, count]))
  const ofProgramme = pairs.flatMap(({ key, programmeId, parkingId, now: clicks }) => {
    const programme = programmes.get(programmeId)
    if (!programme || !key) return []
    return [
      {
        programmeId,
        programme,
        parkingId,
        parking: nameOf(parkingId),
        clicks,
        bookings: booked.get(key) ?? 0,
      },
    ]
  })

  return bySurety([
    ...failed(fetches),
    ...ended(await readEnded(weeks)),
    ...uncoupled(
      [
        ...Map.groupBy(
          pairs.filter(({ parkingId }) => isIdle.has(parkingId)),
          ({ parkingId }) => parkingId,
        ),
      ].map(([id, own]) => ({
        name: nameOf(id),
        clicks: own.reduce((sum, pair) => sum + pair.now, 0),
      })),
    ),
    ...manyDeclined(declines, weeks.period.from),
    ...stopped(stops),
    ...outside(
      hosts
        .filter(({ hosts, affiliateUrl }) => hosts.length > 0 && !isWithin(affiliateUrl, hosts))
        .map(({ id, name, programme, affiliateUrl }) => ({
          id,
          name,
          programme,
          host: hostOf(affiliateUrl),
        })),
    ),
    ...withoutBookings(ofProgramme),
  ])
}

async function readNames() {
  const [parkings, programmes] = await Promise.all([
    rows<{ id: number; name: string }>(sql`select id, name from parkings`),
    rows<{ id: number; name: string }>(sql`select id, name from programmes`),
  ])
  const byId = (all: { id: number; name: string }[]) =>
    new Map(all.map(({ id, name }) => [id, name]))
  return { parkings: byId(parkings), programmes: byId(programmes) }
}

/** The bookings of the clicks of each programme at each parking. */
const readBookings = ({ period }: BoardPeriod) =>
  rows<{ key: string; count: number }>(sql`
    select programme_id || ' ' || parking_id as key, count(*)::int as count from conversions
    where ${conversionDay} between ${period.from} and ${period.to} and parking_id is not null group by 1`)

/** What was decided in these weeks and before them. A sample is no reason to call anyone. */
const readDeclines = ({ period }: BoardPeriod) =>
  rows<DeclineCounts>(sql`
    select programmes.id, programmes.name,
      count(*) filter (where is_new and state = 'declined')::int as declined,
      count(*) filter (where is_new)::int as decided,
      count(*) filter (where not is_new and state = 'declined')::int as "formerDeclined",
      count(*) filter (where not is_new)::int as "formerDecided"
    from (
      select programme_id, state, ${conversionDay} >= ${period.from} as is_new from conversions
      where state <> 'open' and not is_sample and ${conversionDay} <= ${period.to}
    ) decided join programmes on programmes.id = programme_id
    group by programmes.id, programmes.name`)

const readHosts = (today: string) =>
  rows<{ id: number; name: string; affiliateUrl: string; programme: string; hosts: string[] }>(sql`
    select parkings.id, parkings.name, affiliate_url as "affiliateUrl", programmes.name as programme, hosts
    from parkings join ${heldOn(sql`${today}`)} held on held.parking_id = parkings.id
      join programmes on programmes.id = held.programme_id
    where status = 'active' and not parkings.is_sample`)

/** The clicks of programmes since they ended, by the parking that has most of them. */
const readEnded = ({ period }: BoardPeriod) =>
  rows<EndedProgramme>(sql`
    select id, name, status, since, sum(clicks)::int as clicks,
      (array_agg(parking order by clicks desc))[1] as parking
    from (
      select programmes.id, programmes.name, status, status_since::text as since,
        (select parkings.name from parkings where parkings.id = nullif(split_part(key, ' ', 2), '')::int) as parking,
        sum(uniques) as clicks
      from programmes join daily_totals on measure = 'clicks' and dimension = 'programme'
        and day between ${period.from} and ${period.to} and day >= status_since
        and split_part(key, ' ', 1) = programmes.id::text
      where status <> 'active' group by 1, 2, 3, 4, 5
    ) since group by id, name, status, since`)
