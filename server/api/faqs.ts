import type { Context } from 'hono'
import { faqSchema } from '#domain/faq-schema.ts'
import { nouns } from '#domain/noun.ts'
import { faqRows, listFaqs } from '#server/db/faqs.ts'
import { rowCalls } from './rows.ts'

export async function list(call: Context): Promise<Response> {
  return call.json(await listFaqs(call.req.query('airport')?.toUpperCase()))
}

export const edited = rowCalls(nouns.faq, faqSchema, faqRows)
