import { sql } from 'drizzle-orm'
import { type StoppedCounts, whichStopped } from '#domain/earnings/board/findings.ts'
import type { StoppedProgramme } from '#domain/earnings/board/stopped-programme.ts'
import { readWeeks } from '#domain/earnings/board/weeks.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { conversionDay } from '#server/db/earnings/tables.ts'
import { rows } from '#server/statistics/totals.ts'

/**
 * The active programmes whose clicks go on while their bookings stopped, in the usual weeks of the board. The dashboard
 * asks it each time: as long as every programme has a booking of the last days it reads no more than those.
 */
export async function listStopped(now = new Date()): Promise<StoppedProgramme[]> {
  const weeks = readWeeks({}, now)
  if (!weeks.ok || !(await isAnyQuiet(dayAfter(amsterdamDay(now), -1)))) return []
  const { former, period } = weeks.value
  const stopped = whichStopped(await readStops(former.from, period.to))
  return stopped.map(({ id, name, last, clicksSince }) => ({
    ...{ programme: { id, name }, last, clicks: clicksSince },
  }))
}

/** Whether an active programme has no booking whose click was on this day or later. */
async function isAnyQuiet(from: string): Promise<boolean> {
  const found = await rows(sql`
    select id from programmes where status = 'active' and not is_sample
      and id not in (select programme_id from conversions where ${conversionDay} >= ${from})
    limit 1`)
  return found.length > 0
}

/**
 * When the last booking of each active programme was, and the clicks until that day and since. Of one that is not
 * fetched, nobody knows what came after its last file, or was typed last.
 */
export const readStops = (from: string, to: string) =>
  rows<StoppedCounts>(sql`
    with lasts as (
      select programme_id, max(day) as last, count(*) filter (where day >= ${from})::int as bookings,
        (max(told_at) at time zone 'Europe/Amsterdam')::date as told
      from (
        select programme_id, (booked_at at time zone 'Europe/Amsterdam')::date as day,
          case when history->-1->>'by' in ('file', 'hand') then updated_at end as told_at
        from conversions where not is_sample
      ) booked group by programme_id
    ), clicked as (
      select split_part(key, ' ', 1) as programme, day, sum(uniques) as clicks from daily_totals
      where measure = 'clicks' and dimension = 'programme' and day between ${from} and ${to}
      group by 1, 2
    )
    select id, name, last::text as last, bookings,
      coalesce(sum(clicks) filter (where day <= last), 0)::int as clicks,
      coalesce(sum(clicks) filter (where day > last and (is_fetched or day <= told)), 0)::int as "clicksSince"
    from lasts join programmes on id = programme_id and status = 'active'
      left join clicked on programme = id::text
    where last >= ${from} group by id, name, last, bookings order by name`)
