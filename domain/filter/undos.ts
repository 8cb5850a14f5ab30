import type { ListedParking } from '#domain/parking/listed-parking.ts'
import { activeFilters } from './active-filters.ts'
import { changed, type FilterChange, matching, type ParkingFilter } from './parking-filter.ts'

/** A change that removes one active filter, and how many parkings match without that filter. */
export type Undo = { label: string; change: FilterChange; matches: number }

/** A way out of an empty list for each active filter, the one with the most parkings first. */
export function undosOf(parkings: ListedParking[], filter: ParkingFilter): Undo[] {
  return activeFilters(filter)
    .map(({ undo, without }) => ({
      label: without,
      change: undo,
      matches: matching(parkings, changed(filter, undo)).length,
    }))
    .toSorted((a, b) => b.matches - a.matches)
}
