import { href } from 'react-router'
import { readFilter, writeFilter } from '#domain/filter/filter-address.ts'
import { type TimedStay, writeStay } from '#domain/stay/timed-stay.ts'

type Pair = [name: string, value: string]

type Context = {
  stay: TimedStay | undefined
  /** The query of the page: its filter goes along, for the way back. */
  search: URLSearchParams
}

/** The address of the comparison of these parkings; it can be shared. */
export function compareAddress(ids: number[], { stay, search }: Context): string {
  const pairs = [chosen('terreinen', ids), ...writeStay(stay), ...filterPairs(search)]
  return `${href('/vergelijken')}?${query(pairs)}`
}

/** The airport's page with these parkings still chosen. */
export function choosingAddress(slug: string, ids: number[], { stay, search }: Context): string {
  const pairs = [...filterPairs(search), ...writeStay(stay), chosen('vergelijk', ids)]
  return `${href('/parkeren/:slug', { slug })}?${query(pairs)}`
}

/** The filter in a query, without values that it does not know. */
export const filterPairs = (search: URLSearchParams): Pair[] => writeFilter(readFilter(search))

const chosen = (name: string, ids: number[]): Pair => [name, ids.join(',')]

/** Only numbers, dates, commas and words of the filter, which need no escaping. */
const query = (pairs: Pair[]) => pairs.map((pair) => pair.join('=')).join('&')
