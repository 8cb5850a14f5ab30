import { type SortBy, sortParkings } from '#domain/filter/parking-filter.ts'
import type { PricedParking } from '#domain/parking/parking.ts'
import { priceAge } from '#domain/parking/price-age.ts'
import { type Quote, type QuotedStay, quote } from '#domain/quote/quote.ts'

/** A place in the list, with every number that went into it. */
export type PlacedParking = {
  id: number
  name: string
  /** In cents; null without a price for the stay. */
  total: number | null
  minutes: number
  checkedOn: string | null
  basis: Quote['basis']
}

type Asked = { stay: QuotedStay; sortBy: SortBy; today: string; priceStaleDays: number }

/** The list of an airport for a stay. The server and the browser of a reader both compute it. */
export function orderOf(parkings: PricedParking[], asked: Asked): PlacedParking[] {
  const quoted = parkings.map((parking) => ({
    ...parking,
    quote: quote(parking, asked.stay),
    age: priceAge(parking.priceCheckedOn, asked.today, asked),
  }))

  return sortParkings(quoted, asked.sortBy).map((parking) => ({
    id: parking.id,
    name: parking.name,
    total: parking.quote.total,
    minutes: parking.distance,
    checkedOn: parking.priceCheckedOn,
    basis: parking.quote.basis,
  }))
}

/** The places at which two lists differ, in parking or in total. */
export function differentPlaces(one: PlacedParking[], other: PlacedParking[]): number[] {
  const places = Array.from({ length: Math.max(one.length, other.length) }, (_, at) => at)
  return places.filter((at) => one[at]?.id !== other[at]?.id || one[at]?.total !== other[at]?.total)
}
