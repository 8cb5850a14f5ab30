import type { ListedParking } from '#domain/parking/listed-parking.ts'
import { type ParkingType, parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import { limitNamed, type Wish, wishes } from './filter-options.ts'
import { misses, type ParkingFilter, wishesIn } from './parking-filter.ts'

export type FilterCounts = {
  shown: number
  /** Those that only the end of the slider of the distance hides, and the minutes of the farthest parking. */
  beyond: number
  farthest: number
  /**
   * The number of parkings of each option, with the other options as they are. Of a type: its
   * parkings, whether it is on or off. Of a wish: those that remain when it is on.
   */
  options: Record<ParkingType | Wish, number>
}

// The entries have exactly the names of the type.
const noParkings = Object.fromEntries(
  [...keysOf(parkingTypes), ...wishes.map(({ name }) => name)].map((name) => [name, 0]),
) as FilterCounts['options']

const distance = limitNamed('maxDistance')

/** One pass over the parkings. */
export function filterCounts(parkings: ListedParking[], filter: ParkingFilter): FilterCounts {
  const options = { ...noParkings }
  const wished = wishesIn(filter)
  let shown = 0
  let beyond = 0
  let farthest = 0

  for (const parking of parkings) {
    farthest = Math.max(farthest, parking.distance)
    const [missed, ...more] = misses(parking, filter, wished)
    if (more.length > 0) continue

    if (missed === undefined) {
      shown++
      for (const { name, isMet } of wishes) if (isMet(parking)) options[name]++
    }
    if (missed === undefined || missed === parking.type) options[parking.type]++
    if (missed === distance.name && filter.maxDistance === distance.any) beyond++
  }

  return { shown, beyond, farthest, options }
}
