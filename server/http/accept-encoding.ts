export type Encoding = 'zstd' | 'br' | 'gzip'

/**
 * How an answer is packed for who sent this `accept-encoding`: what they like best, and of what they
 * like as much, the first that is offered. Nothing when they want it as it is, or take nothing else.
 */
export function bestEncoding<Offered extends Encoding>(
  accepted: string | undefined,
  offered: readonly Offered[],
): Offered | undefined {
  if (!accepted) return undefined
  const weights = known.get(accepted) ?? remember(accepted)
  const others = weights.get('*') ?? 0
  let best: Offered | undefined
  let most = 0
  for (const encoding of offered) {
    const weight = weights.get(encoding) ?? others
    if (weight > most) [best, most] = [encoding, weight]
  }
  return most >= (weights.get('identity') ?? 0) ? best : undefined
}

const mostKnown = 100
const known = new Map<string, Map<string, number>>()

/** Browsers send but a few of these, with everything that they ask. */
function remember(accepted: string): Map<string, number> {
  if (known.size === mostKnown) known.clear()
  const weights = weightsOf(accepted)
  known.set(accepted, weights)
  return weights
}

/** What can't be read counts as not taken: an answer as it is suits everyone. */
function weightsOf(accepted: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const item of accepted.toLowerCase().split(',')) {
    const [, name, weight = '1'] = /^\s*(?:x-)?([\w*]+)\s*(?:;\s*q=([\d.]+)\s*)?$/.exec(item) ?? []
    if (name === undefined) continue
    const read = Number(weight)
    weights.set(name, read <= 1 ? read : 0)
  }
  return weights
}
