import { asc, lt, sql } from 'drizzle-orm'
import { basketDaysOf, monthOf } from '#domain/basket/basket-question.ts'
import { type BasketPrice, priceBasket } from '#domain/basket/price-basket.ts'
import { db } from './client.ts'
import { perContentVersion } from './content-version.ts'
import { listPricedParkings } from './parkings/priced-parkings.ts'
import { priceBaskets } from './schema.ts'
import { findSettings } from './settings.ts'

/** Those of today, and those of each month before as it was kept. */
export async function listBasketPrices(today: string): Promise<BasketPrice[]> {
  const [kept, current] = await Promise.all([listKept(monthOf(today)), measure(today)])
  return [...kept, ...current]
}

const { month, airportCode, days, lowest, middle, parkings } = priceBaskets

/** Months that are over no longer change, so they may be cached. */
const listKept = perContentVersion(async (before: string): Promise<BasketPrice[]> => {
  return db
    .select({ month, airportCode, days, lowest, middle, parkings })
    .from(priceBaskets)
    .where(lt(month, before))
    .orderBy(asc(month), asc(airportCode), asc(days))
})

/** What is measured today. */
export const measure = perContentVersion(async (today: string) =>
  priceBasket(await listPricedParkings(), today, basketDaysOf(await findSettings())),
)

/**
 * Keeps the prices of a month. What was kept of it before is replaced; a price that can no longer be
 * measured stays as it was.
 */
export async function keepPrices(prices: BasketPrice[]): Promise<void> {
  if (prices.length === 0) return
  await db
    .insert(priceBaskets)
    .values(prices)
    .onConflictDoUpdate({
      target: [month, airportCode, days],
      set: {
        lowest: sql`excluded.lowest`,
        middle: sql`excluded.middle`,
        parkings: sql`excluded.parkings`,
      },
      setWhere: sql`(${lowest}, ${middle}, ${parkings}) is distinct from (excluded.lowest, excluded.middle, excluded.parkings)`,
    })
}
