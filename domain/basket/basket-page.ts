import { type BasketDays, basketDays, monthOf } from './basket-question.ts'
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

export type BasketChoice = { airport: BasketAirport; days: BasketDays; points: BasketPoint[] }

/** What the page with prices shows. */
export type BasketPage = {
  /** The last month with prices. */
  month: string
  /** The month that it is compared with; null in the first month. */
  since: string | null
  lines: BasketLine[]
  /** The airport and the stay whose months are shown; null while there are no prices. */
  chosen: BasketChoice | null
}

const usualDays = 8

/** An unknown airport or stay gives the first airport, and eight days. */
export function basketPage(
  prices: BasketPrice[],
  airports: BasketAirport[],
  given: GivenChoice,
  today: string,
): BasketPage {
  const month = prices.reduce((last, each) => (each.month > last ? each.month : last), '')
  const lines = basketLines(prices, airports, month)
  const airport =
    lines.find(({ airport }) => airport.slug === given.luchthaven)?.airport ?? lines[0]?.airport
  const days = basketDays.find((days) => String(days) === given.dagen) ?? usualDays

  return {
    month: month || monthOf(today),
    since: formerMonth(prices, month) ?? null,
    lines,
    chosen: airport
      ? { airport, days, points: basketPoints(prices, { airportCode: airport.code, days }) }
      : null,
  }
}
