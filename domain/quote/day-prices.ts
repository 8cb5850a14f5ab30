import { stayCents } from '#domain/stay/stay.ts'
import { type Tariff, tariffOn, tariffPrice } from '#domain/tariff/tariff.ts'
import type { Charges } from './quote.ts'

export const mostChartDays = 21

/** In cents. Null if it can't be parked there for so long. */
export type DayPrice = { days: number; total: number | null; perDay: number | null }

export type DayPrices = {
  /** Undefined for an estimate. */
  tariff: Tariff | undefined
  rows: DayPrice[]
}

/** What 1 to 21 days cost, without surcharges, for who brings the car on this day. */
export function dayPrices(charges: Omit<Charges, 'surcharges'>, day: string): DayPrices {
  const tariff = tariffOn(charges.tariffs, day)
  const total = (days: number) => {
    if (!tariff) return stayCents(charges.pricePerDay, { days })
    return days > (tariff.maximumDays ?? days) ? null : tariffPrice(tariff, days).cents
  }

  return {
    tariff,
    rows: Array.from({ length: mostChartDays }, (_, index) => {
      const [days, cents] = [index + 1, total(index + 1)]
      return { days, total: cents, perDay: cents === null ? null : Math.round(cents / days) }
    }),
  }
}
