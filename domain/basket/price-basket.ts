import { isBookable, type Parking } from '#domain/parking/parking.ts'
import { type PriceCheck, shownCheck } from '#domain/parking/price-age.ts'
import { middleTotal } from '#domain/quote/middle-total.ts'
import type { QuotedStay } from '#domain/quote/quote.ts'
import { type Charges, quote } from '#domain/quote/quote.ts'
import { type BasketDays, basketStay, monthOf } from './basket-question.ts'

/** What a stay cost at an airport in a month, as '2026-11'. Amounts are whole cents. */
export type BasketPrice = {
  month: string
  airportCode: string
  days: number
  lowest: number
  middle: number
  /** How many parkings were counted. */
  parkings: number
}

export type BasketParking = Charges & Pick<Parking, 'airportCode' | 'unavailable'> & PriceCheck

/** A price that was checked longer ago does not count, nor one that changed since. */
const freshDays = 60

const dayMs = 24 * 60 * 60_000

/**
 * The prices of a month, of both stays, at the airports with a parking that counts. `today` is in
 * Amsterdam.
 */
export function priceBasket(
  parkings: BasketParking[],
  today: string,
  stays: BasketDays,
): BasketPrice[] {
  const month = monthOf(today)

  return [...Map.groupBy(parkings.filter(isBookable), ({ airportCode }) => airportCode)].flatMap(
    ([airportCode, atAirport]) =>
      stays.flatMap((days): BasketPrice[] => {
        const totals = tariffTotals(atAirport, basketStay(month, days), today)
        const middle = middleTotal(totals)
        if (middle === null) return []
        const lowest = Math.min(...totals)
        return [{ month, airportCode, days, lowest, middle, parkings: totals.length }]
      }),
  )
}

function isFresh({ priceCheckedOn, isPriceChanged }: PriceCheck, today: string): boolean {
  if (priceCheckedOn === null || isPriceChanged) return false
  return Date.parse(today) - Date.parse(priceCheckedOn) <= freshDays * dayMs
}

/** An estimate does not count, nor does a parking where a car can't stay for so long. */
function tariffTotals(parkings: BasketParking[], stay: QuotedStay, today: string): number[] {
  return parkings.flatMap((parking) => {
    const asked = quote(parking, stay)
    const counts =
      asked.basis === 'tariff' && isFresh(shownCheck({ ...parking, quote: asked }), today)
    return counts && asked.total !== null ? [asked.total] : []
  })
}
