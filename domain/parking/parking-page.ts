import type { Airport } from '#domain/airport/airport.ts'
import type { Quote } from '#domain/quote/quote.ts'
import type { TariffCheck } from '#domain/tariff/tariff-check.ts'
import { withDayCheck } from '#domain/tariff/tariff-season.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { type Alternative, alternatives } from './alternatives.ts'
import { bookable, type Parking, type ParkingDetail } from './parking.ts'

/** What the page of one parking shows. */
export type ParkingPage = {
  airport: Pick<Airport, 'code' | 'name' | 'slug'>
  /** With a stay it has its quote. */
  parking: ParkingDetail & { quote?: Quote; dayCheck?: TariffCheck }
  /** At the same airport. */
  alternatives: Alternative[]
  /** How many others there can be booked. */
  others: number
  /** The date in Amsterdam on which it was read. */
  today: string
}

export function parkingPage(
  { code, name, slug }: Airport,
  parking: ParkingPage['parking'],
  listed: (Parking & { quote?: Quote })[],
  now: Date,
): ParkingPage {
  const today = amsterdamDay(now)
  return {
    airport: { code, name, slug },
    parking: withDayCheck(parking, today),
    alternatives: alternatives(parking, listed).map(({ parking, ...rest }) => ({
      ...rest,
      parking: onlyShown(parking),
    })),
    others: bookable(listed).filter(({ id }) => id !== parking.id).length,
    today,
  }
}

/** Without what the page doesn't show of another parking. */
function onlyShown(parking: Alternative['parking']): Alternative['parking'] {
  const { id, slug, name, imageUrl, type, distance, pricePerDay, unavailable, quote } = parking
  const { priceCheckedOn, isPriceChanged, isSample } = parking
  return {
    ...{ id, slug, name, imageUrl, type, distance, pricePerDay, unavailable },
    ...{ priceCheckedOn, isPriceChanged, isSample },
    ...(quote && { quote: { ...quote, lines: [], mayCome: [], optional: [] } }),
  }
}
