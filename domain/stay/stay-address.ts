import { isDay } from '#domain/text/is-day.ts'
import type { GivenStay } from './stay.ts'

/** The pages that read a stay from their address. */
export const stayPages = /^\/(luchthavens|vergelijken|vertrekplanner|parkeren\/[^/]+)?$/

export const stayNames: (keyof GivenStay)[] = ['van', 'tot']

/** The days in the address of such a page, as given: the page that they go to checks them. */
export function keptStay(path: string, query: URLSearchParams): [name: string, day: string][] {
  if (!stayPages.test(path)) return []
  return stayNames
    .map((name): [string, string] => [name, query.get(name)?.trim() ?? ''])
    .filter(([, day]) => isDay(day))
}

/** The address with these days, if its page reads them. */
export function withStay(address: string, days: [name: string, day: string][]): string {
  const [path = '', query] = address.split('?', 2)
  if (days.length === 0 || !stayPages.test(path)) return address
  return `${address}${query === undefined ? '?' : '&'}${new URLSearchParams(days)}`
}
