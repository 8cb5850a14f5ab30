import type { ConversionState } from '#domain/earnings/conversion/conversion.ts'

/** A conversion, and what the lines of payouts before paid of it. In cents. */
export type Settled = { state: ConversionState; commission: number; settled: number }

/**
 * What the next payout has to cover of it: what was approved, without what was paid before. Below zero where the network
 * declined it after it was paid.
 */
export function dueOf({ state, commission, settled }: Settled): number {
  if (state === 'approved') return commission - settled
  return state === 'declined' ? 0 - settled : 0
}

/** Whether a payout covers it: a declined one only if it was paid. */
export const isDue = (conversion: Settled): boolean =>
  conversion.state === 'approved' || dueOf(conversion) < 0
