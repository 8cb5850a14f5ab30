import { pairsIn, partsOf, replacePairs } from '#domain/outbound/query-pairs.ts'

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
export const withTag = (address: string, tag: string) => replacePairs(address, pairsIn(tag))
