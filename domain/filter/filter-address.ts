import { type ParkingType, parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import {
  carWishes,
  extraWishes,
  type Limit,
  limits,
  securityWishes,
  type Wish,
  type WishOption,
} from './filter-options.ts'
import {
  defaultFilter,
  eachLimit,
  eachWish,
  type ParkingFilter,
  type SortBy,
} from './parking-filter.ts'

/** The query parameters of a filter: `?type=shuttle&max=10&beveiliging=24-7&sorteer=afstand`. */
export const filterNames = {
  parkingTypes: 'type',
  security: 'beveiliging',
  extras: 'extra',
  car: 'auto',
  sortBy: 'sorteer',
} as const

/** Every query parameter that a filter can have. */
export const allFilterNames = [
  ...Object.values(filterNames),
  ...limits.map(({ address }) => address),
]

/** In a form where another airport can be chosen, until a script takes it over: the airport of its filter. */
export const filteredName = 'filter'

export const typeValues: Record<ParkingType, string> = {
  shuttle: 'shuttle',
  valet: 'valet',
  self: 'zelf',
}

/** No type at all. Without a `type` parameter every type is on. */
export const noType = 'geen'

export const sortValues: Record<SortBy, string> = {
  price: 'prijs',
  distance: 'afstand',
  rating: 'beoordeling',
}

const valuesOf = (options: WishOption[]) => options.map(({ value }) => value)

/** The query parameters that are lists, and all values that each knows. */
export const listValues: Record<string, string[]> = {
  [filterNames.parkingTypes]: [...Object.values(typeValues), noType],
  [filterNames.security]: valuesOf(securityWishes),
  [filterNames.extras]: valuesOf(extraWishes),
  [filterNames.car]: valuesOf(carWishes),
}

/** Ignores unknown values and values out of range. */
export function readFilter(query: URLSearchParams): ParkingFilter {
  const types = query.getAll(filterNames.parkingTypes)
  const security = query.getAll(filterNames.security)
  const extras = query.getAll(filterNames.extras)
  const car = query.getAll(filterNames.car)
  const isAboutTypes =
    types.includes(noType) || Object.values(typeValues).some((value) => types.includes(value))

  return {
    parkingTypes: isAboutTypes ? ticked(typeValues, types) : defaultFilter.parkingTypes,
    ...eachLimit((limit) => readLimit(limit, query.get(limit.address))),
    security: eachWish(securityWishes, ({ value }) => security.includes(value)),
    extras: eachWish(extraWishes, ({ value }) => extras.includes(value)),
    car: eachWish(carWishes, ({ value }) => car.includes(value)),
    sortBy: readSort(query.get(filterNames.sortBy)),
  }
}

/** Only the differences from the default, so that the default has a clean address. */
export function writeFilter(filter: ParkingFilter): [name: string, value: string][] {
  const { parkingTypes: types, security, extras, car, sortBy } = filter
  const on = keysOf(typeValues)
    .filter((type) => types[type])
    .map((type) => typeValues[type])
  const areTypesDefault = on.length === keysOf(parkingTypes).length

  return [
    ...(areTypesDefault ? [] : pairs('parkingTypes', on.length > 0 ? on : [noType])),
    ...limits
      .filter(({ name, any }) => filter[name] !== any)
      .map(({ name, address }): [string, string] => [address, `${filter[name]}`]),
    ...pairs('security', chosen(securityWishes, security)),
    ...pairs('extras', chosen(extraWishes, extras)),
    ...pairs('car', chosen(carWishes, car)),
    ...(sortBy === defaultFilter.sortBy ? [] : pairs('sortBy', [sortValues[sortBy]])),
  ]
}

/** The filter in a query, without values that it does not know. */
export const writtenFilter = (query: URLSearchParams): [name: string, value: string][] =>
  writeFilter(readFilter(query))

/** The sort order of a value in the address or in the select. */
export function readSort(value: string | null): SortBy {
  return keysOf(sortValues).find((sort) => sortValues[sort] === value) ?? defaultFilter.sortBy
}

function readLimit({ from, to, reach = to, any }: Limit, value: string | null): number {
  const set = /^\d{1,3}$/.test(value ?? '') ? Number(value) : any
  return set >= from && set <= reach ? set : any
}

function ticked<Name extends string>(
  names: Record<Name, string>,
  given: string[],
): Record<Name, boolean> {
  const entries = keysOf(names).map((name) => [name, given.includes(names[name])])
  // The entries have exactly the names of the type.
  return Object.fromEntries(entries) as Record<Name, boolean>
}

function chosen<Name extends Wish>(
  group: WishOption<Name>[],
  on: Record<NoInfer<Name>, boolean>,
): string[] {
  return group.filter(({ name }) => on[name]).map(({ value }) => value)
}

function pairs(part: keyof typeof filterNames, values: string[]): [string, string][] {
  return values.map((value) => [filterNames[part], value])
}
