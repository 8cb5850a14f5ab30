import { sql } from 'drizzle-orm'
import { maxClicksPerMinute, repeatMinutes } from '#domain/statistics/click.ts'
import { db } from '#server/db/client.ts'

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
  reference: string | null
}

/**
 * Stores clicks in one transaction, by one call of a function in the database: a statement takes longer to
 * plan and to send than to run. A repeat (`isRepeat`) is marked but counts; a click over the limit of its network is marked as a flood.
 *
 * @returns for each click whether its parking exists; without a parking it is not stored
 */
export async function addClicks(clicks: NewClick[]): Promise<boolean[]> {
  const given = JSON.stringify(clicks.map((click, nth) => ({ nth, ...click })))
  const { rows } = (await db.execute(
    sql`select store_clicks(${given}::json, ${maxClicksPerMinute}::int, ${repeatMinutes}::int) as nth`,
  )) as unknown as { rows: { nth: number }[] }
  const stored = new Set(rows.map(({ nth }) => nth))
  return clicks.map((_, nth) => stored.has(nth))
}
