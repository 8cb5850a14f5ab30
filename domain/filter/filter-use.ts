import { type ParkingType, parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import { capitalized } from '#domain/text/text.ts'
import { limits, wishes } from './filter-options.ts'
import type { ParkingFilter } from './parking-filter.ts'

// The names by which the use of filters is counted: `covered`, `max:10` (distance), `stay` (dates).

const stay = 'stay'
const noType = 'noType'

/** The filters that differ from the default, and whether dates were given. */
export function usedFilters(filter: ParkingFilter, hasStay: boolean): string[] {
  const { parkingTypes: types, security, extras, car } = filter
  const chosen = keysOf(types).filter((type) => types[type])
  const areAll = chosen.length === keysOf(types).length

  return [
    ...(areAll ? [] : chosen.length === 0 ? [noType] : chosen),
    ...limits
      .filter(({ name, any }) => filter[name] !== any)
      .map(({ name, address }) => `${address}:${filter[name]}`),
    ...keysOf(security).filter((wish) => security[wish]),
    ...keysOf(extras).filter((wish) => extras[wish]),
    ...keysOf(car).filter((wish) => car[wish]),
    ...(hasStay ? [stay] : []),
  ].toSorted()
}

const labels = new Map<string, string>([
  ...keysOf(parkingTypes).map((type: ParkingType): [string, string] => [type, parkingTypes[type]]),
  ...wishes.map(({ name, label }): [string, string] => [name, label]),
  [noType, 'Geen enkel type'],
  [stay, 'Data ingevuld'],
])

// The labels of the sliders, for all their values together.
const totals = new Map<string, string>(limits.map(({ address, counted }) => [address, counted]))

export function isFilterUse(name: string): boolean {
  const set = setLimit(name)
  if (!set) return labels.has(name)
  const { from, to, reach = to } = set.limit
  return Number.isInteger(set.value) && set.value >= from && set.value <= reach
}

/** The label of a use: 'Overdekt parkeren', 'Max. 10 min'. */
export function filterUseLabel(name: string): string {
  const set = setLimit(name)
  if (set) return capitalized(set.limit.text(set.value))
  return labels.get(name) ?? totals.get(name) ?? name
}

/** A slider and its value: `max:10`. */
function setLimit(name: string) {
  const limit = limits.find(({ address }) => name.startsWith(`${address}:`))
  return limit && { limit, value: Number(name.slice(limit.address.length + 1)) }
}
