import type { Airport } from '#domain/airport/airport.ts'
import type { NearbyAirport } from '#domain/airport/airport-page.ts'
import type { PricedParking } from '#domain/parking/parking.ts'
import {
  type GivenPlan,
  givenPlan,
  isSent,
  type Plan,
  type PlanErrors,
  readPlan,
} from '#domain/planner/plan-address.ts'
import { planTrip, type TripPlan } from '#domain/planner/trip-plan.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { slugify } from '#domain/text/slug.ts'
import { findAirportByName } from '#server/db/airports.ts'
import { findAirportWithNearby } from '#server/db/nearby.ts'
import { findRenamedParking, listPricedParkings } from '#server/db/parkings/priced-parkings.ts'

export type DeparturePlan = {
  given: GivenPlan
  plan: Plan
  errors: PlanErrors
  airport: Airport | undefined
  /** Those of the airport. */
  parkings: PricedParking[]
  parking: PricedParking | undefined
  /** Null until the parking is known. */
  trip: TripPlan | null
  /** The nearest airport with parkings, if this one has none. */
  elsewhere: NearbyAirport | undefined
}

/** What the address of the departure planner asks for, and the answer. */
export async function findDeparturePlan(query: URLSearchParams, now: Date): Promise<DeparturePlan> {
  const given = givenPlan(query)
  const today = amsterdamDay(now)
  const { plan, errors } = readPlan(given, today)
  // As slugs: PostgreSQL refuses some characters, and what is cached by them stays short.
  const [airportSlug, parkingSlug] = [slugOf(given.luchthaven), slugOf(given.terrein)]
  const airport = airportSlug ? await findAirportByName(airportSlug) : undefined
  const parkings = airport ? await listPricedParkings(airport.code) : []
  const parking = airport && parkingSlug ? await find(airport, parkings, parkingSlug) : undefined

  // A link to the planner may leave them open, but not name one that is not there.
  const isNamed = (name: string | null) => isSent(given) || Boolean(name?.trim())
  const { luchthaven, terrein } = given
  if (!airport && (isNamed(luchthaven) || isNamed(terrein)))
    errors.luchthaven = ['Kies een luchthaven.']
  const hasNone = airport && parkings.length === 0
  if (airport && !parking && isNamed(terrein)) {
    errors.terrein = [
      hasNone
        ? `Bij ${airport.name} kennen we nog geen parkeerterreinen.`
        : 'Kies een parkeerterrein.',
    ]
  }
  const elsewhere = hasNone
    ? (await findAirportWithNearby(airport.slug, undefined))?.nearby[0]
    : undefined
  const trip = airport && parking ? planTrip(parking, airport, plan, today) : null
  return { given, plan, errors, airport, parkings, parking, trip, elsewhere }
}

const longestSlug = 200

const slugOf = (given: string | null) => slugify((given ?? '').slice(0, longestSlug))

async function find(
  { code }: Airport,
  parkings: PricedParking[],
  given: string,
): Promise<PricedParking | undefined> {
  const parking = parkings.find(({ slug }) => slug === given)
  if (parking) return parking
  const renamed = await findRenamedParking(code, given)
  return parkings.find(({ slug }) => slug === renamed)
}
