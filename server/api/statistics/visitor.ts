import type { Context } from 'hono'
import { addressOf } from '#server/http/address.ts'
import type { Visitor } from '#server/statistics/visit.ts'

/** The data that tells visitors apart. Stored only as a daily hash. */
export function visitorOf(call: Context): Visitor {
  return { address: addressOf(call), userAgent: call.req.header('user-agent') ?? '' }
}
