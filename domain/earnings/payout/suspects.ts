import type { Suspect } from './payout.ts'

/** A line, with the changes of its commission since it was approved first, in cents. */
export type Suspected = { number: string; amount: number; changes: number[] }

const maxSuspects = 10

/**
 * Which conversions may explain a difference, the likeliest first: one that was not paid, one that was paid before
 * its commission changed, one that is paid too, and two together that were not paid.
 *
 * @param difference what was received, less what was expected
 * @param others what is not covered
 */
export function suspectsOf(
  difference: number,
  lines: Suspected[],
  others: Pick<Suspected, 'number' | 'amount'>[],
): Suspect[] {
  if (difference === 0) return []
  const only =
    (why: Suspect['why']) =>
    ({ number, amount }: Pick<Suspected, 'number' | 'amount'>): Suspect => ({
      why,
      numbers: [number],
      amount,
    })
  const found = [
    ...lines.filter(({ amount }) => amount === -difference).map(only('unpaid')),
    ...lines.filter(({ changes }) => changes.includes(-difference)).map(only('changed')),
    ...others.filter(({ amount }) => amount === difference).map(only('uncovered')),
  ]
  const left = maxSuspects - found.length
  return left > 0 ? [...found, ...pairsOf(-difference, lines, left)] : found.slice(0, maxSuspects)
}

function pairsOf(sum: number, lines: Suspected[], most: number): Suspect[] {
  const pairs: Suspect[] = []
  const seen = new Map<number, string>()
  for (const { number, amount } of lines) {
    const other = seen.get(sum - amount)
    if (other !== undefined) pairs.push({ why: 'together', numbers: [other, number], amount: sum })
    if (pairs.length === most) break
    if (!seen.has(amount)) seen.set(amount, number)
  }
  return pairs
}
