import { type BasketDays, monthOf } from './basket-question.ts'
import {
  type BasketAirport,
  type BasketLine,
  type BasketPoint,
  basketLines,
  basketPoints,
  formerMonth,
} from './basket-view.ts'
import type { BasketPrice } from './price-basket.ts'

/** What is asked for in the address: `luchthaven=schiphol&dagen=3`. Null if absent. */
export type GivenChoice = { luchthaven: string | null; dagen: string | null }

export type BasketChoice = { airport: BasketAirport; days: number; points: BasketPoint[] }

/** What the page with prices shows. */
export type BasketPage = {
  stays: BasketDays
  /** The last month with prices. */
  month: string
  /** The month that it is compared with; null in the first month. */
  since: string | null
  lines: BasketLine[]
  /** The airport and the stay whose months are shown; null while there are no prices. */
  chosen: BasketChoice | null
}

type BasketSource = { prices: BasketPrice[]; airports: BasketAirport[]; stays: BasketDays }

/** An unknown airport or stay gives the first airport, and the long stay. Other stays are left out. */
export function basketPage(
  { airports, stays, ...measured }: BasketSource,
  given: GivenChoice,
  today: string,
): BasketPage {
  const prices = measured.prices.filter(({ days }) => stays.includes(days))
  const month = prices.reduce((last, each) => (each.month > last ? each.month : last), '')
  const lines = basketLines(prices, airports, month, stays)
  const airport =
    lines.find(({ airport }) => airport.slug === given.luchthaven)?.airport ?? lines[0]?.airport
  const days = stays.find((days) => String(days) === given.dagen) ?? stays[1]

  return {
    stays,
    month: month || monthOf(today),
    since: formerMonth(prices, month) ?? null,
    lines,
    chosen: airport
      ? { airport, days, points: basketPoints(prices, { airportCode: airport.code, days }) }
      : null,
  }
}
