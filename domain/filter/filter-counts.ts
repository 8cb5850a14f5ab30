import type { Parking, ParkingType } from '#domain/parking/parking.ts'
import {
  type Condition,
  type FilterChange,
  farthest,
  misses,
  type ParkingFilter,
  type Wish,
  wishesOf,
  without,
} from './parking-filter.ts'

export type FilterCounts = {
  shown: number
  /**
   * For each option how many lots it stands for, all other options being as they are: of a type
   * those that come and go with it, of a wish those that are left when it is asked for.
   */
  options: Record<ParkingType | Wish, number>
  /** What brings lots back, the most first. */
  undos: Undo[]
}

/** One step back, and how many lots come with it. */
export type Undo = { condition: Condition; change: FilterChange; gain: number }

/** In one walk over the lots: a lot that misses one condition is what that condition costs. */
export function filterCounts(parkings: Parking[], filter: ParkingFilter): FilterCounts {
  const options = {
    shuttle: 0,
    valet: 0,
    self: 0,
    twentyFourSeven: 0,
    cameras: 0,
    fenced: 0,
    covered: 0,
    chargingPoint: 0,
    keyDrop: 0,
  }
  const gains = new Map<Condition, number>()
  let shown = 0

  for (const parking of parkings) {
    // Nothing brings this one into the list.
    if (parking.distance > farthest) continue
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
