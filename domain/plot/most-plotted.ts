import { type ListedParking, shownEuros } from '#domain/parking/listed-parking.ts'

/** More marks than this cover each other. */
export const mostPlotted = 30

/** The cheapest of a long list, in its order; of another list all. */
export function cheapest<Listed extends ListedParking>(parkings: Listed[]): Listed[] {
  if (parkings.length <= mostPlotted) return parkings
  const euros = (parking: Listed) => shownEuros(parking) ?? Number.MAX_VALUE
  const chosen = new Set(parkings.toSorted((a, b) => euros(a) - euros(b)).slice(0, mostPlotted))
  return parkings.filter((parking) => chosen.has(parking))
}
