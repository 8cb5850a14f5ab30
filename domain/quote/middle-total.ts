/** The middle one of some totals, in whole cents: half are lower, half are higher. Null without any. */
export function middleTotal(totals: number[]): number | null {
  const sorted = totals.toSorted((a, b) => a - b)
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (below === undefined || above === undefined) return null
  return Math.round((below + above) / 2)
}
