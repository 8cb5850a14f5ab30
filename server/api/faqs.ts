import type { Context } from 'hono'
import { z } from 'zod'
import { faqCategories, isForAll } from '#domain/faq/faq.ts'
import { faqPlaces } from '#domain/faq/faq-places.ts'
import { parse } from '#domain/form/form.ts'
import { keysOf } from '#domain/text/keys.ts'
import { findAirportByName, listAirports } from '#server/db/airports.ts'
import { listFaqs } from '#server/db/faqs.ts'
import type { AdminCall } from './access/authenticate.ts'
import { invalidInput } from './json.ts'

export async function list(call: Context): Promise<Response> {
  const named = call.req.query('airport')
  if (named === undefined) return call.json(await listFaqs())
  const airport = await findAirportByName(named)
  return call.json(airport ? await listFaqs(airport.code) : (await listFaqs()).filter(isForAll))
}

export const placesSchema = z.object({
  id: z.coerce.number().int().positive().optional(),
  category: z.enum(keysOf(faqCategories)),
  airport: z.string(),
})

/** Says where a question would appear on the site, with this category and airport. */
export async function listPlaces(call: AdminCall): Promise<Response> {
  const asked = parse(placesSchema, call.req.query())
  if (!asked.ok) return invalidInput(call, asked.why)
  const { airport: airportCode, ...faq } = asked.value
  const [faqs, airports] = await Promise.all([listFaqs(), listAirports()])
  return call.json(faqPlaces(faqs, { ...faq, airportCode }, airports))
}
