import { type ListedParking, priced, shownEuros } from './listed-parking.ts'
import { hasFewReviews } from './reviews-text.ts'

export type ParkingLabel = 'Laagste prijs' | 'Hoogste beoordeling' | 'Dichtst bij de terminal'

type Merit = {
  label: ParkingLabel
  /** Lower is better. */
  of: (parking: ListedParking) => number
  /** Whether it is compared with the others at all. */
  takesPart?: (parking: ListedParking) => boolean
  /** Whether it may have the label if it is the best. */
  mayHave?: (parking: ListedParking) => boolean
  /** Of those with the same best value the lowest gets the label. */
  tieBreak?: (parking: ListedParking) => number
}

/** In order of precedence: a parking gets only the first label. */
const merits: Merit[] = [
  {
    label: 'Laagste prijs',
    of: (parking) => shownEuros(parking) ?? Number.NaN,
    mayHave: ({ quote }) => quote?.basis !== 'estimate',
  },
  {
    label: 'Hoogste beoordeling',
    of: ({ rating }) => -rating,
    takesPart: (parking) => parking.reviewsSource !== null && !hasFewReviews(parking),
    tieBreak: ({ reviews }) => -reviews,
  },
  { label: 'Dichtst bij de terminal', of: ({ distance }) => distance },
]

/** As pages tell of them. */
export const parkingLabelNames = merits.map(({ label }) => label)

/**
 * The labels by the id of the parking. Labels must be true: parkings with the same best value share
 * the label, and nobody gets it if all are equal or there is only one. Parkings that can't be booked
 * don't take part, and one whose price is not fresh gets no label.
 */
export function parkingLabels(parkings: ListedParking[]): Map<number, ParkingLabel> {
  const labels = new Map<number, ParkingLabel>()
  const candidates = priced(parkings)

  for (const merit of merits) {
    for (const { id, age = 'fresh' } of winnersOf(merit, candidates)) {
      if (age === 'fresh' && !labels.has(id)) labels.set(id, merit.label)
    }
  }

  return labels
}

/** The ids of those that are the best at one thing, whatever else they are best at. */
export function bestAt(label: ParkingLabel, parkings: ListedParking[]): Set<number> {
  const candidates = priced(parkings)
  const winners = merits
    .filter((merit) => merit.label === label)
    .flatMap((merit) => winnersOf(merit, candidates))
  return new Set(winners.map(({ id }) => id))
}

function winnersOf(merit: Merit, candidates: ListedParking[]): ListedParking[] {
  const { of, takesPart = () => true, mayHave = () => true, tieBreak = () => 0 } = merit
  const compared = candidates.filter(takesPart)
  const values = compared.map(of)
  const best = Math.min(...values)
  if (best === Math.max(...values)) return []

  const winners = compared.filter((parking) => of(parking) === best)
  const first = Math.min(...winners.map(tieBreak))
  return winners.filter((parking) => tieBreak(parking) === first && mayHave(parking))
}
