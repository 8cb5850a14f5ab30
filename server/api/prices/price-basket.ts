import type { Context } from 'hono'
import { basketCsv } from '#domain/basket/basket-csv.ts'
import { publishedPrices } from '#domain/basket/basket-view.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { listAirports } from '#server/db/airports.ts'
import { listBasketPrices } from '#server/db/price-baskets.ts'

/** Every price of every month. */
export async function read(call: Context): Promise<Response> {
  return call.json(await published())
}

/** The same for a spreadsheet. */
export async function readCsv(call: Context): Promise<Response> {
  return call.body(basketCsv(await published()), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="parkeerprijzen.csv"',
  })
}

async function published() {
  const [prices, airports] = await Promise.all([
    listBasketPrices(amsterdamDay(new Date())),
    listAirports(),
  ])
  return publishedPrices(prices, airports)
}
