import { parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import { capitalized } from '#domain/text/text.ts'
import { carWishes, extraWishes, limits, securityWishes } from './filter-options.ts'
import { defaultFilter, type FilterChange, limitTo, type ParkingFilter } from './parking-filter.ts'

/** A way in which a filter is narrower than the default, and the change that undoes it. */
type ActiveFilter = {
  label: string
  undo: FilterChange
  /** The label of the undo. */
  without: string
}

export function activeFilters(filter: ParkingFilter): ActiveFilter[] {
  return [
    ...chosenTypes(filter),
    ...limits
      .filter(({ name, any }) => filter[name] !== any)
      .map((limit) => ({
        label: capitalized(limit.text(filter[limit.name])),
        undo: limitTo(limit, limit.any),
        without: `Zonder ${limit.text(filter[limit.name])}`,
      })),
    ...securityWishes
      .filter(({ name }) => filter.security[name])
      .map(({ name, label }) => ({
        label,
        undo: { security: { [name]: false } },
        without: `Zonder ${label}`,
      })),
    ...extraWishes
      .filter(({ name }) => filter.extras[name])
      .map(({ name, label }) => ({
        label,
        undo: { extras: { [name]: false } },
        without: `Zonder ${label}`,
      })),
    ...carWishes
      .filter(({ name }) => filter.car[name])
      .map(({ name, label }) => ({
        label,
        undo: { car: { [name]: false } },
        without: `Zonder ${label}`,
      })),
  ]
}

/** One filter for all types: switching one off means choosing the others. */
function chosenTypes(filter: ParkingFilter): ActiveFilter[] {
  const types = keysOf(parkingTypes).filter((type) => filter.parkingTypes[type])
  if (types.length === keysOf(parkingTypes).length) return []

  const label = types.map((type) => parkingTypes[type]).join(', ')
  return [
    {
      label: label || 'Geen enkel type',
      undo: { parkingTypes: defaultFilter.parkingTypes },
      without: 'Met alle typen',
    },
  ]
}
