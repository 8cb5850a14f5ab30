import { and, eq, gt } from 'drizzle-orm'
import { maxClicksPerMinute } from '#domain/statistics/click.ts'
import { db } from '#server/db/client.ts'
import { affiliateClicks, parkings } from '#server/db/schema.ts'
import { takeTurn } from './visitors.ts'

const again = 30 * 60_000

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
 * Keeps a click. One by the same visitor on the same parking within half an hour counts too, but is
 * marked; one too many from its network is kept apart.
 *
 * @returns whether there is such a parking
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
        gt(affiliateClicks.clickDate, new Date(Date.now() - again)),
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
