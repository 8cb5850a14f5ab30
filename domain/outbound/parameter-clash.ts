import { partsOf } from './query-pairs.ts'

/**
 * Whether a booking page has a part of its query by the name of the reference: that would take the place of what the
 * provider asks.
 */
export function hasParameter(bookingPage: string, parameter: string): boolean {
  const wanted = [parameter, encodeURIComponent(parameter)]
  return partsOf(bookingPage).pairs.some((pair) => wanted.includes(pair.split('=', 1)[0] ?? ''))
}
