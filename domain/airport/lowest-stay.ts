import { type PriceCheck, shownCheck } from '#domain/parking/price-age.ts'
import { dayLaterLabel } from '#domain/quote/day-later.ts'
import type { QuotedStay } from '#domain/quote/quote.ts'
import { type ChargingParking, quotedParkings } from '#domain/quote/quoted-parkings.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'

/** The least that a stay costs at an airport. */
export type LowestStay = {
  /** In whole cents. */
  total: number
  /** The day on which that price was checked, if it was and did not change since. */
  checkedOn: string | null
  /** Whether a surcharge may come on top of it, for times that are not given. */
  mayCome: boolean
}

/** An airport with it; null if the stay can't be booked there, absent without a stay. */
export type WithLowestStay = { lowestStay?: LowestStay | null }

type Charging = ChargingParking & PriceCheck & { airportCode: string }

/** The lowest of the totals that the page of the airport lists; of equal ones that of its first parking. */
export function lowestStay(parkings: Charging[], stay: QuotedStay): LowestStay | null {
  const [lowest] = quotedParkings(parkings, stay).toSorted((a, b) => a.quote.total - b.quote.total)
  if (!lowest) return null
  const { total, mayCome } = lowest.quote
  const { priceCheckedOn, isPriceChanged } = shownCheck(lowest)
  return {
    total,
    checkedOn: lowest.isSample || isPriceChanged ? null : priceCheckedOn,
    mayCome: mayCome.some(({ label }) => label !== dayLaterLabel),
  }
}

/** The airports, with what this stay costs there. */
export function withLowestStays<Airport extends { code: string }>(
  airports: Airport[],
  parkings: Charging[],
  stay: TimedStay,
): (Airport & WithLowestStay)[] {
  const parkingsAt = Map.groupBy(parkings, ({ airportCode }) => airportCode)
  return airports.map((airport) => ({
    ...airport,
    lowestStay: lowestStay(parkingsAt.get(airport.code) ?? [], stay),
  }))
}
