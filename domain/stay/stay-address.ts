import { pageAt } from '#domain/page/pages.ts'
import { isDay } from '#domain/text/is-day.ts'
import { stayNames } from './stay-names.ts'
import { isQuarter } from './time-of-day.ts'
import type { GivenTimedStay } from './timed-stay.ts'

/** Whether the page at a path reads a stay. */
export const takesStay = (path: string): boolean => pageAt(path)?.takesStay === true

const isValid: Record<keyof GivenTimedStay, (given: string) => boolean> = {
  van: isDay,
  tot: isDay,
  vanTijd: isQuarter,
  totTijd: isQuarter,
  personen: (given) => /^[1-9]$/.test(given),
}

/** The stay in the address of such a page, as given: the page that they go to checks it. */
export function keptStay(path: string, query: URLSearchParams): [name: string, value: string][] {
  if (!takesStay(path)) return []
  return stayNames
    .map((name): [keyof GivenTimedStay, string] => [name, query.get(name)?.trim() ?? ''])
    .filter(([name, given]) => isValid[name](given))
}

/** The address with this stay, if its page reads one. */
export function withStay(address: string, stay: [name: string, value: string][]): string {
  const [path = '', query] = address.split('?', 2)
  if (stay.length === 0 || !takesStay(path)) return address
  const added = new URLSearchParams(stay).toString().replaceAll('%3A', ':')
  return `${address}${query === undefined ? '?' : '&'}${added}`
}

/** The address without its stay, and with the rest of its query as it is written. */
export function withoutStay(address: string): string {
  const [path = '', query = ''] = address.split('?', 2)
  const isOfStay = (pair: string) => stayNames.some((name) => pair.startsWith(`${name}=`))
  const rest = query.split('&').filter((pair) => !isOfStay(pair))
  return [path, rest.join('&')].filter(Boolean).join('?')
}
