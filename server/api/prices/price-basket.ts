import { z } from 'zod'
import { basketCsv } from '#domain/basket/basket-csv.ts'
import { type PublishedPrice, publishedPrices } from '#domain/basket/basket-view.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { answerOf, count, day } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { listAirports } from '#server/db/airports.ts'
import { listSampleAirports } from '#server/db/parkings/parkings.ts'
import { listBasketPrices } from '#server/db/price-baskets.ts'

export const read = call({
  method: 'GET',
  path: '/api/price-basket',
  does: 'Geeft wat twee verblijven kosten (drie en acht dagen, of wat bij de instellingen staat), per luchthaven en per maand: het laagste en het middelste totaal in hele centen.',
  answers: z.array(
    answerOf<PublishedPrice>({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      dropOff: day,
      airportCode: z.string(),
      airport: z.string(),
      days: z.int().positive(),
      lowest: count,
      middle: count,
      parkings: z.int().positive(),
      isSample: z.boolean(),
    }),
  ),
  async handle(call) {
    return call.json(await published())
  },
})

export const readCsv = call({
  method: 'GET',
  path: '/api/price-basket.csv',
  does: 'Geeft hetzelfde als bestand voor een spreadsheet, in euro’s.',
  gives: 'text/csv',
  async handle(call) {
    return call.body(basketCsv(await published()), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="parkeerprijzen.csv"',
    })
  },
})

async function published() {
  const [prices, airports, samples] = await Promise.all([
    listBasketPrices(amsterdamDay(new Date())),
    listAirports(),
    listSampleAirports(),
  ])
  return publishedPrices(prices, airports, samples)
}
