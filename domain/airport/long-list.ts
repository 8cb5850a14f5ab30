import type { FactWish } from '#domain/fact/fact-wishes.ts'
import type { Features, TickName } from '#domain/parking/fields.ts'
import type { CardParking, ListedParking } from '#domain/parking/listed-parking.ts'
import type { ParkingType } from '#domain/parking/parking.ts'

/** The parkings of an airport page. */
export type ParkingsOnPage = {
  /** All of them, or of a long list those that the page shows. */
  parkings: CardParking[]
  /**
   * The others of a long list, as JSON, without what only their cards need. One text, because the router takes longer to encode each value by itself than React to draw the page.
   */
  others?: string
}

export type Others = { airportCode: string; rows: Row[] }

/** A listed parking as values, because names would be half of the text. */
export type Row = [
  id: number,
  name: string,
  type: ParkingType,
  distance: number,
  pricePerDay: number,
  rating: number,
  reviews: number,
  reviewsSource: string | null,
  ticked: TickName[],
  unavailable: string | null,
  priceCheckedOn: string | null,
  isPriceChanged: boolean,
  meets: FactWish[],
  quote: ListedParking['quote'] | null,
]

function parkingOf(row: Row, airportCode: string): ListedParking {
  const [id, name, type, distance, pricePerDay, rating, reviews, ...rest] = row
  const [reviewsSource, ticked, unavailable, priceCheckedOn, isPriceChanged, meets, quote] = rest
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
    reviewsSource,
    // A feature that is not ticked is left out, which reads the same.
    features: Object.fromEntries(ticked.map((feature) => [feature, true])) as Features,
    unavailable,
    priceCheckedOn,
    isPriceChanged,
    meets,
    ...(quote && { quote }),
  }
}

const known = new WeakMap<ParkingsOnPage, ListedParking[]>()

/** All parkings of an airport page: those with their cards first. */
export function allParkingsOf(page: ParkingsOnPage): ListedParking[] {
  if (page.others === undefined) return page.parkings
  const all = known.get(page) ?? [...page.parkings, ...read(page.others)]
  known.set(page, all)
  return all
}

function read(others: string): ListedParking[] {
  const { airportCode, rows }: Others = JSON.parse(others)
  return rows.map((row) => parkingOf(row, airportCode))
}
