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
  type StoppedCounts,
  stopped,
  uncoupled,
  withoutBookings,
} from '#domain/earnings/board/findings.ts'
import type { BoardPeriod } from '#domain/earnings/board/weeks.ts'
import { type Network, networks } from '#domain/earnings/programme/network.ts'
import { hostOf, isWithin } from '#domain/outbound/outbound-link.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { amsterdamMinute } from '#domain/text/local-moment.ts'
import { conversionDay } from '#server/db/earnings/tables.ts'
import { rows } from '#server/statistics/totals.ts'
import { withoutProgramme } from './board.ts'
import { countPairs } from './clicks.ts'

/** What stands out in these weeks, the surest first. */
export async function readFindings(weeks: BoardPeriod, now: Date): Promise<Finding[]> {
  const today = amsterdamDay(now)
  const [pairs, names, bookings, declines, stops, hosts, idle, fetches] = await Promise.all([
    countPairs(weeks),
    readNames(),
    readBookings(weeks),
    readDeclines(weeks),
    readStops(weeks),
    readHosts(today),
    rows<{ id: number }>(withoutProgramme(today)),
    readFetches(),
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

/** When the last booking of each active programme was, and the clicks until that day and since. */
const readStops = ({ former, period }: BoardPeriod) =>
  rows<StoppedCounts>(sql`
    with lasts as (
      select programme_id, max((booked_at at time zone 'Europe/Amsterdam')::date) as last,
        count(*) filter (where (booked_at at time zone 'Europe/Amsterdam')::date >= ${former.from})::int as bookings
      from conversions where not is_sample group by programme_id
    )
    select programmes.id, programmes.name, last::text as last, bookings,
      coalesce(sum(uniques) filter (where day <= last), 0)::int as clicks,
      coalesce(sum(uniques) filter (where day > last), 0)::int as "clicksSince"
    from lasts join programmes on programmes.id = programme_id and status = 'active'
      left join daily_totals on measure = 'clicks' and dimension = 'programme'
        and day between ${former.from} and ${period.to} and split_part(key, ' ', 1) = programme_id::text
    where last >= ${former.from}
    group by programmes.id, programmes.name, last, bookings`)

const readHosts = (today: string) =>
  rows<{ id: number; name: string; affiliateUrl: string; programme: string; hosts: string[] }>(sql`
    select parkings.id, parkings.name, affiliate_url as "affiliateUrl", programmes.name as programme, hosts
    from parkings join lateral (
      select programme_id from couplings
      where couplings.parking_id = parkings.id and starts_on <= ${today}
      order by starts_on desc limit 1
    ) coupled on true join programmes on programmes.id = coupled.programme_id
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

type Account = Parameters<typeof failed>[0][number]

/** How often in a row each account failed, one time a night. */
async function readFetches(): Promise<Account[]> {
  const found = await rows<{
    network: Network
    programmes: string[] | null
    nights: number
    failure: string
    last: Date | string | null
  }>(sql`
    select network, (select array_agg(name order by name) from programmes
        where account_id = accounts.id and is_fetched) as programmes,
      (select count(distinct (at at time zone 'Europe/Amsterdam')::date)::int from fetch_runs
        where account_id = accounts.id and at > coalesce(good.at, '-infinity')) as nights,
      newest.failure, good.at as last
    from network_accounts accounts
      join lateral (select failure from fetch_runs where account_id = accounts.id
        order by at desc limit 1) newest on newest.failure is not null
      left join lateral (select max(at) as at from fetch_runs
        where account_id = accounts.id and failure is null) good on true`)
  return found.map(({ network, programmes, last, ...account }) => ({
    ...account,
    network: networks[network],
    programmes: programmes ?? [],
    last: last === null ? null : amsterdamMinute(new Date(last).toISOString()),
  }))
}
