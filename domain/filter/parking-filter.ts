import type { FactWish } from '#domain/fact/fact-wishes.ts'
import { byBookable, byPrice } from '#domain/order/by-price.ts'
import type { LimitName, WishName } from '#domain/parking/fields.ts'
import type { ListedParking } from '#domain/parking/listed-parking.ts'
import type { ParkingType } from '#domain/parking/parking.ts'
import {
  carWishes,
  extraWishes,
  type Limit,
  limits,
  securityWishes,
  type Wish,
  type WishOption,
  wishes,
} from './filter-options.ts'

export type SortBy = 'price' | 'distance' | 'rating'

/** The value of each slider, by its name: `maxDistance`. */
export type Limits = Record<LimitName, number>

export type ParkingFilter = {
  parkingTypes: Record<ParkingType, boolean>
  security: Record<WishName<'security'>, boolean>
  extras: Record<WishName<'extras'>, boolean>
  car: Record<FactWish, boolean>
  sortBy: SortBy
} & Limits

/** A partial filter. Values that are left out stay the same, also within a group. */
export type FilterChange = {
  [Part in keyof ParkingFilter]?: ParkingFilter[Part] extends object
    ? Partial<ParkingFilter[Part]>
    : ParkingFilter[Part]
}

/** What can hide a parking from the list. */
export type Condition = ParkingType | LimitName | Wish

export const defaultFilter: ParkingFilter = {
  parkingTypes: { shuttle: true, valet: true, self: true },
  ...eachLimit(({ any }) => any),
  security: eachWish(securityWishes, () => false),
  extras: eachWish(extraWishes, () => false),
  car: eachWish(carWishes, () => false),
  sortBy: 'price',
}

/** Builds a value for every slider. */
export function eachLimit(value: (limit: Limit) => number): Limits {
  // The entries have exactly the names of the type.
  return Object.fromEntries(limits.map((limit) => [limit.name, value(limit)])) as Limits
}

/** Builds a value for every wish of a group. */
export function eachWish<Name extends Wish>(
  group: WishOption<Name>[],
  value: (wish: WishOption<Name>) => boolean,
): Record<Name, boolean> {
  return Object.fromEntries(group.map((wish) => [wish.name, value(wish)])) as Record<Name, boolean>
}

type Order = (a: ListedParking, b: ListedParking) => number

const byMinutes: Order = (a, b) => a.distance - b.distance
const byRating: Order = (a, b) => b.rating - a.rating

/** A map, so that an unknown order such as 'constructor' is not found. */
const orders = new Map<string, Order>([
  ['price', byPrice],
  ['distance', (a, b) => byBookable(a, b) || byMinutes(a, b) || byPrice(a, b)],
  ['rating', (a, b) => byBookable(a, b) || byRating(a, b) || byPrice(a, b)],
])

/** The default order of a list. */
export function cheapestFirst<Listed extends ListedParking>(parkings: Listed[]): Listed[] {
  return parkings.toSorted(byPrice)
}

/** The parkings that meet the filter, sorted. */
export function filterParkings<Listed extends ListedParking>(
  parkings: Listed[],
  filter: ParkingFilter,
): Listed[] {
  return sortParkings(matching(parkings, filter), filter.sortBy)
}

/** The parkings that meet the filter, in the order given. */
export function matching<Listed extends ListedParking>(
  parkings: Listed[],
  filter: ParkingFilter,
): Listed[] {
  const wished = wishesIn(filter)
  return parkings.filter((parking) => misses(parking, filter, wished).length === 0)
}

export function sortParkings<Listed extends ListedParking>(
  parkings: Listed[],
  sortBy: SortBy,
): Listed[] {
  return parkings.toSorted(orders.get(sortBy) ?? byPrice)
}

export function changed(filter: ParkingFilter, change: FilterChange): ParkingFilter {
  return {
    ...filter,
    ...change,
    parkingTypes: { ...filter.parkingTypes, ...change.parkingTypes },
    security: { ...filter.security, ...change.security },
    extras: { ...filter.extras, ...change.extras },
    car: { ...filter.car, ...change.car },
  }
}

/** The wishes that the filter requires. */
export function wishesIn({ security, extras, car }: ParkingFilter): WishOption[] {
  const wished: Record<Wish, boolean> = { ...security, ...extras, ...car }
  return wishes.filter(({ name }) => wished[name])
}

/** The conditions that a parking fails. */
export function misses(
  parking: ListedParking,
  filter: ParkingFilter,
  wished = wishesIn(filter),
): Condition[] {
  const { type } = parking
  const missed: Condition[] = filter.parkingTypes[type] ? [] : [type]

  for (const limit of limits) {
    if (!keeps(limit, parking, filter[limit.name])) missed.push(limit.name)
  }
  for (const { name, isMet } of wished) if (!isMet(parking)) missed.push(name)
  return missed
}

function keeps({ field, keep, any }: Limit, parking: ListedParking, set: number): boolean {
  const value: number | null = parking[field]
  // An unknown value passes only while the slider filters nothing.
  if (value === null) return set === any
  return keep === 'atMost' ? value <= set : set === any || value >= set
}

/** The change that sets a slider. */
export function limitTo({ name }: Limit, value: number): FilterChange {
  const change: Partial<Limits> = { [name]: value }
  return change
}
