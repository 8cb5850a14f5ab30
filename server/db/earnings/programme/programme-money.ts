import { sql } from 'drizzle-orm'
import { type Part, perProgramme } from '#domain/earnings/board/sums.ts'
import type { BoardPeriod } from '#domain/earnings/board/weeks.ts'
import { nightsFailed } from '#domain/earnings/fetch/fetch-run.ts'
import type { LastData, ProgrammesMoney } from '#domain/earnings/programme/programme-money.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { readUsual } from '#server/db/earnings/board/decided.ts'
import { listFetchedAccounts, listRuns } from '#server/db/earnings/fetch/accounts.ts'
import { conversionDay } from '#server/db/earnings/tables.ts'
import { rows } from '#server/statistics/totals.ts'
import { withoutProgramme } from './held-programmes.ts'

/** What is expected of each programme in these weeks, by day of the click, and when its data came. */
export async function readProgrammesMoney(
  { period, asOf, until }: BoardPeriod,
  now: Date,
): Promise<ProgrammesMoney> {
  const [parts, usual, typed, fetched, [counts]] = await Promise.all([
    rows<Part>(sql`select programme_id as "programmeId", null as key, count(*)::int as bookings,
        ${sumOf('open')}, ${sumOf('approved')}, ${sumOf('paid')}, ${sumOf('declined')}
      from conversions where ${conversionDay} between ${period.from} and ${period.to} group by 1`),
    readUsual(asOf),
    readTyped(),
    readFetched(),
    rows<{ parkings: number; without: number }>(sql`
      select (select count(*)::int from parkings) as parkings,
        (select count(*)::int from (${withoutProgramme(amsterdamDay(now))}) idle) as without`),
  ])
  const money = perProgramme(parts, usual.rates)
  return {
    period,
    until,
    programmes: usual.programmes.map(({ id }) => ({
      id,
      expected: money.get(id)?.expected ?? 0,
      last: fetched.get(id) ?? typed.get(id) ?? null,
    })),
    parkings: counts?.parkings ?? 0,
    withoutProgramme: counts?.without ?? 0,
  }
}

const sumOf = (state: string) =>
  sql.raw(`coalesce(sum(commission) filter (where state = '${state}'), 0)::int as ${state}`)

/** The last change by a file or by hand. */
async function readTyped(): Promise<Map<number, LastData>> {
  const found = await rows<{ id: number; by: 'file' | 'hand'; at: Date | string }>(sql`
    select distinct on (id) id, by, at from (
      select programme_id as id, history->-1->>'by' as by, max(updated_at) as at
      from conversions group by 1, 2
    ) changed where by in ('file', 'hand') order by id, at desc`)
  return new Map(
    found.map(({ id, by, at }) => [
      id,
      { by, at: new Date(at).toISOString(), nights: 0, failure: null, count: null },
    ]),
  )
}

/** Of the programmes that are fetched every night: the last that was had, or why nothing is. */
async function readFetched(): Promise<Map<number, LastData>> {
  const found = new Map<number, LastData>()
  for (const { id: account, programmes } of await listFetchedAccounts()) {
    const runs = await listRuns(account)
    for (const { id } of programmes) {
      const last = runs.find(({ failure, counts }) => failure === null && counts[id])
      const run = last ?? runs[0]
      if (!run) continue
      found.set(id, {
        ...{ by: 'fetch', at: run.at, nights: nightsFailed(runs) },
        ...{ failure: runs[0]?.failure ?? null, count: last?.counts[id] ?? null },
      })
    }
  }
  return found
}
