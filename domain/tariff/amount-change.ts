import { inCents } from '#domain/text/money.ts'

/** How much an amount goes up; down if it is negative. */
export type AmountChange = {
  unit: 'percent' | 'euros'
  by: number
  /** In cents. */
  roundTo: Rounding
}

export const roundings = [1, 10, 50, 100] as const

export type Rounding = (typeof roundings)[number]

/** In cents; half upwards. Zero if nothing would be left of it. */
export function changedCents(cents: number, { unit, by, roundTo }: AmountChange): number {
  // In hundredths of a percent, as 1.08 is not exact.
  const exact =
    unit === 'percent' ? (cents * (10_000 + Math.round(by * 100))) / 10_000 : cents + inCents(by)
  if (exact <= 0) return 0
  // Something that costs money does not become free.
  return Math.max(Math.round(exact / roundTo) * roundTo, roundTo)
}

type FromTo = { from: number; to: number }

/** What a change comes to after rounding, in percent, to one decimal: over all amounts together. */
export function realPercent(amounts: FromTo[]): number {
  const sum = (of: keyof FromTo) => amounts.reduce((total, amount) => total + amount[of], 0)
  const from = sum('from')
  return from === 0 ? 0 : Math.round((1_000 * (sum('to') - from)) / from) / 10
}
