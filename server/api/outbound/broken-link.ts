import { z } from 'zod'
import { type BrokenLink, brokenTitles } from '#domain/outbound/broken-link.ts'
import { checkedPages } from '#domain/outbound/link-outcome.ts'
import { keysOf } from '#domain/text/keys.ts'
import { answerOf, count, id } from '#server/api/answer.ts'

export const brokenLink = answerOf<BrokenLink>({
  owner: z.enum(['parking', 'provider']),
  id,
  name: z.string(),
  page: z.enum(keysOf(checkedPages)),
  why: z.enum(keysOf(brokenTitles)),
  address: z.string(),
  seen: z.string(),
  tries: count.nullable(),
  since: z.string().nullable(),
  isPassedBy: z.boolean(),
})
