import { sql } from 'drizzle-orm'
import { maxClicksPerMinute } from '#domain/statistics/click.ts'
import { db } from '#server/db/client.ts'
import { lockTurns } from './visitors.ts'

export type NewClick = {
  parkingId: number
  listPosition: number | null
  listOrder: string | null
  page: string | null
  source: string | null
  dayHash: string
  /** Counts the clicks of a network. Not stored. */
  networkHash: string
  botReason: string | null
}

/**
 * Stores clicks in one transaction. A repeat by the same visitor on the same parking within half an
 * hour is marked but counts; a click over the limit of its network is marked as a flood.
 *
 * @returns for each click whether its parking exists; without a parking it is not stored
 */
export function addClicks(clicks: NewClick[]): Promise<boolean[]> {
  return db.transaction(async (tx) => {
    await lockTurns(
      tx,
      clicks.map(({ networkHash }) => networkHash),
    )
    const { rows } = (await tx.execute(storing(clicks))) as unknown as { rows: { nth: number }[] }
    const stored = new Set(rows.map(({ nth }) => nth))
    return clicks.map((_, nth) => stored.has(nth))
  })
}

/** One statement with one parameter, because the time of small statements is most of the work. */
const storing = (clicks: NewClick[]) => sql`
  with given as (
    select click.*, name, airport_code
    from json_to_recordset(${JSON.stringify(clicks.map((click, nth) => ({ nth, ...click })))}::json)
      as click(nth int, "parkingId" int, "listPosition" int, "listOrder" text, page text,
        source text, "dayHash" text, "networkHash" text, "botReason" text)
    join parkings on parkings.id = "parkingId"
  ), taken_before as (
    select key, count(*) as clicks from rate_limits
    where key in (select "networkHash" from given) and at > now() - interval '1 minute'
    group by key
  ), counted as (
    select given.*,
      row_number() over (partition by "networkHash" order by nth) + coalesce(
        (select clicks from taken_before where key = "networkHash"), 0
      ) <= ${maxClicksPerMinute} as is_allowed,
      row_number() over (partition by "parkingId", "dayHash" order by nth) > 1 or (
        select true from affiliate_clicks earlier
        where earlier.day_hash = "dayHash" and earlier.parking_id = "parkingId"
          and earlier.click_date > now() - interval '30 minutes'
        limit 1
      ) is not null as is_repeat
    from given
  ), taken as (
    insert into rate_limits (key) select "networkHash" from counted where is_allowed
  ), stored as (
    insert into affiliate_clicks (parking_id, parking_name, airport_code, list_position, list_order,
      page, source, day_hash, is_repeat, bot_reason)
    select "parkingId", name, airport_code, "listPosition", "listOrder", page, source, "dayHash",
      is_repeat, case when is_allowed then "botReason" else 'flood' end
    from counted order by nth
  )
  select nth from given`
