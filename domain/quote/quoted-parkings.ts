import { byPrice, isOld, type RankedByPrice } from '#domain/order/by-price.ts'
import { isBookable } from '#domain/parking/parking.ts'
import type { PriceAge } from '#domain/parking/price-age.ts'
import { type Charges, type Quote, type QuotedStay, quote } from './quote.ts'

export type ChargingParking = Charges & Omit<RankedByPrice, 'quote'>

/** A parking where this stay can be booked, with what it costs there. */
export type Quoted<Charging> = Charging & { quote: Quote & { total: number } }

/**
 * The parkings where this stay can be booked, the lowest total first. Those with an old price come last,
 * which may take its quote to know.
 */
export function quotedParkings<Charging extends ChargingParking>(
  parkings: Charging[],
  stay: QuotedStay,
  ageOf: (parking: Quoted<Charging>) => PriceAge | undefined = ({ age }) => age,
): Quoted<Charging>[] {
  return parkings
    .filter(isBookable)
    .flatMap((parking) => {
      const { total, ...asked } = quote(parking, stay)
      if (total === null) return []
      const quoted = { ...parking, quote: { ...asked, total } }
      const age = ageOf(quoted)
      return [age ? { ...quoted, age } : quoted]
    })
    .toSorted(byPrice)
}

/** Without those with an old price, unless there are no others. */
export function countedParkings<Charging extends ChargingParking>(
  quoted: Quoted<Charging>[],
): Quoted<Charging>[] {
  const known = quoted.filter((parking) => !isOld(parking))
  return known.length > 0 ? known : quoted
}

/**
 * What a stay of one day costs, of two days and so on, in whole cents; null where it is too long. A price is
 * that of a tariff: that it is full then does not take it away.
 */
export function totalsPerDays(
  charges: Charges,
  stay: Omit<QuotedStay, 'days'>,
  longest: number,
): (number | null)[] {
  const open = { ...charges, closures: [] }
  return Array.from({ length: longest }, (_, at) => quote(open, { ...stay, days: at + 1 }).total)
}
