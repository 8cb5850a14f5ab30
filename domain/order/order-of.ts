import { type SortBy, sortParkings } from '#domain/filter/parking-filter.ts'
import type { PricedParking } from '#domain/parking/parking.ts'
import { withAge } from '#domain/parking/price-age.ts'
import { type QuotedStay, quote } from '#domain/quote/quote.ts'
import type { PlacedParking } from './placed-parking.ts'

type Asked = { stay: QuotedStay; sortBy: SortBy; today: string; priceStaleDays: number }

/** The list of an airport for a stay. The server and the browser of a reader both compute it. */
export function orderOf(parkings: PricedParking[], asked: Asked): PlacedParking[] {
  const quoted = parkings.map((parking) =>
    withAge({ ...parking, quote: quote(parking, asked.stay) }, asked.today, asked),
  )

  return sortParkings(quoted, asked.sortBy).map((parking) => ({
    id: parking.id,
    name: parking.name,
    total: parking.quote.total,
    minutes: parking.distance,
    checkedOn: parking.priceCheckedOn,
    basis: parking.quote.basis,
  }))
}
