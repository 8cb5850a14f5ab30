import { fewestDecided } from './settling.ts'

/** How many bookings were decided, and how many of those were approved (or paid). */
export type Decided = { approved: number; decided: number }

/** The part of the bookings that gets approved, and whose that is. */
export type ApprovalRate = Decided & { of: 'programme' | 'network' }

/** By number of bookings since the start, of the programme or else of its network. Undefined: too few to say. */
export function approvalRate(own: Decided, network: Decided): ApprovalRate | undefined {
  if (own.decided >= fewestDecided) return { ...own, of: 'programme' }
  if (network.decided >= fewestDecided) return { ...network, of: 'network' }
  return undefined
}

/** '91,2' */
export const ratePercent = ({ approved, decided }: Decided): string =>
  ((100 * approved) / decided).toFixed(1).replace('.', ',')

/** What is open, for as far as it usually gets approved, in whole cents. Without a rate it counts for nothing. */
export const countedOpen = (open: number, rate: Decided | undefined): number =>
  rate ? Math.round((open * rate.approved) / rate.decided) : 0

/** Divides whole cents by weight. Who is cut off most gets a cent that is left, so the parts sum to the whole. */
export function divided(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (cents * weight) / all)
  const parts = exact.map(Math.floor)
  const left = cents - parts.reduce((sum, part) => sum + part, 0)
  const mostCutOff = exact
    .map((part, place) => ({ place, cut: part - Math.floor(part) }))
    .toSorted((a, b) => b.cut - a.cut || a.place - b.place)
  for (const { place } of mostCutOff.slice(0, left)) parts[place] = (parts[place] ?? 0) + 1
  return parts
}

/** What 100 clicks bring. With fewer than 30 clicks it is chance. */
export const fewestClicks = 30

export const perHundred = (cents: number, clicks: number): number | null =>
  clicks < fewestClicks ? null : Math.round((cents * 100) / clicks)
