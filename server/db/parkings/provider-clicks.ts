import { sql } from 'drizzle-orm'
import type { ParkingClicks } from '#domain/provider/provider.ts'
import { today } from '#server/db/checks/dated-items.ts'
import { clicksUntil } from '#server/db/checks/due-items.ts'
import { rows } from '#server/statistics/totals.ts'

/** The clicks of visitors in 30 days to the parkings of a provider; those without any are left out. */
export async function clicksOfProvider(provider: number): Promise<ParkingClicks[]> {
  return rows(sql`
    with ${await clicksUntil(today())}
    select parkings.id, reach.clicks from reach join parkings on parkings.id = reach.parking_id
    where parkings.provider_id = ${provider} order by parkings.id`)
}
