import type { Context } from 'hono'
import { listFaqs } from '#server/db/faqs.ts'

export async function list(call: Context): Promise<Response> {
  return call.json(await listFaqs(call.req.query('airport')?.toUpperCase()))
}
