import type { Parking } from './parking.ts'

/** The order in which a list starts: the lowest price per day first, equal ones as they came. */
export function cheapestFirst(parkings: Parking[]): Parking[] {
  return parkings.toSorted((a, b) => a.pricePerDay - b.pricePerDay)
}
