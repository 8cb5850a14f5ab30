import type { Parking } from '#domain/parking/parking.ts'
import { parkingCount } from '#domain/parking/parking.ts'
import { formatEuro } from '#domain/text/money.ts'

/** A text alternative for the plot of price against minutes. */
export function plotSummary(parkings: Parking[]): string {
  const cheapest = lowest(parkings, ({ pricePerDay }) => pricePerDay)
  const nearest = lowest(parkings, ({ distance }) => distance)
  const what = `Prijs per dag tegenover minuten tot de terminal voor ${parkingCount(parkings.length)}.`
  if (!cheapest || !nearest) return what

  return `${what} Laagste prijs: ${markName(cheapest)}. Dichtst bij de terminal: ${markName(nearest)}.`
}

/** A parking with its values: 'Polderpark Shuttle, €6,95 per dag, 12 min'. */
export function markName({ name, pricePerDay, distance, distanceUnit }: Parking): string {
  return `${name}, ${formatEuro(pricePerDay)} per dag, ${distance} ${distanceUnit}`
}

function lowest(parkings: Parking[], of: (parking: Parking) => number): Parking | undefined {
  return parkings.reduce<Parking | undefined>(
    (best, parking) => (best && of(best) <= of(parking) ? best : parking),
    undefined,
  )
}
