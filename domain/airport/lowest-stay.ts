import { type PriceCheck, priceAgeText, withAge } from '#domain/parking/price-age.ts'
import { dayLaterLabel } from '#domain/quote/day-later.ts'
import type { QuotedStay } from '#domain/quote/quote.ts'
import { type ChargingParking, quotedParkings } from '#domain/quote/quoted-parkings.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { lowerFirst } from '#domain/text/text.ts'

/** The least that a stay costs at an airport. */
export type LowestStay = {
  /** In whole cents. */
  total: number
  check: LowestCheck
  /** Whether a surcharge may come on top of it, for times that are not given. */
  mayCome: boolean
}

/** When the lowest price of an airport was checked. */
export type LowestCheck = {
  /** The day, if somebody looked at it and it did not change since. */
  on: string | null
  isFresh: boolean
  /** 'prijs gecontroleerd op 12 november 2026' */
  text: string
}

/**
 * An airport with both; `lowestStay` is null if the stay can't be booked there, and absent without a stay, and
 * `lowestCheck` is that of the price per day.
 */
export type WithLowestStay = { lowestCheck?: LowestCheck | null; lowestStay?: LowestStay | null }

type Settings = { priceStaleDays: number }

/** In the words of the parking's own card. */
export function lowestCheck(
  parking: Parameters<typeof withAge>[0],
  today: string,
  settings: Settings,
): LowestCheck {
  const { age, ...check } = withAge(parking, today, settings)
  const { isSample, isPriceChanged, priceCheckedOn } = check
  return {
    on: isSample || isPriceChanged ? null : priceCheckedOn,
    isFresh: age === 'fresh',
    text: lowerFirst(priceAgeText(check, age)),
  }
}

type Charging = ChargingParking & PriceCheck & { airportCode: string }

/** The lowest of the totals that the page of the airport lists; of equal ones that of its first parking. */
export function lowestStay(
  parkings: Charging[],
  stay: QuotedStay,
  checkOf: (parking: PriceCheck) => LowestCheck,
): LowestStay | null {
  const [lowest] = quotedParkings(parkings, stay).toSorted((a, b) => a.quote.total - b.quote.total)
  if (!lowest) return null
  const { total, mayCome } = lowest.quote
  return {
    total,
    check: checkOf(lowest),
    mayCome: mayCome.some(({ label }) => label !== dayLaterLabel),
  }
}

/** The airports, with what this stay costs there. */
export function withLowestStays<Airport extends { code: string }>(
  airports: Airport[],
  parkings: Charging[],
  stay: TimedStay,
  checkOf: (parking: PriceCheck) => LowestCheck,
): (Airport & WithLowestStay)[] {
  const parkingsAt = Map.groupBy(parkings, ({ airportCode }) => airportCode)
  return airports.map((airport) => ({
    ...airport,
    lowestStay: lowestStay(parkingsAt.get(airport.code) ?? [], stay, checkOf),
  }))
}
