import { bookable, type Parking } from './parking.ts'

export type ParkingLabel = 'Laagste prijs' | 'Hoogste beoordeling' | 'Dichtst bij de terminal'

/** In order of precedence: a parking gets only the first label. Lower is better. */
const merits: [ParkingLabel, (parking: Parking) => number][] = [
  ['Laagste prijs', ({ pricePerDay }) => pricePerDay],
  ['Hoogste beoordeling', ({ rating }) => -rating],
  ['Dichtst bij de terminal', ({ distance }) => distance],
]

/**
 * The labels by the id of the parking. Labels must be true: parkings with the same best value share
 * the label, and nobody gets it if all are equal or there is only one. Unavailable parkings don't
 * take part.
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
