import type { Parking } from './parking.ts'

/** What is so far from the others at the airport is rather a slip of the pen than a price. */
const lowest = 0.5
const highest = 2

export type UnusualPrice = { how: 'low' | 'high'; median: number }

/** Whether a price is below half of what the others cost in the middle, or above its double. */
export function unusualPrice(
  price: number,
  others: Pick<Parking, 'pricePerDay'>[],
): UnusualPrice | undefined {
  const median = medianOf(others.map(({ pricePerDay }) => pricePerDay))
  if (median === undefined || !(price > 0)) return

  if (price < lowest * median) return { how: 'low', median }
  if (price > highest * median) return { how: 'high', median }
}

function medianOf(values: number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (below === undefined || above === undefined) return
  return Math.round(50 * (below + above)) / 100
}
