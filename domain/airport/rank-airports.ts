import { byName } from '#domain/quote/by-name.ts'
import { middleTotal } from '#domain/quote/middle-total.ts'
import type { QuotedStay } from '#domain/quote/quote.ts'
import { type ChargingParking, quotedParkings } from '#domain/quote/quoted-parkings.ts'
import { type Transfer, typicalMinutes, worstMinutes } from '#domain/transfer/transfer.ts'
import type { Airport } from './airport.ts'

type PlacedAirport = Pick<Airport, 'code' | 'name' | 'slug'>

type RankedParking = ChargingParking & {
  airportCode: string
  transfer: Transfer | null
  /** Whether it is the airport's own; what is unknown is not. */
  isOfficial: boolean
}

/** An airport with what the same stay costs there. Amounts are whole cents. */
export type RankedAirport = PlacedAirport & {
  /** Of the parkings where it can be booked. */
  cheapest: CheapestStay | null
  middle: number | null
  /** What the cheapest of the airport's own parkings costs; null while that is unknown. */
  official: number | null
  hasParkings: boolean
}

export type CheapestStay = {
  parking: string
  total: number
  pricePerDay: number
  /** Whether it may be less once the times are given. */
  isUpperBound: boolean
  isEstimate: boolean
  /** Whether the price was not checked for long. */
  isOutdated: boolean
  minutes: number
  /** Minutes for who just misses a ride; null while that is unknown. */
  worst: number | null
}

/**
 * The airports, the lowest total first; equal ones by price per day, minutes and name. Airports where this
 * stay can't be booked come after them, those without parkings last, both in the order given.
 */
export function rankAirports(
  airports: PlacedAirport[],
  parkings: RankedParking[],
  stay: QuotedStay,
): RankedAirport[] {
  const parkingsAt = Map.groupBy(parkings, ({ airportCode }) => airportCode)

  return airports
    .map((airport) => ranked(airport, parkingsAt.get(airport.code) ?? [], stay))
    .toSorted(
      (a, b) =>
        Number(b.hasParkings) - Number(a.hasParkings) ||
        Number(b.cheapest !== null) - Number(a.cheapest !== null) ||
        (a.cheapest && b.cheapest ? cheaperFirst(a.cheapest, b.cheapest) || byName(a, b) : 0),
    )
}

function ranked(
  { code, name, slug }: PlacedAirport,
  parkings: RankedParking[],
  stay: QuotedStay,
): RankedAirport {
  const quoted = quotedParkings(parkings, stay)
  const [first] = quoted
  const official = quoted.flatMap(({ parking, total }) => (parking.isOfficial ? [total] : []))
  return {
    code,
    name,
    slug,
    hasParkings: parkings.length > 0,
    official: official.length > 0 ? Math.min(...official) : null,
    middle: middleTotal(quoted.map(({ total }) => total)),
    cheapest: first
      ? {
          parking: first.parking.name,
          total: first.total,
          pricePerDay: first.parking.pricePerDay,
          isUpperBound: first.quote.isUpperBound,
          isEstimate: first.quote.basis === 'estimate',
          isOutdated: (first.parking.age ?? 'fresh') !== 'fresh',
          ...minutesOf(first.parking),
        }
      : null,
  }
}

function minutesOf({ transfer, distance }: RankedParking) {
  if (!transfer) return { minutes: distance, worst: null }
  return { minutes: typicalMinutes(transfer), worst: worstMinutes(transfer) }
}

function cheaperFirst(a: CheapestStay, b: CheapestStay): number {
  return a.total - b.total || a.pricePerDay - b.pricePerDay || a.minutes - b.minutes
}
