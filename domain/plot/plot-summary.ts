import { type ListedParking, shownEuros } from '#domain/parking/listed-parking.ts'
import { parkingCount } from '#domain/parking/parking.ts'
import { formatEuro } from '#domain/text/money.ts'

/** A text alternative for the plot of price against minutes. */
export function plotSummary(parkings: ListedParking[]): string {
  const cheapest = lowest(parkings, (parking) => shownEuros(parking) ?? Number.MAX_VALUE)
  const nearest = lowest(parkings, ({ distance }) => distance)
  const what = `${priceUnit(parkings)} tegenover minuten tot de terminal voor ${parkingCount(parkings.length)}.`
  if (!cheapest || !nearest) return what

  return `${what} Laagste prijs: ${markName(cheapest)}. Dichtst bij de terminal: ${markName(nearest)}.`
}

/** What the amounts are: of the stay, or per day. */
export function priceUnit([first]: ListedParking[]): 'Totaalprijs' | 'Prijs per dag' {
  return first?.quote ? 'Totaalprijs' : 'Prijs per dag'
}

/** A parking with its values: 'Polderpark Shuttle, €6,95 per dag, 12 min'. */
export function markName(parking: ListedParking): string {
  const { name, quote, distance, distanceUnit } = parking
  const amount = formatEuro(shownEuros(parking) ?? 0)
  return `${name}, ${amount} ${quote ? 'totaal' : 'per dag'}, ${distance} ${distanceUnit}`
}

function lowest(
  parkings: ListedParking[],
  of: (parking: ListedParking) => number,
): ListedParking | undefined {
  return parkings.reduce<ListedParking | undefined>(
    (best, parking) => (best && of(best) <= of(parking) ? best : parking),
    undefined,
  )
}
