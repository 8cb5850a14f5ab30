import { eq, inArray } from 'drizzle-orm'
import type { PageOf } from '#domain/admin/list-view.ts'
import { checkedPrices } from '#domain/check/checked-prices.ts'
import type { ListedParking, ParkingProvider } from '#domain/parking/parking.ts'
import { usualPrices } from '#domain/parking/parking-price.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { countDated, summariesOf } from '#server/db/checks/dated-lists.ts'
import { db } from '#server/db/client.ts'
import type { ListQuery } from '#server/db/list-page.ts'
import type { RowRef } from '#server/db/rows.ts'
import { parkings, providers, tariffs } from '#server/db/schema.ts'
import { listClosures } from './closures.ts'
import { listClicks } from './parking-clicks.ts'
import { isOneOf, listPriced, parkingRows } from './parkings.ts'
import { tariffColumns } from './priced-parkings.ts'

/** A page of the admin's list, with what is usual at the airport of each, who runs it, its clicks and when it is closed. */
export async function listedParkings(query: ListQuery): Promise<PageOf<ListedParking>> {
  const today = amsterdamDay(new Date())
  const page = await parkingRows.page(query)
  const usual = usualPrices(await listPriced(db, page.rows))
  const providerOf = await listProviders(page.rows)
  const ids = page.rows.map(({ id }) => id)
  const tariffsOf = await listTariffs(ids)
  const closuresOf = await listClosures({ ids }, today)
  const clicks = await listClicks()
  const datedOf = await summariesOf('parking', ids, query)
  return {
    ...page,
    counts: { ...page.counts, ...(await countDated('parking', query)) },
    rows: page.rows.map((row) => ({
      ...row,
      usualPrice: usual.get(row.id) ?? null,
      provider: providerOf.get(row.id) ?? null,
      checkedPrices: checkedPrices({ ...row, tariffs: tariffsOf.get(row.id) ?? [] }, today),
      clicks: clicks.get(row.id) ?? 0,
      comingClosures: closuresOf.get(row.id) ?? [],
      dated: datedOf(row.id),
    })),
  }
}

async function listProviders(rows: RowRef[]): Promise<Map<number, ParkingProvider>> {
  const found = await db
    .select({ parking: parkings.id, id: providers.id, name: providers.tradeName })
    .from(parkings)
    .innerJoin(providers, eq(providers.id, parkings.providerId))
    .where(isOneOf(rows))
  return new Map(found.map(({ parking, ...provider }) => [parking, provider]))
}

async function listTariffs(ids: number[]) {
  const found = await db
    .select({ id: tariffs.id, ...tariffColumns })
    .from(tariffs)
    .where(inArray(tariffs.parkingId, ids))
  return Map.groupBy(found, ({ parkingId }) => parkingId)
}
