import type { Context } from 'hono'
import { addressOf } from '#server/http/address.ts'
import type { Visitor } from '#server/statistics/visit.ts'

/** Who calls, as far as that is needed to tell visitors apart. Never stored as it is. */
export function visitorOf(call: Context): Visitor {
  return { address: addressOf(call), userAgent: call.req.header('user-agent') ?? '' }
}
