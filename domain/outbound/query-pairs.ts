/** The query of an address as it is written, in pairs, and what stands before and after it. */
export function partsOf(address: string) {
  const [, path = '', query = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address.trim()) ?? []
  return { path, pairs: pairsIn(query), fragment }
}

export const pairsIn = (query: string) => query.split('&').filter((pair) => pair.trim() !== '')

/** Adds pairs to a query, in place of other values of the same parameters. The rest stays as written. */
export function replacePairs(address: string, added: string[]): string {
  const { path, pairs, fragment } = partsOf(address)
  const names = new Set(added.map(nameOf))
  const query = [...pairs.filter((pair) => !names.has(nameOf(pair))), ...added].join('&')

  return `${path}${query && `?${query}`}${fragment}`
}

const nameOf = (pair: string) => pair.split('=', 1)[0]
