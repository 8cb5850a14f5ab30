import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { PriceCheck } from '#domain/parking/price-age.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { db } from '#server/db/client.ts'
import { perContentVersion } from '#server/db/content-version.ts'
import { airports, parkings, priceToday, tariffs } from '#server/db/schema.ts'
import { tariffColumns } from './priced-parkings.ts'

export type CheapestParking = PriceCheck & { tariffs: Tariff[] }

/** Of each airport, by its code, the parking that has its lowest price per day. */
export const listCheapest = perContentVersion(async (): Promise<Map<string, CheapestParking>> => {
  const { id, priceCheckedOn, isPriceChanged, isSample } = parkings
  const cheapest = db
    .select({ id, priceCheckedOn, isPriceChanged, isSample })
    .from(parkings)
    .where(and(eq(parkings.airportCode, airports.code), isNull(parkings.unavailable)))
    .orderBy(asc(priceToday(parkings)), asc(id))
    .limit(1)
    .as('cheapest')
  const found = await db
    .select({
      code: airports.code,
      id: cheapest.id,
      priceCheckedOn: cheapest.priceCheckedOn,
      isPriceChanged: cheapest.isPriceChanged,
      isSample: cheapest.isSample,
    })
    .from(airports)
    .crossJoinLateral(cheapest)
  const ids = found.map(({ id }) => id)
  const charged = await db
    .select(tariffColumns)
    .from(tariffs)
    .where(inArray(tariffs.parkingId, ids))
  const tariffsOf = Map.groupBy(charged, ({ parkingId }) => parkingId)

  return new Map(
    found.map(({ code, id, ...parking }) => [
      code,
      { ...parking, tariffs: tariffsOf.get(id) ?? [] },
    ]),
  )
})
