import { byPrice } from '#domain/order/by-price.ts'
import type { ListedParking } from '#domain/parking/listed-parking.ts'

/** More marks than this cover each other. */
export const mostPlotted = 30

/** The cheapest of a long list, in its order; of another list all. */
export function cheapest<Listed extends ListedParking>(parkings: Listed[]): Listed[] {
  if (parkings.length <= mostPlotted) return parkings
  const chosen = new Set(parkings.toSorted(byPrice).slice(0, mostPlotted))
  return parkings.filter((parking) => chosen.has(parking))
}
