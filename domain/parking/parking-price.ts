import { formatEuro } from '#domain/text/money.ts'
import type { AdminParking } from './parking.ts'

// Relative to the median. A price beyond these is more likely a typing error.
const minRatio = 0.5
const maxRatio = 2

export type UnusualPrice = { how: 'low' | 'high'; median: number }

/** Compares a price with the median of what the others cost. Undefined if it is not unusual. */
export function unusualPrice(
  price: number,
  others: Pick<AdminParking, 'priceToday'>[],
): UnusualPrice | undefined {
  return unusualAgainst(price, usualPrice(others))
}

/** What these usually cost, as a number of euros per day; null without any. */
export function usualPrice(parkings: Pick<AdminParking, 'priceToday'>[]): number | null {
  return medianOf(parkings.map(({ priceToday }) => priceToday).toSorted((a, b) => a - b))
}

/** The same, with the median that the server gave. */
export function unusualAgainst(price: number, median: number | null): UnusualPrice | undefined {
  if (median === null || !(price > 0)) return

  if (price < minRatio * median) return { how: 'low', median }
  if (price > maxRatio * median) return { how: 'high', median }
}

type Priced = Pick<AdminParking, 'id' | 'airportCode' | 'priceToday'>

/**
 * What the other parkings at its airport usually cost, for each parking; null without others.
 *
 * @param all every parking at these airports
 */
export function usualPrices(all: Priced[]): Map<number, number | null> {
  const usual = new Map<number, number | null>()
  for (const parkings of Map.groupBy(all, ({ airportCode }) => airportCode).values()) {
    const prices = parkings.map(({ priceToday }) => priceToday).toSorted((a, b) => a - b)
    for (const { id, priceToday } of parkings) {
      usual.set(id, medianOf(prices.toSpliced(prices.indexOf(priceToday), 1)))
    }
  }
  return usual
}

function medianOf(sorted: number[]): number | null {
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (below === undefined || above === undefined) return null
  return Math.round(50 * (below + above)) / 100
}

/** 'Opvallend hoog. De andere parkings bij deze luchthaven kosten in doorsnee €8,95 per dag.' */
export function unusualTexts({ how, median }: UnusualPrice): { title: string; text: string } {
  return {
    title: how === 'low' ? 'Opvallend laag.' : 'Opvallend hoog.',
    text: `De andere parkings bij deze luchthaven kosten in doorsnee ${formatEuro(median)} per dag.`,
  }
}
