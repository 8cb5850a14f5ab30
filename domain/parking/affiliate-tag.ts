/** The tag, such as `bron=parkeerpiloot`, tells a provider which site a visitor comes from. */

/** Whether the query of an address has the tag. An empty tag is always present. */
export function hasTag(address: string, tag: string): boolean {
  const { pairs } = partsOf(address)
  return pairsIn(tag).every((wanted) => pairs.includes(wanted))
}

/** Whether it is the address of a page, to which the tag can be added. */
export const lacksTag = (address: string, tag: string) =>
  /^https?:\/\/\S/i.test(address.trim()) && !hasTag(address, tag)

/** Adds the tag, in place of another value of the same parameter. The rest stays as written. */
export function withTag(address: string, tag: string): string {
  const { path, pairs, fragment } = partsOf(address)
  const added = pairsIn(tag)
  const names = new Set(added.map(nameOf))
  const query = [...pairs.filter((pair) => !names.has(nameOf(pair))), ...added].join('&')

  return `${path}${query && `?${query}`}${fragment}`
}

/** The query of an address as it is written, in pairs, and what stands before and after it. */
export function partsOf(address: string) {
  const [, path = '', query = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address.trim()) ?? []
  return { path, pairs: pairsIn(query), fragment }
}

const pairsIn = (query: string) => query.split('&').filter((pair) => pair.trim() !== '')

const nameOf = (pair: string) => pair.split('=', 1)[0]
