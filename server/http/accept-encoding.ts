export type Encoding = 'zstd' | 'br' | 'gzip'

/**
 * The best encoding for this `accept-encoding` header: the highest weight, and among equals the
 * first offered. Undefined when the client prefers an uncompressed response or accepts nothing
 * else.
 */
export function bestEncoding<Offered extends Encoding>(
  accepted: string | undefined,
  offered: readonly Offered[],
): Offered | undefined {
  if (!accepted) return undefined
  const weights = parsedHeaders.get(accepted) ?? parse(accepted)
  const others = weights.get('*') ?? 0
  let best: Offered | undefined
  let bestWeight = 0
  for (const encoding of offered) {
    const weight = weights.get(encoding) ?? others
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight]
  }
  return bestWeight >= (weights.get('identity') ?? 0) ? best : undefined
}

const maxParsedHeaders = 100
const parsedHeaders = new Map<string, Map<string, number>>()

/** Browsers send few different values, so parsed ones are cached. */
function parse(accepted: string): Map<string, number> {
  if (parsedHeaders.size === maxParsedHeaders) parsedHeaders.clear()
  const weights = weightsOf(accepted)
  parsedHeaders.set(accepted, weights)
  return weights
}

/** Anything unreadable counts as not accepted: an uncompressed response is always correct. */
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
