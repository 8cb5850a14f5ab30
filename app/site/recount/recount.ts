import { readJson } from '#app/site/page/read-once.ts'
import type { SortBy } from '#domain/filter/parking-filter.ts'
import { orderOf } from '#domain/order/order-of.ts'
import type { PlacedParking } from '#domain/order/placed-parking.ts'
import type { PricedParking } from '#domain/parking/parking.ts'
import type { QuotedStay } from '#domain/quote/quote.ts'

type Question = {
  airport: string
  stay: QuotedStay
  sortBy: SortBy
  today: string
  priceStaleDays: number
}

export type Recounted = { order: PlacedParking[]; milliseconds: number }

/** The order as this browser computes it. Loaded when it is asked: it brings the quote along. */
export async function recount({ airport, ...asked }: Question): Promise<Recounted> {
  const parkings = await readJson<PricedParking[]>(
    `/api/parkings?airport=${encodeURIComponent(airport)}`,
  )
  const start = performance.now()
  const order = orderOf(parkings, asked)
  return { order, milliseconds: Math.ceil(performance.now() - start) }
}
