import { pageAt } from '#domain/page/pages.ts'
import { withPairs } from '#domain/page/with-pairs.ts'
import { isDay } from '#domain/text/is-day.ts'
import { stayNames } from './stay-names.ts'
import { isQuarter } from './time-of-day.ts'
import type { GivenTimedStay } from './timed-stay.ts'

/** Whether the page at a path reads a stay. */
export const takesStay = (path: string): boolean => pageAt(path)?.takesStay === true

/** Whether the page at a path is the same for every stay, and carries it in the browser alone. */
export const carriesStay = (path: string): boolean => pageAt(path)?.carriesStay === true

const isValid: Record<keyof GivenTimedStay, (given: string) => boolean> = {
  van: isDay,
  tot: isDay,
  vanTijd: isQuarter,
  totTijd: isQuarter,
  personen: (given) => /^[1-9]$/.test(given),
}

/** The stay in the address of such a page, as given: the page that they go to checks it. */
export function keptStay(path: string, query: URLSearchParams): [name: string, value: string][] {
  return takesStay(path) ? stayIn(query) : []
}

/** The same in the browser, where pages that are the same for every stay carry it too. */
export function carriedStay(path: string, query: URLSearchParams): [name: string, value: string][] {
  return takesStay(path) || carriesStay(path) ? stayIn(query) : []
}

function stayIn(query: URLSearchParams): [name: string, value: string][] {
  return stayNames
    .map((name): [keyof GivenTimedStay, string] => [name, query.get(name)?.trim() ?? ''])
    .filter(([name, given]) => isValid[name](given))
}

/** The address with this stay, if its page reads one. */
export function withStay(address: string, stay: [name: string, value: string][]): string {
  return takesStay(pathOf(address)) ? withPairs(address, stay) : address
}

/** The same in the browser, where pages that are the same for every stay carry it too. */
export function withCarriedStay(address: string, stay: [name: string, value: string][]): string {
  const path = pathOf(address)
  return takesStay(path) || carriesStay(path) ? withPairs(address, stay) : address
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

/** The address without its stay, and with the rest of its query as it is written. */
export function withoutStay(address: string): string {
  const [whole = '', place] = address.split('#', 2)
  const [path = '', query = ''] = whole.split('?', 2)
  const isOfStay = (pair: string) => stayNames.some((name) => pair.startsWith(`${name}=`))
  const rest = query.split('&').filter((pair) => !isOfStay(pair))
  const kept = [path, rest.join('&')].filter(Boolean).join('?')
  return place === undefined ? kept : `${kept}#${place}`
}
