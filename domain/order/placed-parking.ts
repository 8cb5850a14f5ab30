import type { Quote } from '#domain/quote/quote.ts'

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

/** The places at which two lists differ, in parking or in total. */
export function differentPlaces(one: PlacedParking[], other: PlacedParking[]): number[] {
  const places = Array.from({ length: Math.max(one.length, other.length) }, (_, at) => at)
  return places.filter((at) => one[at]?.id !== other[at]?.id || one[at]?.total !== other[at]?.total)
}
