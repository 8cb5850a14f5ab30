import { formatEuro } from '#domain/text/money.ts'
import type { Parking } from './parking.ts'

// Relative to the median. A price beyond these is more likely a typing error.
const minRatio = 0.5
const maxRatio = 2

export type UnusualPrice = { how: 'low' | 'high'; median: number }

/** Compares a price with the median of the others. Undefined if it is not unusual. */
export function unusualPrice(
  price: number,
  others: Pick<Parking, 'pricePerDay'>[],
): UnusualPrice | undefined {
  const median = medianOf(others.map(({ pricePerDay }) => pricePerDay))
  if (median === undefined || !(price > 0)) return

  if (price < minRatio * median) return { how: 'low', median }
  if (price > maxRatio * median) return { how: 'high', median }
}

function medianOf(values: number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (below === undefined || above === undefined) return
  return Math.round(50 * (below + above)) / 100
}

/** 'Opvallend hoog. De andere parkings bij deze luchthaven kosten in doorsnee €8,95 per dag.' */
export function unusualTexts({ how, median }: UnusualPrice): { title: string; text: string } {
  return {
    title: how === 'low' ? 'Opvallend laag.' : 'Opvallend hoog.',
    text: `De andere parkings bij deze luchthaven kosten in doorsnee ${formatEuro(median)} per dag.`,
  }
}
