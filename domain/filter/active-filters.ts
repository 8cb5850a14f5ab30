import { parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import { capitalized } from '#domain/text/text.ts'
import { distanceLabel, extraLabels, securityLabels } from './filter-labels.ts'
import { defaultFilter, type FilterChange, type ParkingFilter } from './parking-filter.ts'

/** One thing in which a filter is narrower than the default, and the change that undoes it. */
type ActiveFilter = { label: string; undo: FilterChange }

export function activeFilters(filter: ParkingFilter): ActiveFilter[] {
  return [
    ...chosenTypes(filter),
    ...distance(filter),
    ...chosen(securityLabels, filter.security).map(({ name, label }) => ({
      label,
      undo: { security: { [name]: false } },
    })),
    ...chosen(extraLabels, filter.extras).map(({ name, label }) => ({
      label,
      undo: { extras: { [name]: false } },
    })),
  ]
}

/** The types are one filter together: without one of them the others are what was asked for. */
function chosenTypes(filter: ParkingFilter): ActiveFilter[] {
  const types = chosen(parkingTypes, filter.parkingTypes)
  if (types.length === keysOf(parkingTypes).length) return []

  const label = types.map(({ label }) => label).join(', ')
  return [{ label: label || 'Geen enkel type', undo: { parkingTypes: defaultFilter.parkingTypes } }]
}

function distance({ maxDistance }: ParkingFilter): ActiveFilter[] {
  if (maxDistance === defaultFilter.maxDistance) return []

  return [
    {
      label: capitalized(distanceLabel(maxDistance)),
      undo: { maxDistance: defaultFilter.maxDistance },
    },
  ]
}

function chosen<Name extends string>(
  labels: Record<Name, string>,
  on: Record<NoInfer<Name>, boolean>,
): { name: Name; label: string }[] {
  return keysOf(labels)
    .filter((name) => on[name])
    .map((name) => ({ name, label: labels[name] }))
}
