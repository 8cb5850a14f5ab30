import { isBookable, type Parking } from '#domain/parking/parking.ts'
import type { PriceAge } from '#domain/parking/price-age.ts'
import { byName } from './by-name.ts'
import { type Charges, type Quote, type QuotedStay, quote } from './quote.ts'

export type ChargingParking = Charges &
  Pick<Parking, 'name' | 'distance' | 'unavailable'> & { age?: PriceAge }

/** A parking where this stay can be booked, with what it costs there. */
export type Quoted<Charging> = { parking: Charging; quote: Quote; total: number }

/** The parkings where this stay can be booked, the lowest total first. Those with an old price come last. */
export function quotedParkings<Charging extends ChargingParking>(
  parkings: Charging[],
  stay: QuotedStay,
): Quoted<Charging>[] {
  return parkings
    .filter(isBookable)
    .flatMap((parking) => {
      const asked = quote(parking, stay)
      return asked.total === null ? [] : [{ parking, quote: asked, total: asked.total }]
    })
    .toSorted(
      (a, b) =>
        Number(isOld(a.parking)) - Number(isOld(b.parking)) ||
        a.total - b.total ||
        cheaperFirst(a.parking, b.parking),
    )
}

/** What a stay of one day costs, of two days and so on, in whole cents; null where it is too long. */
export function totalsPerDays(
  charges: Charges,
  stay: Omit<QuotedStay, 'days'>,
  longest: number,
): (number | null)[] {
  return Array.from({ length: longest }, (_, at) => quote(charges, { ...stay, days: at + 1 }).total)
}

const isOld = ({ age }: ChargingParking) => age === 'old' || age === 'unknown'

function cheaperFirst(a: ChargingParking, b: ChargingParking): number {
  return a.pricePerDay - b.pricePerDay || a.distance - b.distance || byName(a, b)
}
