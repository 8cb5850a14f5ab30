import { byPrice } from '#domain/order/by-price.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { formatEuro, inCents } from '#domain/text/money.ts'
import { counted } from '#domain/text/number.ts'
import { bookable, type Parking } from './parking.ts'
import type { PriceCheck } from './price-age.ts'

/** What a comparison with another parking takes. With a stay each has its quote. */
export type Rival = Pick<
  Parking,
  'id' | 'slug' | 'name' | 'imageUrl' | 'type' | 'distance' | 'pricePerDay' | 'unavailable'
> &
  PriceCheck & { quote?: Quote }

export type Difference = { text: string; isBetter: boolean }

export type Alternative = {
  parking: Rival
  /** The total of the stay, or without one the price per day. */
  cents: number
  differences: Difference[]
}

const most = 2

/**
 * Two other parkings for the same stay: first those that are cheaper or faster than this one, the
 * nearest in price first.
 */
export function alternatives(parking: Rival, others: Rival[]): Alternative[] {
  const own = priceOf(parking)
  return bookable(others)
    .filter(({ id }) => id !== parking.id)
    .flatMap((other) => {
      const cents = priceOf(other)
      return cents === null ? [] : [{ parking: other, cents }]
    })
    .map((other) => ({ ...other, differences: differences(parking, own, other) }))
    .toSorted(
      (a, b) =>
        Number(isBetter(b)) - Number(isBetter(a)) ||
        Math.abs(a.cents - (own ?? 0)) - Math.abs(b.cents - (own ?? 0)) ||
        byPrice(a.parking, b.parking),
    )
    .slice(0, most)
}

/** In cents; null if it can't be parked there for so long. */
function priceOf({ pricePerDay, quote }: Rival): number | null {
  return quote ? quote.total : inCents(pricePerDay)
}

const isBetter = ({ differences }: Pick<Alternative, 'differences'>) =>
  differences.some(({ isBetter }) => isBetter)

/** '€3,10 duurder', '6 minuten sneller'. Without a price of its own only the minutes are compared. */
function differences(
  { distance }: Rival,
  own: number | null,
  { parking, cents }: { parking: Rival; cents: number },
): Difference[] {
  return [
    ...(own === null ? [] : [priceDifference(cents - own)]),
    minuteDifference(parking.distance - distance),
  ]
}

function priceDifference(cents: number): Difference {
  if (cents === 0) return { text: 'even duur', isBetter: false }
  const amount = formatEuro(Math.abs(cents) / 100)
  return cents < 0
    ? { text: `${amount} goedkoper`, isBetter: true }
    : { text: `${amount} duurder`, isBetter: false }
}

function minuteDifference(minutes: number): Difference {
  if (minutes === 0) return { text: 'even snel', isBetter: false }
  const time = counted(Math.abs(minutes), 'minuut', 'minuten')
  return minutes < 0
    ? { text: `${time} sneller`, isBetter: true }
    : { text: `${time} langer`, isBetter: false }
}
