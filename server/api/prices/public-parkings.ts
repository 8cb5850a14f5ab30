import { setImmediate as turn } from 'node:timers/promises'
import { z } from 'zod'
import { factWishes } from '#domain/fact/fact-wishes.ts'
import { type Outbound, outboundLink } from '#domain/outbound/outbound-link.ts'
import type { ParkingDetail, PricedParking } from '#domain/parking/parking.ts'
import { type Extra, type Quote, type QuoteLine, quote, withQuotes } from '#domain/quote/quote.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import type { KeyPrice } from '#domain/surcharge/bought-key.ts'
import type { Surcharge } from '#domain/surcharge/surcharge.ts'
import { boughtFacts } from '#domain/surcharge/surcharge.ts'
import type { TariffCheck } from '#domain/tariff/tariff-check.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { zones } from '#domain/text/zone.ts'
import { answerOf, count, day, type Shape } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { invalidInput, problem } from '#server/api/json.ts'
import { parkingShape } from '#server/api/parkings.ts'
import { provider } from '#server/api/providers.ts'
import { findAirportByName } from '#server/db/airports.ts'
import {
  findParkingDetail,
  findRenamedParking,
  listPricedParkings,
} from '#server/db/parkings/priced-parkings.ts'
import { env } from '#server/env.ts'
import { checkSource, closure, facts, surchargeShape, tariff } from './charges.ts'
import { stayOf, stayQuery } from './stay-query.ts'

const cents = count
const extras = z.array(
  answerOf<Extra>({ label: z.string(), cents, buys: z.enum(keysOf(boughtFacts)).optional() }),
)

const quoteSchema = answerOf<Quote>({
  basis: z.enum(['tariff', 'estimate']),
  tariff: answerOf<NonNullable<Quote['tariff']>>({
    name: z.string(),
    validFrom: day.nullable(),
    validTo: day.nullable(),
  }).nullable(),
  check: answerOf<TariffCheck>({
    checkedOn: day.nullable(),
    isChanged: z.boolean(),
    checkSource,
  }).optional(),
  lines: z.array(answerOf<QuoteLine>({ label: z.string(), how: z.string(), cents })),
  total: cents.nullable(),
  perDay: cents.nullable(),
  isUpperBound: z.boolean(),
  mayCome: extras,
  optional: extras,
  warnings: z.array(z.string()),
  freeFrom: day.optional(),
  freeUntil: day.optional(),
}).optional()

const outboundSchema = answerOf<Outbound>({
  way: z.enum(['none', 'network', 'direct', 'off']),
  bookingPage: z.string().optional(),
  code: z.string().optional(),
  wrapper: z.string().optional(),
  parameter: z.string().optional(),
  longest: count.optional(),
  hosts: z.array(z.string()).optional(),
  website: z.string().optional(),
})

const pricedShape = {
  ...parkingShape,
  priceWithoutTariff: z.number().optional(),
  zone: z.enum(keysOf(zones)).optional(),
  tariffs: z.array(tariff),
  surcharges: z.array(answerOf<Surcharge>(surchargeShape)),
  closures: z.array(closure).optional(),
  outbound: outboundSchema.optional(),
  meets: z.array(z.enum(keysOf(factWishes))),
  freeCancelHours: z.number().optional(),
  keyPrice: answerOf<KeyPrice>({
    amount: surchargeShape.amount,
    per: surchargeShape.per,
  }).optional(),
} satisfies Shape<PricedParking>

/** With where its button leads, for whoever has no script to make the link. */
type Linked = { bookingUrl: string }

function linked<Priced extends PricedParking>(parking: Priced, stay?: TimedStay): Priced & Linked {
  const { address } = outboundLink(parking, stay)
  return { ...parking, bookingUrl: address.startsWith('/') ? env.SITE_URL + address : address }
}

/** What visitors read of parkings. */

const listQuery = stayQuery.extend({ airport: z.string().optional() })

export const list = call({
  method: 'GET',
  path: '/api/parkings',
  does: 'Geeft alle parkings, of die van één luchthaven; met dagen erbij ook wat het verblijf kost, of tot en met welke dag het kan (freeUntil) en vanaf welke weer (freeFrom).',
  reads: listQuery,
  answers: z.array(
    answerOf<PricedParking & Linked & { quote?: Quote }>({
      ...pricedShape,
      bookingUrl: z.string(),
      quote: quoteSchema,
    }),
  ),
  async handle(call) {
    const stay = stayOf(call)
    if (!stay.ok) return invalidInput(call, stay.why)

    const parkings = await parkingsAt(call.req.query('airport'))
    const { value } = stay
    const all = parkings.map((parking) => linked(parking, value))
    if (!value) return call.json(all)
    await turn()
    const quoted = withQuotes(all, value, amsterdamDay(new Date()))
    // To make 1,500 links, to count and to write as many quotes take about as long. Other requests have their turn in between.
    await turn()
    return call.json(quoted)
  },
})

/** Also by a former slug. */
export const detail = call({
  method: 'GET',
  path: '/api/lots/:airport/:parking',
  does: 'Geeft alles van één parking; met dagen erbij ook wat het verblijf kost, of tot en met welke dag het kan (freeUntil) en vanaf welke weer (freeFrom).',
  reads: stayQuery,
  answers: answerOf<ParkingDetail & Linked & { quote?: Quote }>({
    ...pricedShape,
    bookingUrl: z.string(),
    directions: z.string().nullable(),
    avoid: z.string().nullable(),
    provider: provider.nullable(),
    facts,
    quote: quoteSchema,
  }),
  async handle(call) {
    const stay = stayOf(call)
    if (!stay.ok) return invalidInput(call, stay.why)

    const airport = await findAirportByName(call.req.param('airport') ?? '')
    const slug = call.req.param('parking') ?? ''
    const parking =
      airport &&
      ((await findParkingDetail(airport.code, slug)) ?? (await renamed(airport.code, slug)))
    if (!parking) return problem(call, 404, 'Deze parking bestaat niet')
    const answer = linked(parking, stay.value)
    if (!stay.value) return call.json(answer)
    const today = amsterdamDay(new Date())
    return call.json({ ...answer, quote: quote(parking, stay.value, today) })
  },
})

async function renamed(airportCode: string, formerSlug: string) {
  const slug = await findRenamedParking(airportCode, formerSlug)
  return slug === undefined ? undefined : findParkingDetail(airportCode, slug)
}

async function parkingsAt(named: string | undefined): Promise<PricedParking[]> {
  if (named === undefined) return listPricedParkings()
  const airport = await findAirportByName(named)
  return airport ? listPricedParkings(airport.code) : []
}
