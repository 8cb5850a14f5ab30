import { type ParkingType, parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import { defaultFilter, farthest, type ParkingFilter, type SortBy } from './parking-filter.ts'

/** How a filter stands in an address: `?type=shuttle&max=10&beveiliging=24-7&sorteer=afstand`. */
export const filterNames = {
  parkingTypes: 'type',
  maxDistance: 'max',
  security: 'beveiliging',
  extras: 'extra',
  sortBy: 'sorteer',
} as const

export const typeValues: Record<ParkingType, string> = {
  shuttle: 'shuttle',
  valet: 'valet',
  self: 'zelf',
}

/** No type at all, which is not the same as saying nothing about types. */
export const noType = 'geen'

export const securityValues: Record<keyof ParkingFilter['security'], string> = {
  twentyFourSeven: '24-7',
  cameras: 'cameras',
  fenced: 'omheind',
}

export const extraValues: Record<keyof ParkingFilter['extras'], string> = {
  covered: 'overdekt',
  chargingPoint: 'oplaadpunt',
  keyDrop: 'sleutel',
}

export const sortValues: Record<SortBy, string> = {
  price: 'prijs',
  distance: 'afstand',
  rating: 'beoordeling',
}

/** Whatever is unknown or out of range is as if it were not there. */
export function readFilter(query: URLSearchParams): ParkingFilter {
  const types = query.getAll(filterNames.parkingTypes)
  const isAboutTypes =
    types.includes(noType) || Object.values(typeValues).some((value) => types.includes(value))

  return {
    parkingTypes: isAboutTypes ? ticked(typeValues, types) : defaultFilter.parkingTypes,
    maxDistance: readDistance(query.get(filterNames.maxDistance)),
    security: ticked(securityValues, query.getAll(filterNames.security)),
    extras: ticked(extraValues, query.getAll(filterNames.extras)),
    sortBy: readSort(query.get(filterNames.sortBy)),
  }
}

/** Only what differs from the default, so that the default has a clean address. */
export function writeFilter(filter: ParkingFilter): [name: string, value: string][] {
  const { parkingTypes: types, maxDistance, security, extras, sortBy } = filter
  const on = values(typeValues, types)
  const areTypesDefault = on.length === keysOf(parkingTypes).length

  return [
    ...(areTypesDefault ? [] : pairs('parkingTypes', on.length > 0 ? on : [noType])),
    ...(maxDistance === defaultFilter.maxDistance ? [] : pairs('maxDistance', [`${maxDistance}`])),
    ...pairs('security', values(securityValues, security)),
    ...pairs('extras', values(extraValues, extras)),
    ...(sortBy === defaultFilter.sortBy ? [] : pairs('sortBy', [sortValues[sortBy]])),
  ]
}

/** The order that has this value in an address, or as the choice of a list. */
export function readSort(value: string | null): SortBy {
  return keysOf(sortValues).find((sort) => sortValues[sort] === value) ?? defaultFilter.sortBy
}

function readDistance(value: string | null): number {
  const minutes = /^\d{1,3}$/.test(value ?? '') ? Number(value) : farthest
  return minutes <= farthest ? minutes : defaultFilter.maxDistance
}

function ticked<Name extends string>(
  names: Record<Name, string>,
  given: string[],
): Record<Name, boolean> {
  const entries = keysOf(names).map((name) => [name, given.includes(names[name])])
  // Made of exactly the names that the type asks for.
  return Object.fromEntries(entries) as Record<Name, boolean>
}

function values<Name extends string>(
  names: Record<Name, string>,
  on: Record<NoInfer<Name>, boolean>,
): string[] {
  return keysOf(names)
    .filter((name) => on[name])
    .map((name) => names[name])
}

function pairs(part: keyof ParkingFilter, values: string[]): [string, string][] {
  return values.map((value) => [filterNames[part], value])
}
