import { monthsBetween } from '#domain/text/month.ts'
import { type BasketDays, basketDropOff } from './basket-question.ts'
import type { BasketPrice } from './price-basket.ts'
import { type PriceTrend, priceTrend } from './price-trend.ts'

export type BasketAirport = { code: string; name: string; slug: string }

export type BasketAmounts = Pick<BasketPrice, 'lowest' | 'middle'>

/** An airport in the table of one month. What could not be measured is null. */
export type BasketLine = {
  airport: BasketAirport
  short: BasketAmounts | null
  long: BasketAmounts | null
  /** Of the lowest total of the long stay. */
  trend: PriceTrend | null
}

/** The airports that have a price in this month, in the order given. */
export function basketLines(
  prices: BasketPrice[],
  airports: BasketAirport[],
  month: string,
  [shortDays, longDays]: BasketDays,
): BasketLine[] {
  const before = formerMonth(prices, month)
  const known = new Map(prices.map((price) => [keyOf(price), price]))
  const find = (month: string, airportCode: string, days: number) =>
    known.get(keyOf({ month, airportCode, days }))

  return airports.flatMap((airport): BasketLine[] => {
    const short = find(month, airport.code, shortDays)
    const long = find(month, airport.code, longDays)
    if (!short && !long) return []
    const former = before === undefined ? undefined : find(before, airport.code, longDays)
    return [
      {
        airport,
        short: amounts(short),
        long: amounts(long),
        trend: former && long ? priceTrend(former.lowest, long.lowest) : null,
      },
    ]
  })
}

const keyOf = ({ month, airportCode, days }: Pick<BasketPrice, 'month' | 'airportCode' | 'days'>) =>
  `${month} ${airportCode} ${days}`

function amounts(price: BasketPrice | undefined): BasketAmounts | null {
  return price ? { lowest: price.lowest, middle: price.middle } : null
}

/** The last month before this one that was measured. */
export function formerMonth(prices: BasketPrice[], month: string): string | undefined {
  return prices.reduce<string | undefined>(
    (last, each) => (each.month < month && each.month > (last ?? '') ? each.month : last),
    undefined,
  )
}

/** A month of one airport and stay. One that could not be measured is null. */
export type BasketPoint = { month: string; amounts: BasketAmounts | null }

/** Every month from the first that was measured at this airport to the last. */
export function basketPoints(
  prices: BasketPrice[],
  { airportCode, days }: Pick<BasketPrice, 'airportCode' | 'days'>,
): BasketPoint[] {
  const measured = new Map(
    prices
      .filter((price) => price.airportCode === airportCode && price.days === days)
      .map((price) => [price.month, price]),
  )
  const months = [...measured.keys()].toSorted()
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined) return []
  return monthsBetween(first, last).map((month) => ({
    month,
    amounts: amounts(measured.get(month)),
  }))
}

/** A price as it is published: with the day of its drop-off and the airport's name. */
export type PublishedPrice = BasketPrice & {
  dropOff: string
  airport: string
  /** Whether built-in parkings are at the airport. */
  isSample: boolean
}

/** The newest month first, the airports in the order given. An airport that is gone keeps its code. */
export function publishedPrices(
  prices: BasketPrice[],
  airports: BasketAirport[],
  samplesAt: Set<string>,
): PublishedPrice[] {
  const places = new Map(airports.map(({ code, name }, at) => [code, { at, name }]))
  const place = ({ airportCode }: BasketPrice) => places.get(airportCode)?.at ?? places.size
  return prices
    .map((price) => ({
      month: price.month,
      dropOff: basketDropOff(price.month),
      airportCode: price.airportCode,
      airport: places.get(price.airportCode)?.name ?? price.airportCode,
      days: price.days,
      lowest: price.lowest,
      middle: price.middle,
      parkings: price.parkings,
      isSample: samplesAt.has(price.airportCode),
    }))
    .toSorted(
      (a, b) =>
        (a.month === b.month ? 0 : a.month > b.month ? -1 : 1) ||
        place(a) - place(b) ||
        (a.airportCode === b.airportCode ? 0 : a.airportCode < b.airportCode ? -1 : 1) ||
        a.days - b.days,
    )
}
