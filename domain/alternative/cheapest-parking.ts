import { isBookable, type PricedParking } from '#domain/parking/parking.ts'
import { byName } from '#domain/quote/by-name.ts'
import type { Charges, Quote } from '#domain/quote/quote.ts'
import { inCents } from '#domain/text/money.ts'

/** What the alternatives are compared with. */
export type CheapestParking = Charges & { name: string }

type Offered = Pick<PricedParking, 'name' | 'distance' | 'unavailable'> &
  Charges & { quote?: Pick<Quote, 'total'> }

/** The parking with the lowest total of the stay, or without a stay the lowest price per day. */
export function cheapestParking(parkings: Offered[]): CheapestParking | null {
  const [cheapest] = parkings
    .filter((parking) => isBookable(parking) && parking.quote?.total !== null)
    .toSorted(
      (a, b) =>
        amountOf(a) - amountOf(b) ||
        a.pricePerDay - b.pricePerDay ||
        a.distance - b.distance ||
        byName(a, b),
    )
  if (!cheapest) return null
  const { name, pricePerDay, tariffs, surcharges } = cheapest
  return { name, pricePerDay, tariffs, surcharges }
}

const amountOf = ({ quote, pricePerDay }: Offered) => quote?.total ?? inCents(pricePerDay)
