import { and, eq, gt } from 'drizzle-orm'
import { db } from './client.ts'
import { affiliateClicks, parkings } from './schema.ts'

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
 * Keeps a click. One by the same visitor on the same lot within half an hour counts too, but is
 * marked.
 *
 * @returns whether there is such a lot
 */
export async function addClick(click: NewClick): Promise<boolean> {
  const [parking] = await db
    .select({ parkingName: parkings.name, airportCode: parkings.airportCode })
    .from(parkings)
    .where(eq(parkings.id, click.parkingId))
  if (!parking) return false

  const isRepeat = await db.$count(
    affiliateClicks,
    and(
      eq(affiliateClicks.parkingId, click.parkingId),
      eq(affiliateClicks.dayHash, click.dayHash),
      gt(affiliateClicks.clickDate, new Date(Date.now() - again)),
    ),
  )
  await db.insert(affiliateClicks).values({ ...click, ...parking, isRepeat: isRepeat > 0 })
  return true
}
