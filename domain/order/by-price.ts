import type { Parking } from '#domain/parking/parking.ts'
import type { PriceAge } from '#domain/parking/price-age.ts'
import { withoutMarks } from '#domain/text/text.ts'

/** What an order by price reads of a parking. For a stay it has its total, in cents. */
export type RankedByPrice = Pick<
  Parking,
  'id' | 'name' | 'pricePerDay' | 'distance' | 'unavailable'
> & {
  quote?: { total: number | null }
  age?: PriceAge
}

/** The order of every list by price, and of what is equal in another order. */
export function byPrice(a: RankedByPrice, b: RankedByPrice): number {
  return (
    byBookable(a, b) ||
    Number(isOld(a)) - Number(isOld(b)) ||
    shownCents(a) - shownCents(b) ||
    a.distance - b.distance ||
    byName(a, b) ||
    a.id - b.id
  )
}

/** Those that can be booked for the stay come first. */
export function byBookable(a: RankedByPrice, b: RankedByPrice): number {
  return Number(isOff(a)) - Number(isOff(b))
}

const isOff = ({ unavailable, quote }: RankedByPrice) =>
  unavailable !== null || quote?.total === null

/** Of a stay: a price that nobody checked for long comes after the others. */
export const isOld = ({ quote, age }: Pick<RankedByPrice, 'quote' | 'age'>) =>
  quote !== undefined && (age === 'old' || age === 'unknown')

/** The total, or else the price per day. */
const shownCents = ({ quote, pricePerDay }: RankedByPrice) =>
  quote ? (quote.total ?? Number.MAX_VALUE) : 100 * pricePerDay

/** In lower case and without marks. Without Intl, of which the first use takes 20 ms in a browser. */
export function byName(a: { name: string }, b: { name: string }): number {
  const [one, other] = [folded(a.name), folded(b.name)]
  return Number(one > other) - Number(one < other)
}

const folded = (name: string) => withoutMarks(name).toLowerCase()
