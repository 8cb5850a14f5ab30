import { type Parking, type ParkingType, parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type Wish, wishes } from './filter-options.ts'
import {
  type Condition,
  type FilterChange,
  isOutOfReach,
  misses,
  type ParkingFilter,
  wishesOf,
  without,
} from './parking-filter.ts'

export type FilterCounts = {
  shown: number
  /**
   * The number of parkings of each option, with the other options as they are. Of a type: its
   * parkings, whether it is on or off. Of a wish: those that remain when it is on.
   */
  options: Record<ParkingType | Wish, number>
  /** The changes that bring back parkings, the most first. */
  undos: Undo[]
}

/** A change that removes one condition, and the number of parkings that it brings back. */
export type Undo = { condition: Condition; change: FilterChange; gain: number }

// The entries have exactly the names of the type.
const noParkings = Object.fromEntries(
  [...keysOf(parkingTypes), ...wishes.map(({ name }) => name)].map((name) => [name, 0]),
) as FilterCounts['options']

/** One pass: a parking that fails a single condition counts for the undo of that condition. */
export function filterCounts(parkings: Parking[], filter: ParkingFilter): FilterCounts {
  const options = { ...noParkings }
  const gains = new Map<Condition, number>()
  let shown = 0

  for (const parking of parkings) {
    if (isOutOfReach(parking)) continue
    const [missed, ...more] = misses(parking, filter)
    if (more.length > 0) continue

    if (missed === undefined) {
      shown++
      for (const wish of wishesOf(parking)) options[wish]++
    } else {
      gains.set(missed, (gains.get(missed) ?? 0) + 1)
    }
    if (missed === undefined || missed === parking.type) options[parking.type]++
  }

  const undos = [...gains]
    .map(([condition, gain]) => ({ condition, change: without(condition), gain }))
    .toSorted((a, b) => b.gain - a.gain)

  return { shown, options, undos }
}
