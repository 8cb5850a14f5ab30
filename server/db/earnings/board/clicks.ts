import { type SQL, sql } from 'drizzle-orm'
import type { Breakdown } from '#domain/earnings/board/breakdown.ts'
import type { BoardPeriod } from '#domain/earnings/board/weeks.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { others } from '#server/statistics/measures.ts'
import { lastRolledUp, perDay, rows, type Span } from '#server/statistics/totals.ts'

export type Clicks = { key: string | null; now: number; before: number }

/** '3 12 AMS': the programme, the parking and the airport of clicks. Of the clicks beyond the keys of a day: none. */
const part = (place: number) => sql.raw(`split_part(nullif(key, '${others}'), ' ', ${place})`)
const known = (place: number) => sql`nullif(${part(place)}, '0')`

/** In which totals clicks are counted, and by what. */
const countedBy: Record<Breakdown | 'all', { dimension: string; key: SQL }> = {
  all: { dimension: 'programme', key: sql`'all'` },
  parking: { dimension: 'programme', key: known(2) },
  // Its parkings are counted first.
  provider: { dimension: 'programme', key: part(2) },
  programme: { dimension: 'programme', key: known(1) },
  airport: { dimension: 'programme', key: part(3) },
  position: { dimension: 'position', key: sql`key` },
  page: { dimension: 'page', key: sql`key` },
  source: { dimension: 'source', key: sql`key` },
  weekday: { dimension: 'programme', key: sql`extract(isodow from day)::text` },
}

/** People, each once a day, in these weeks and in those before until the same moment. */
export async function countClicks(by: Breakdown | 'all', board: BoardPeriod): Promise<Clicks[]> {
  const { dimension, key } = countedBy[by]
  const { period } = board
  const span = await spanOf(board)
  if (by === 'provider') {
    return rows<Clicks>(sql`
      select (select provider_id::text from parkings where parkings.id = nullif(place, '')::int) as key,
        sum(now)::int as now, sum(before)::int as before
      from (${counted(part(2), dimension, span, period)}) places(place, now, before) group by 1`)
  }
  return rows<Clicks>(counted(key, dimension, span, period))
}

/** The clicks of each programme at each parking. */
export const countPairs = async (board: BoardPeriod) =>
  rows<Clicks & { programmeId: number; parkingId: number }>(sql`
    select key, now, before, ${part(1)}::int as "programmeId", ${part(2)}::int as "parkingId"
    from (${counted(sql`${part(1)} || ' ' || ${part(2)}`, 'programme', await spanOf(board), board.period)}) pairs`)

const counted = (key: SQL, dimension: string, span: Span, period: BoardPeriod['period']) => sql`
  select ${key} as key,
    coalesce(sum(uniques) filter (where day between ${period.from} and ${period.to}), 0)::int as now,
    coalesce(sum(uniques) filter (where day <= ${span.former.to}), 0)::int as before
  from (${perDay('clicks', dimension, span)}) days group by 1`

async function spanOf({ period, former, asOf, until }: BoardPeriod): Promise<Span> {
  const rolled = await lastRolledUp()
  if (until === null) return { period, former, rolled, narrowing: {} }
  const to = amsterdamDay(new Date(asOf))
  const span = { period, former: { from: former.from, to }, rolled, narrowing: {} }
  const [row] = await rows<{ kept: boolean }>(sql`
    select coalesce((select min(click_date) from affiliate_clicks)
      < ${to}::date::timestamp at time zone 'Europe/Amsterdam', false) as kept`)
  // Of a day whose raw rows are deleted, only the whole is known.
  return row?.kept ? { ...span, until } : span
}
