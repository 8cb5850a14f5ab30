import { type ListedParking, priced, shownEuros } from './listed-parking.ts'

export type ParkingLabel = 'Laagste prijs' | 'Hoogste beoordeling' | 'Dichtst bij de terminal'

/** In order of precedence: a parking gets only the first label. Lower is better. */
const merits: [ParkingLabel, (parking: ListedParking) => number][] = [
  ['Laagste prijs', (parking) => shownEuros(parking) ?? Number.NaN],
  ['Hoogste beoordeling', ({ rating }) => -rating],
  ['Dichtst bij de terminal', ({ distance }) => distance],
]

/**
 * The labels by the id of the parking. Labels must be true: parkings with the same best value share
 * the label, and nobody gets it if all are equal or there is only one. Parkings that can't be booked
 * don't take part, and one whose price is not fresh gets no label.
 */
export function parkingLabels(parkings: ListedParking[]): Map<number, ParkingLabel> {
  const labels = new Map<number, ParkingLabel>()
  const candidates = priced(parkings)

  for (const [label, merit] of merits) {
    const values = candidates.map(merit)
    const best = Math.min(...values)
    if (best === Math.max(...values)) continue

    for (const parking of candidates) {
      const isFresh = parking.age === undefined || parking.age === 'fresh'
      if (merit(parking) !== best || labels.has(parking.id) || !isFresh) continue
      labels.set(parking.id, label)
    }
  }

  return labels
}
