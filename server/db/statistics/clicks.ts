import { and, eq, gt } from 'drizzle-orm'
import { maxClicksPerMinute } from '#domain/statistics/click.ts'
import { db } from '#server/db/client.ts'
import { affiliateClicks, parkings } from '#server/db/schema.ts'
import { takeTurn } from './visitors.ts'

const repeatWindowMs = 30 * 60_000

export type NewClick = {
  parkingId: number
  listPosition: number | null
  listOrder: string | null
  page: string | null
  source: string | null
  dayHash: string
  botReason: string | null
}

/**
 * Stores a click. A repeat by the same visitor on the same parking within half an hour is marked
 * but counts; a click over the limit of its network is marked as a flood.
 *
 * @returns whether the parking exists
 */
export function addClick(click: NewClick, networkHash: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [parking] = await tx
      .select({ parkingName: parkings.name, airportCode: parkings.airportCode })
      .from(parkings)
      .where(eq(parkings.id, click.parkingId))
    if (!parking) return false

    const isFlood = (await takeTurn(tx, networkHash, maxClicksPerMinute, 1)) > 0
    const before = await tx.$count(
      affiliateClicks,
      and(
        eq(affiliateClicks.parkingId, click.parkingId),
        eq(affiliateClicks.dayHash, click.dayHash),
        gt(affiliateClicks.clickDate, new Date(Date.now() - repeatWindowMs)),
      ),
    )
    await tx.insert(affiliateClicks).values({
      ...click,
      ...parking,
      isRepeat: before > 0,
      botReason: isFlood ? 'flood' : click.botReason,
    })
    return true
  })
}
