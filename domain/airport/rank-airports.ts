import { byPrice } from '#domain/order/by-price.ts'

import {
  type PriceAge,
  type PriceCheck,
  priceAgeText,
  shownCheck,
} from '#domain/parking/price-age.ts'

import { middleTotal } from '#domain/quote/middle-total.ts'
import type { QuotedStay } from '#domain/quote/quote.ts'
import {
  type ChargingParking,
  countedParkings,
  type Quoted,
  quotedParkings,
} from '#domain/quote/quoted-parkings.ts'
import { type Transfer, typicalMinutes, worstMinutes } from '#domain/transfer/transfer.ts'
import type { Airport } from './airport.ts'

type PlacedAirport = Pick<Airport, 'code' | 'name' | 'slug'>

type RankedParking = ChargingParking &
  PriceCheck & {
    airportCode: string
    transfer: Transfer | null
    /** Whether it is the airport's own; what is unknown is not. */
    isOfficial: boolean
  }

/** An airport with what the same stay costs there. Amounts are whole cents. */
export type RankedAirport = PlacedAirport & {
  /** Of the parkings where it can be booked; an old price counts only where there is no other. */
  cheapest: CheapestStay | null
  /** Of the same parkings. */
  middle: number | null
  /** What the cheapest of the airport's own parkings costs; null while that is unknown. */
  official: { total: number; check: string } | null
  hasParkings: boolean
}

export type CheapestStay = {
  parking: string
  total: number
  /** Whether it may be less once the times are given. */
  isUpperBound: boolean
  isEstimate: boolean
  /** Whether the price was not checked for long. */
  isOutdated: boolean
  /** 'Prijs gecontroleerd op 12 november 2026' */
  check: string
  minutes: number
  /** Minutes for a traveller who just misses a ride; null while that is unknown. */
  worst: number | null
}

/**
 * The airports, in the order of their cheapest parkings; equal ones by name. Airports where this stay
 * can't be booked come after them, those without parkings last, both in the order given.
 */
export function rankAirports<Parking extends RankedParking>(
  airports: PlacedAirport[],
  parkings: Parking[],
  stay: QuotedStay,
  ageOf?: (parking: Quoted<Parking>) => PriceAge,
): RankedAirport[] {
  const parkingsAt = Map.groupBy(parkings, ({ airportCode }) => airportCode)

  return airports
    .map((airport) => {
      const atAirport = parkingsAt.get(airport.code) ?? []
      const quoted = quotedParkings(atAirport, stay, ageOf)
      const [cheapest] = quoted
      return {
        airport: ranked(airport, quoted, atAirport.length > 0),
        first: cheapest && { ...cheapest, name: airport.name },
      }
    })
    .toSorted(
      ({ airport: a, first: one }, { airport: b, first: other }) =>
        Number(b.hasParkings) - Number(a.hasParkings) ||
        Number(other !== undefined) - Number(one !== undefined) ||
        (one && other ? byPrice(one, other) : 0),
    )
    .map(({ airport }) => airport)
}

function ranked(
  { code, name, slug }: PlacedAirport,
  quoted: Quoted<RankedParking>[],
  hasParkings: boolean,
): RankedAirport {
  const [first] = quoted
  const official = quoted.find(({ isOfficial }) => isOfficial)
  return {
    code,
    name,
    slug,
    hasParkings,
    official: official ? { total: official.quote.total, check: checkOf(official) } : null,
    middle: middleTotal(countedParkings(quoted).map(({ quote }) => quote.total)),
    cheapest: first
      ? {
          parking: first.name,
          total: first.quote.total,
          isUpperBound: first.quote.isUpperBound,
          isEstimate: first.quote.basis === 'estimate',
          isOutdated: (first.age ?? 'fresh') !== 'fresh',
          check: checkOf(first),
          ...minutesOf(first),
        }
      : null,
  }
}

const checkOf = (parking: Quoted<RankedParking>) =>
  priceAgeText({ ...parking, ...shownCheck(parking) }, parking.age)

function minutesOf({ transfer, distance }: RankedParking) {
  if (!transfer) return { minutes: distance, worst: null }
  return { minutes: typicalMinutes(transfer), worst: worstMinutes(transfer) }
}
