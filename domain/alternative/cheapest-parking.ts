import { byPrice, type RankedByPrice } from '#domain/order/by-price.ts'
import { isBookable } from '#domain/parking/parking.ts'
import type { PriceCheck } from '#domain/parking/price-age.ts'
import type { Charges } from '#domain/quote/quote.ts'

/** What the alternatives are compared with. */
export type ComparedCharges = Charges & { name: string }

/** A parking that they may be compared with. For a stay it has its total. */
export type OfferedParking = ComparedCharges & RankedByPrice & PriceCheck

/** The parking with the lowest total of the stay, or without a stay the lowest price per day. */
export function cheapestParking<Offered extends Omit<OfferedParking, keyof PriceCheck>>(
  parkings: Offered[],
): Offered | undefined {
  const [cheapest] = parkings
    .filter((parking) => isBookable(parking) && parking.quote?.total !== null)
    .toSorted(byPrice)
  return cheapest
}

/** Without what is not read of it. */
export function offered(parking: OfferedParking): OfferedParking {
  const { id, name, distance, unavailable, pricePerDay, quote, ...rest } = parking
  const { priceWithoutTariff, tariffs, surcharges, priceCheckedOn, isPriceChanged } = rest
  return {
    ...{ id, name, distance, unavailable, pricePerDay, tariffs, surcharges },
    ...{ priceCheckedOn, isPriceChanged },
    ...(priceWithoutTariff !== undefined && { priceWithoutTariff }),
    ...(quote && { quote: { total: quote.total } }),
  }
}
