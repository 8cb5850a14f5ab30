import { z } from 'zod'
import type { PublishedPrice } from '#domain/basket/basket-view.ts'
import { answerOf, type Descriptions } from './description.ts'
import { count, day } from './shapes.ts'

export const priceBasketCalls = {
  'GET /api/price-basket': {
    does: 'Geeft wat twee verblijven kosten (drie en acht dagen, of wat bij de instellingen staat), per luchthaven en per maand: het laagste en het middelste totaal in hele centen.',
    status: 200,
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
      }),
    ),
  },
  'GET /api/price-basket.csv': {
    does: 'Geeft hetzelfde als bestand voor een spreadsheet, in euro’s.',
    status: 200,
    gives: 'text/csv',
  },
} satisfies Partial<Descriptions>
