import { type Tariff, tariffOn } from '#domain/tariff/tariff.ts'
import type { Charges, QuotedStay } from './quote.ts'
import { totalsPerDays } from './quoted-parkings.ts'

export const mostChartDays = 21

/** In cents. Null if it can't be parked there for so long. */
export type DayPrice = { days: number; total: number | null; perDay: number | null }

export type DayPrices = {
  /** Undefined for an estimate. */
  tariff: Tariff | undefined
  rows: DayPrice[]
}

/** What 1 to 21 days cost from this day, at these times and for these travellers. */
export function dayPrices(charges: Charges, stay: Omit<QuotedStay, 'days'>): DayPrices {
  return {
    tariff: tariffOn(charges.tariffs, stay.from),
    rows: totalsPerDays(charges, stay, mostChartDays).map((total, index) => {
      const days = index + 1
      return { days, total, perDay: total === null ? null : Math.round(total / days) }
    }),
  }
}
