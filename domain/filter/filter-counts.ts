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
   * For each option how many parkings it stands for, all other options being as they are: of a type
   * those that come and go with it, of a wish those that are left when it is asked for.
   */
  options: Record<ParkingType | Wish, number>
  /** What brings parkings back, the most first. */
  undos: Undo[]
}

/** One step back, and how many parkings come with it. */
export type Undo = { condition: Condition; change: FilterChange; gain: number }

// Made of exactly the names that the type asks for.
const noParkings = Object.fromEntries(
  [...keysOf(parkingTypes), ...wishes.map(({ name }) => name)].map((name) => [name, 0]),
) as FilterCounts['options']

/** In one walk over the parkings: a parking that misses one condition is what that condition costs. */
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
