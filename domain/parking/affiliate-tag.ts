/** `bron=parkeerpiloot`: how the provider knows from whom a visitor comes. It stands in the query. */

/** Whether an address carries the tag; without a tag there is nothing to carry. */
export function hasTag(address: string, tag: string): boolean {
  const { pairs } = partsOf(address)
  return pairsIn(tag).every((wanted) => pairs.includes(wanted))
}

/** The address with the tag, instead of another value of the same name. The rest stays as it is written. */
export function withTag(address: string, tag: string): string {
  const { path, pairs, fragment } = partsOf(address)
  const added = pairsIn(tag)
  const names = new Set(added.map(nameOf))
  const query = [...pairs.filter((pair) => !names.has(nameOf(pair))), ...added].join('&')

  return `${path}${query && `?${query}`}${fragment}`
}

function partsOf(address: string) {
  const [, path = '', query = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address.trim()) ?? []
  return { path, pairs: pairsIn(query), fragment }
}

const pairsIn = (query: string) => query.split('&').filter((pair) => pair.trim() !== '')

const nameOf = (pair: string) => pair.split('=', 1)[0]
