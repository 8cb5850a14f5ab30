import { setImmediate as turn } from 'node:timers/promises'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Result } from '#domain/form/result.ts'
import type { PricedParking } from '#domain/parking/parking.ts'
import { quote, withQuotes } from '#domain/quote/quote.ts'
import type { stayNames } from '#domain/stay/stay-names.ts'
import {
  givenStay,
  readTimedStay,
  type TimedStay,
  type TimedStayErrors,
} from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { findAirportByName } from '#server/db/airports.ts'
import {
  findParkingDetail,
  findRenamedParking,
  listPricedParkings,
} from '#server/db/parkings/priced-parkings.ts'
import { invalidInput, problem } from './json.ts'

export const stayQuery = z.object({
  van: z.string().optional(),
  tot: z.string().optional(),
  vanTijd: z.string().optional(),
  totTijd: z.string().optional(),
  personen: z.string().optional(),
} satisfies Record<(typeof stayNames)[number], z.ZodType>)

export const listQuery = stayQuery.extend({ airport: z.string().optional() })

/** With a stay, each parking has its quote. */
export async function list(call: Context): Promise<Response> {
  const stay = stayOf(call)
  if (!stay.ok) return invalidInput(call, stay.why)

  const parkings = await parkingsAt(call.req.query('airport'))
  if (!stay.value) return call.json(parkings)
  const quoted = withQuotes(parkings, stay.value)
  // To count and to write 1,500 quotes take as long. Other requests have their turn in between.
  await turn()
  return call.json(quoted)
}

/** All that travellers may know of a parking, also by a former slug; with a stay, also its quote. */
export async function detail(call: Context): Promise<Response> {
  const stay = stayOf(call)
  if (!stay.ok) return invalidInput(call, stay.why)

  const airport = await findAirportByName(call.req.param('airport') ?? '')
  const slug = call.req.param('parking') ?? ''
  const parking =
    airport &&
    ((await findParkingDetail(airport.code, slug)) ?? (await renamed(airport.code, slug)))
  if (!parking) return problem(call, 404, 'Deze parking bestaat niet')
  return call.json(stay.value ? { ...parking, quote: quote(parking, stay.value) } : parking)
}

async function renamed(airportCode: string, formerSlug: string) {
  const slug = await findRenamedParking(airportCode, formerSlug)
  return slug === undefined ? undefined : findParkingDetail(airportCode, slug)
}

function stayOf(call: Context): Result<TimedStay | undefined, TimedStayErrors> {
  const query = { get: (name: string) => call.req.query(name) ?? null }
  return readTimedStay(givenStay(query), amsterdamDay(new Date()))
}

async function parkingsAt(named: string | undefined): Promise<PricedParking[]> {
  if (named === undefined) return listPricedParkings()
  const airport = await findAirportByName(named)
  return airport ? listPricedParkings(airport.code) : []
}
