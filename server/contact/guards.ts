import { isProbableSpam } from '#domain/contact/contact.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { db } from '#server/db/client.ts'
import { dayHash, takeTurn } from '#server/db/statistics/visitors.ts'
import { networkOf } from '#server/http/address.ts'

/** Where something that a visitor sends comes from. */
export type Sender = { address: string }

export type TooOften = { status: 429; retryAfter: number }

const flood = { messages: 60, minutes: 10 }

/** Refuses a flood. All that lands in the inbox counts together. */
export async function refuseFlood({ address }: Sender): Promise<Result<undefined, TooOften>> {
  const key = await dayHash('contact', networkOf(address))
  const retryAfter = await db.transaction((tx) => takeTurn(tx, key, flood.messages, flood.minutes))
  return retryAfter > 0 ? refused({ status: 429, retryAfter }) : ok(undefined)
}

/** What a caller adds to the fields is a hint at most, so whatever is odd about it is left out. */
export function looksLikeSpam(input: unknown): boolean {
  const given = input instanceof FormData ? Object.fromEntries(input) : input
  const { website, secondsOpen } = (given ?? {}) as Record<string, unknown>
  return isProbableSpam({
    website: typeof website === 'string' ? website : '',
    ...(typeof secondsOpen === 'number' ? { secondsOpen } : {}),
  })
}
