import type { Context } from 'hono'
import { z } from 'zod'
import type { Result } from '#domain/form/result.ts'
import type { stayNames } from '#domain/stay/stay-names.ts'
import {
  givenStay,
  readTimedStay,
  type TimedStay,
  type TimedStayErrors,
} from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'

/** The stay that a call reads. */
export const stayQuery = z.object({
  van: z.string().optional(),
  tot: z.string().optional(),
  vanTijd: z.string().optional(),
  totTijd: z.string().optional(),
  personen: z.string().optional(),
} satisfies Record<(typeof stayNames)[number], z.ZodType>)

export function stayOf(call: Context): Result<TimedStay | undefined, TimedStayErrors> {
  const query = { get: (name: string) => call.req.query(name) ?? null }
  return readTimedStay(givenStay(query), amsterdamDay(new Date()))
}
