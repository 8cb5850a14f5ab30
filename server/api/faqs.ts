import type { Context } from 'hono'
import { isForAll } from '#domain/faq/faq.ts'
import { faqSchema } from '#domain/faq/faq-schema.ts'
import { kinds } from '#domain/kinds.ts'
import { findAirportByName } from '#server/db/airports.ts'
import { faqRows, listFaqs } from '#server/db/faqs.ts'
import { rowCalls } from './rows.ts'

export async function list(call: Context): Promise<Response> {
  const named = call.req.query('airport')
  if (named === undefined) return call.json(await listFaqs())
  const airport = await findAirportByName(named)
  return call.json(airport ? await listFaqs(airport.code) : (await listFaqs()).filter(isForAll))
}

export const edited = rowCalls(kinds.faq.noun, faqSchema, faqRows)
