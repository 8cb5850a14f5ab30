import { z } from 'zod'
import { factWishes } from '#domain/fact/fact-wishes.ts'
import type { ParkingDetail, PricedParking } from '#domain/parking/parking.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { Extra, Quote, QuoteLine } from '#domain/quote/quote.ts'
import type { Surcharge } from '#domain/surcharge/surcharge.ts'
import { keysOf } from '#domain/text/keys.ts'
import { listQuery, stayQuery } from '#server/api/public-parkings.ts'
import { facts, surchargeShape, tariff } from './charges.ts'
import { answerOf, type Descriptions, type Shape } from './description.ts'
import { parkingShape } from './parkings.ts'
import { providerShape } from './providers.ts'
import { count, day } from './shapes.ts'

const cents = count
const extras = z.array(answerOf<Extra>({ label: z.string(), cents }))

const quote = answerOf<Quote>({
  basis: z.enum(['tariff', 'estimate']),
  tariff: answerOf<NonNullable<Quote['tariff']>>({
    name: z.string(),
    validFrom: day.nullable(),
    validTo: day.nullable(),
  }).nullable(),
  lines: z.array(answerOf<QuoteLine>({ label: z.string(), how: z.string(), cents })),
  total: cents.nullable(),
  perDay: cents.nullable(),
  isUpperBound: z.boolean(),
  mayCome: extras,
  optional: extras,
  warnings: z.array(z.string()),
}).optional()

const pricedShape = {
  ...parkingShape,
  tariffs: z.array(tariff),
  surcharges: z.array(answerOf<Surcharge>(surchargeShape)),
  meets: z.array(z.enum(keysOf(factWishes))),
} satisfies Shape<PricedParking>

/** What visitors read of parkings. */
export const pricedParkingCalls = {
  'GET /api/parkings': {
    does: 'Geeft alle parkings, of die van één luchthaven; met dagen erbij ook wat het verblijf kost.',
    status: 200,
    reads: listQuery,
    answers: z.array(answerOf<PricedParking & { quote?: Quote }>({ ...pricedShape, quote })),
  },
  'GET /api/lots/:airport/:parking': {
    does: 'Geeft alles van één parking; met dagen erbij ook wat het verblijf kost.',
    status: 200,
    reads: stayQuery,
    answers: answerOf<ParkingDetail & { quote?: Quote }>({
      ...pricedShape,
      directions: z.string().nullable(),
      avoid: z.string().nullable(),
      provider: answerOf<Provider>(providerShape).nullable(),
      facts,
      quote,
    }),
  },
} satisfies Partial<Descriptions>
