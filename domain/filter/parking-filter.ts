import type { LimitName, WishName } from '#domain/parking/fields.ts'
import { isBookable, type Parking, type ParkingType } from '#domain/parking/parking.ts'
import {
  extraWishes,
  type Limit,
  limitNamed,
  limits,
  securityWishes,
  type Wish,
  type WishOption,
  wishes,
} from './filter-options.ts'

export type SortBy = 'price' | 'distance' | 'rating'

/** `maxDistance`: how far each slider is set. */
export type Limits = Record<LimitName, number>

export type ParkingFilter = {
  parkingTypes: Record<ParkingType, boolean>
  security: Record<WishName<'security'>, boolean>
  extras: Record<WishName<'extras'>, boolean>
  sortBy: SortBy
} & Limits

/** A part of it: what is left out stays as it is, within its groups too. */
export type FilterChange = {
  [Part in keyof ParkingFilter]?: ParkingFilter[Part] extends object
    ? Partial<ParkingFilter[Part]>
    : ParkingFilter[Part]
}

/** What can keep a parking out of the list. */
export type Condition = ParkingType | LimitName | Wish

export const defaultFilter: ParkingFilter = {
  parkingTypes: { shuttle: true, valet: true, self: true },
  ...eachLimit(({ any }) => any),
  security: eachWish(securityWishes, () => false),
  extras: eachWish(extraWishes, () => false),
  sortBy: 'price',
}

/** Something of every slider. */
export function eachLimit(value: (limit: Limit) => number): Limits {
  // Made of exactly the names that the type asks for, as below.
  return Object.fromEntries(limits.map((limit) => [limit.name, value(limit)])) as Limits
}

/** Something of every wish in a group. */
export function eachWish<Name extends Wish>(
  group: WishOption<Name>[],
  value: (wish: WishOption<Name>) => boolean,
): Record<Name, boolean> {
  return Object.fromEntries(group.map((wish) => [wish.name, value(wish)])) as Record<Name, boolean>
}

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

/** The parkings that meet the filter, in its order. Equal ones stay in the order in which they came. */
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

/** The conditions that a parking does not meet. */
export function misses(parking: Parking, filter: ParkingFilter): Condition[] {
  const { type, features } = parking
  const wished: Record<Wish, boolean> = { ...filter.security, ...filter.extras }
  const missed: Condition[] = filter.parkingTypes[type] ? [] : [type]

  for (const limit of limits) {
    if (!keeps(limit, parking, filter[limit.name])) missed.push(limit.name)
  }
  for (const { name, feature } of wishes) if (wished[name] && !features[feature]) missed.push(name)
  return missed
}

function keeps({ field, keep, any }: Limit, parking: Parking, set: number): boolean {
  const value: number | null = parking[field]
  // Of this parking nobody knows it.
  if (value === null) return set === any
  return keep === 'atMost' ? value <= set : set === any || value >= set
}

/** Beyond the end of a slider: no setting brings it into the list. */
export function isOutOfReach(parking: Parking): boolean {
  return limits.some((limit) => !keeps(limit, parking, limit.any))
}

/** What a parking has of what can be wished for. */
export function wishesOf({ features }: Parking): Wish[] {
  return wishes.filter(({ feature }) => features[feature]).map(({ name }) => name)
}

/** The change that takes one condition away. */
export function without(condition: Condition): FilterChange {
  const limit = limitNamed(condition)
  if (limit) return limitTo(limit, limit.any)
  if (condition in defaultFilter.parkingTypes) return { parkingTypes: { [condition]: true } }
  if (condition in defaultFilter.security) return { security: { [condition]: false } }
  return { extras: { [condition]: false } }
}

/** The change that sets a slider. */
export function limitTo({ name }: Limit, value: number): FilterChange {
  const change: Partial<Limits> = { [name]: value }
  return change
}
