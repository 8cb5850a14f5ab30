import { href } from 'react-router'
import { writtenFilter } from '#domain/filter/filter-address.ts'
import { type TimedStay, writeStay } from '#domain/stay/timed-stay.ts'

type Pair = [name: string, value: string]

type Context = {
  stay: TimedStay | undefined
  /** The query of the page: its filter goes along, for the way back, and which rows it shows. */
  search: URLSearchParams
}

/** The address of the comparison of these parkings; it can be shared. */
export function compareAddress(ids: number[], { stay, search }: Context): string {
  const pairs = [chosen('terreinen', ids), ...writeStay(stay), ...viewPairs(search)]
  return `${href('/vergelijken')}?${query(pairs)}`
}

/** The airport's page with these parkings still chosen. */
export function choosingAddress(slug: string, ids: number[], { stay, search }: Context): string {
  const pairs = [...writtenFilter(search), ...writeStay(stay), chosen('vergelijk', ids)]
  return `${href('/parkeren/:slug', { slug })}?${query(pairs)}`
}

/** What an address of the comparison takes along beside its parkings and the stay. */
export const viewPairs = (search: URLSearchParams): Pair[] => [
  ...writtenFilter(search),
  ...rowPairs(search),
]

function rowPairs(search: URLSearchParams): Pair[] {
  const asked = search.get(rowsName)
  return asked === 'ja' || asked === 'nee' ? [[rowsName, asked]] : []
}

/** Whether only the rows that differ are shown: as the address says, or else as is usual. */
export function isOnlyDifferences(search: URLSearchParams, isUsual: boolean): boolean {
  const [[, asked] = []] = rowPairs(search)
  return asked === undefined ? isUsual : asked === 'ja'
}

/** The query with the other rows shown. */
export function withOtherRows(search: URLSearchParams, isUsual: boolean): URLSearchParams {
  const other = new URLSearchParams(search)
  const isOn = !isOnlyDifferences(search, isUsual)
  if (isOn === isUsual) other.delete(rowsName)
  else other.set(rowsName, isOn ? 'ja' : 'nee')
  return other
}

const rowsName = 'verschillen'

const chosen = (name: string, ids: number[]): Pair => [name, ids.join(',')]

/** Only numbers, dates, commas and words of the filter, which need no escaping. */
const query = (pairs: Pair[]) => pairs.map((pair) => pair.join('=')).join('&')
