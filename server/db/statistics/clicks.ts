import { and, gt, inArray } from 'drizzle-orm'
import { maxClicksPerMinute } from '#domain/statistics/click.ts'
import { type Database, db } from '#server/db/client.ts'
import { affiliateClicks, parkings } from '#server/db/schema.ts'
import { takeTurns } from './visitors.ts'

const repeatWindowMs = 30 * 60_000

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
    const ids = [...new Set(clicks.map(({ parkingId }) => parkingId))]
    const found = await tx
      .select({ id: parkings.id, parkingName: parkings.name, airportCode: parkings.airportCode })
      .from(parkings)
      .where(inArray(parkings.id, ids))
    const names = new Map(found.map(({ id, ...parking }) => [id, parking]))
    const stored = clicks.filter(({ parkingId }) => names.has(parkingId))
    if (stored.length > 0) await insertClicks(tx, stored, names)
    return clicks.map(({ parkingId }) => names.has(parkingId))
  })
}

async function insertClicks(
  tx: Database,
  clicks: NewClick[],
  names: Map<number, { parkingName: string; airportCode: string }>,
): Promise<void> {
  const networks = clicks.map(({ networkHash }) => networkHash)
  const counts = await takeTurns(tx, networks, maxClicksPerMinute, 1)
  const seen = await recentClicks(tx, clicks)

  const rows = clicks.map(({ networkHash: _, ...click }, at) => {
    const key = keyOf(click)
    const isRepeat = seen.has(key)
    seen.add(key)
    const parking = names.get(click.parkingId)
    if (!parking) throw new Error('only clicks on known parkings are stored')
    return { ...click, ...parking, isRepeat, botReason: counts[at] ? click.botReason : 'flood' }
  })
  await tx.insert(affiliateClicks).values(rows)
}

/** The visitors and parkings of these clicks that clicked before, within half an hour. */
async function recentClicks(tx: Database, clicks: NewClick[]): Promise<Set<string>> {
  const recent = await tx
    .selectDistinct({ parkingId: affiliateClicks.parkingId, dayHash: affiliateClicks.dayHash })
    .from(affiliateClicks)
    .where(
      and(
        inArray(
          affiliateClicks.parkingId,
          clicks.map(({ parkingId }) => parkingId),
        ),
        inArray(
          affiliateClicks.dayHash,
          clicks.map(({ dayHash }) => dayHash),
        ),
        gt(affiliateClicks.clickDate, new Date(Date.now() - repeatWindowMs)),
      ),
    )
  return new Set(recent.map(keyOf))
}

const keyOf = ({ parkingId, dayHash }: { parkingId: number | null; dayHash: string | null }) =>
  `${parkingId} ${dayHash}`
