import type { FactWish } from '#domain/fact/fact-wishes.ts'
import { readFilter } from '#domain/filter/filter-address.ts'
import { pageSize, shownIn } from '#domain/filter/list-page.ts'
import { filterParkings } from '#domain/filter/parking-filter.ts'
import { readParkingIds } from '#domain/parking/compared-ids.ts'
import { isExample } from '#domain/parking/example-parking.ts'
import type { Features, TickName } from '#domain/parking/fields.ts'
import type { CardParking, ListedParking } from '#domain/parking/listed-parking.ts'
import type { ParkingType } from '#domain/parking/parking.ts'
import { aged } from '#domain/parking/price-age.ts'
import { keysOf } from '#domain/text/keys.ts'

/** The parkings of an airport page. */
export type ParkingsOnPage = {
  /** All of them, or of a long list those that the page shows. */
  parkings: CardParking[]
  /**
   * The others of a long list, as JSON, without what only their cards need. One text, because the router takes longer to encode each value by itself than React to draw the page.
   */
  others?: string
}

/** Leaves out of a long list what the page at this address does not show. */
export function shortened(
  parkings: CardParking[],
  query: URLSearchParams,
  { today, ...settings }: { today: string; priceStaleDays: number },
): ParkingsOnPage {
  if (parkings.length <= pageSize) return { parkings }

  const matches = filterParkings(aged(parkings, today, settings), readFilter(query))
  const needed = new Set([
    ...matches.slice(0, shownIn(query)).map(({ id }) => id),
    ...readParkingIds(query.getAll('vergelijk')),
    // One of each kind, for the line that says whether there are examples among them.
    parkings.find(isExample)?.id,
    parkings.find((parking) => !isExample(parking))?.id,
  ])
  const rows = parkings.filter(({ id }) => !needed.has(id)).map(rowOf)
  return {
    parkings: parkings.filter(({ id }) => needed.has(id)),
    others: JSON.stringify({ airportCode: parkings[0]?.airportCode ?? '', rows } satisfies Others),
  }
}

type Others = { airportCode: string; rows: Row[] }

/** A listed parking as values, because names would be half of the text. */
type Row = [
  id: number,
  name: string,
  type: ParkingType,
  distance: number,
  pricePerDay: number,
  rating: number,
  reviews: number,
  ticked: TickName[],
  unavailable: string | null,
  priceCheckedOn: string | null,
  meets: FactWish[],
  quote: ListedParking['quote'] | null,
]

function rowOf(parking: CardParking): Row {
  const { id, name, type, distance, pricePerDay, rating, reviews, features, quote } = parking
  const ticked = keysOf(features).filter((feature) => features[feature])
  const { unavailable, priceCheckedOn, meets = [] } = parking
  const brief = quote ? { total: quote.total, warnings: quote.warnings } : null
  return [
    ...([id, name, type, distance, pricePerDay, rating, reviews, ticked] as const),
    ...([unavailable, priceCheckedOn, meets, brief] as const),
  ]
}

function parkingOf(row: Row, airportCode: string): ListedParking {
  const [id, name, type, distance, pricePerDay, rating, reviews, ticked, ...rest] = row
  const [unavailable, priceCheckedOn, meets, quote] = rest
  return {
    id,
    airportCode,
    name,
    type,
    distance,
    distanceUnit: 'min',
    pricePerDay,
    rating,
    reviews,
    // A feature that is not ticked is left out, which reads the same.
    features: Object.fromEntries(ticked.map((feature) => [feature, true])) as Features,
    unavailable,
    priceCheckedOn,
    meets,
    ...(quote && { quote }),
  }
}

const known = new WeakMap<ParkingsOnPage, ListedParking[]>()

/** All parkings of an airport page: those with their cards first. */
export function allOf(page: ParkingsOnPage): ListedParking[] {
  if (page.others === undefined) return page.parkings
  const all = known.get(page) ?? [...page.parkings, ...read(page.others)]
  known.set(page, all)
  return all
}

function read(others: string): ListedParking[] {
  const { airportCode, rows }: Others = JSON.parse(others)
  return rows.map((row) => parkingOf(row, airportCode))
}
