const roundSteps = [1, 2, 2.5, 5, 10]

/** Four grid lines at round amounts, in whole cents, the last at or above all totals. */
export function basketTicks(totals: number[]): number[] {
  const third = Math.max(100, Math.max(0, ...totals) / 3)
  const magnitude = 10 ** Math.floor(Math.log10(third))
  const step = roundSteps.map((round) => round * magnitude).find((step) => step >= third) ?? third
  return [0, step, 2 * step, 3 * step]
}
