import { type ParkingType, parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import { extraLabels, securityLabels } from './filter-labels.ts'
import { defaultFilter, farthest, type ParkingFilter } from './parking-filter.ts'

// What a visitor asked for, as it is counted: `covered`, `max:10` (the distance), `stay` (the dates).

const distance = 'max:'
const stay = 'stay'
const noType = 'noType'

/** What this filter asks for beyond the default, and whether dates were given. */
export function usedFilters(filter: ParkingFilter, hasStay: boolean): string[] {
  const { parkingTypes: types, maxDistance, security, extras } = filter
  const chosen = keysOf(types).filter((type) => types[type])
  const areAll = chosen.length === keysOf(types).length

  return [
    ...(areAll ? [] : chosen.length === 0 ? [noType] : chosen),
    ...(maxDistance === defaultFilter.maxDistance ? [] : [`${distance}${maxDistance}`]),
    ...keysOf(security).filter((wish) => security[wish]),
    ...keysOf(extras).filter((wish) => extras[wish]),
    ...(hasStay ? [stay] : []),
  ].toSorted()
}

const labels = new Map<string, string>([
  ...keysOf(parkingTypes).map((type: ParkingType): [string, string] => [type, parkingTypes[type]]),
  ...Object.entries(securityLabels),
  ...Object.entries(extraLabels),
  [noType, 'Geen enkel type'],
  [stay, 'Data ingevuld'],
  // Of all distances together, as it is counted.
  ['max', 'Afstand'],
])

export function isFilterUse(name: string): boolean {
  if (!name.startsWith(distance)) return name !== 'max' && labels.has(name)
  const minutes = Number(name.slice(distance.length))
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= farthest
}

/** 'Overdekt parkeren', 'Max. 10 min'. */
export function filterUseLabel(name: string): string {
  if (name.startsWith(distance)) return `Max. ${name.slice(distance.length)} min`
  return labels.get(name) ?? name
}
