import { bookable, type Parking } from './parking.ts'

export type ParkingLabel = 'Laagste prijs' | 'Hoogste beoordeling' | 'Dichtst bij de terminal'

/** A parking that earns more than one gets the first of them. Lower is better. */
const merits: [ParkingLabel, (parking: Parking) => number][] = [
  ['Laagste prijs', ({ pricePerDay }) => pricePerDay],
  ['Hoogste beoordeling', ({ rating }) => -rating],
  ['Dichtst bij de terminal', ({ distance }) => distance],
]

/**
 * The label of every parking that has one, by its id. A label is only ever true: candidates that share the
 * best value share the label, and where all are equal (or there is just one) nobody gets it. What
 * cannot be booked is no part of it.
 */
export function parkingLabels(parkings: Parking[]): Map<number, ParkingLabel> {
  const labels = new Map<number, ParkingLabel>()
  const candidates = bookable(parkings)

  for (const [label, merit] of merits) {
    const values = candidates.map(merit)
    const best = Math.min(...values)
    if (best === Math.max(...values)) continue

    for (const parking of candidates) {
      if (merit(parking) === best && !labels.has(parking.id)) labels.set(parking.id, label)
    }
  }

  return labels
}
