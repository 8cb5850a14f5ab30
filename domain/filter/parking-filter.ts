import {
  type Features,
  isBookable,
  type Parking,
  type ParkingType,
} from '#domain/parking/parking.ts'

export type SortBy = 'price' | 'distance' | 'rating'

export type ParkingFilter = {
  parkingTypes: Record<ParkingType, boolean>
  /** In minutes to the terminal. */
  maxDistance: number
  security: { twentyFourSeven: boolean; cameras: boolean; fenced: boolean }
  extras: { covered: boolean; chargingPoint: boolean; keyDrop: boolean }
  sortBy: SortBy
}

/** A part of it: what is left out stays as it is, within its groups too. */
export type FilterChange = {
  [Part in keyof ParkingFilter]?: ParkingFilter[Part] extends object
    ? Partial<ParkingFilter[Part]>
    : ParkingFilter[Part]
}

/** What a lot can be asked to have. */
export type Wish = keyof ParkingFilter['security'] | keyof ParkingFilter['extras']

/** What can keep a lot out of the list. */
export type Condition = ParkingType | 'maxDistance' | Wish

/** How far the distance can be set, in minutes. */
export const farthest = 20

export const defaultFilter: ParkingFilter = {
  parkingTypes: { shuttle: true, valet: true, self: true },
  maxDistance: farthest,
  security: { twentyFourSeven: false, cameras: false, fenced: false },
  extras: { covered: false, chargingPoint: false, keyDrop: false },
  sortBy: 'price',
}

/** Where a lot answers each wish. */
const answers: [Wish, keyof Features][] = [
  ['twentyFourSeven', 'security'],
  ['cameras', 'cameras'],
  ['fenced', 'fenced'],
  ['covered', 'covered'],
  ['chargingPoint', 'chargingPoint'],
  ['keyDrop', 'keyDrop'],
]

const byPrice = (a: Parking, b: Parking) => a.pricePerDay - b.pricePerDay

/** A map, so that an order that is not there is just that. */
const orders = new Map<string, (a: Parking, b: Parking) => number>([
  ['price', byPrice],
  ['distance', (a, b) => a.distance - b.distance],
  ['rating', (a, b) => b.rating - a.rating],
])

/** The order in which a list starts; equal prices stay in the order in which they came. */
export function cheapestFirst(parkings: Parking[]): Parking[] {
  return parkings.toSorted(bookableFirst(byPrice))
}

/** What nobody can book now comes after all that is to be had. */
function bookableFirst(order: (a: Parking, b: Parking) => number) {
  return (a: Parking, b: Parking) => Number(isBookable(b)) - Number(isBookable(a)) || order(a, b)
}

/** The lots that meet the filter, in its order. Equal ones stay in the order in which they came. */
export function filterParkings(parkings: Parking[], filter: ParkingFilter): Parking[] {
  return parkings
    .filter((parking) => misses(parking, filter).length === 0)
    .toSorted(bookableFirst(orders.get(filter.sortBy) ?? byPrice))
}

export function changed(filter: ParkingFilter, change: FilterChange): ParkingFilter {
  return {
    ...filter,
    ...change,
    parkingTypes: { ...filter.parkingTypes, ...change.parkingTypes },
    security: { ...filter.security, ...change.security },
    extras: { ...filter.extras, ...change.extras },
  }
}

/** The conditions that a lot does not meet. */
export function misses({ type, distance, features }: Parking, filter: ParkingFilter): Condition[] {
  const wished: Record<Wish, boolean> = { ...filter.security, ...filter.extras }
  const missed: Condition[] = answers
    .filter(([wish, feature]) => wished[wish] && !features[feature])
    .map(([wish]) => wish)

  if (distance > filter.maxDistance) missed.unshift('maxDistance')
  if (!filter.parkingTypes[type]) missed.unshift(type)
  return missed
}

/** What a lot has of what can be wished for. */
export function wishesOf({ features }: Parking): Wish[] {
  return answers.filter(([, feature]) => features[feature]).map(([wish]) => wish)
}

/** The change that takes one condition away. */
export function without(condition: Condition): FilterChange {
  if (condition === 'maxDistance') return { maxDistance: defaultFilter.maxDistance }
  if (condition in defaultFilter.parkingTypes) return { parkingTypes: { [condition]: true } }
  if (condition in defaultFilter.security) return { security: { [condition]: false } }
  return { extras: { [condition]: false } }
}
