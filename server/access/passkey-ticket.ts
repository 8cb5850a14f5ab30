import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PasskeyUse } from '#domain/access/passkey.ts'
import { countOnce } from '#server/db/access/login-attempts.ts'
import { secret } from '#server/db/access/secrets.ts'

/** So long somebody has to look for their key, and to touch it. */
export const ticketLifeMs = 5 * 60_000

type Purpose = PasskeyUse | 'add'

/**
 * What one ceremony begins with. Its challenge follows from it, and only the page that asked for it has it. It is
 * signed and not stored, so that asking costs no write: a flood of questions fills nothing.
 *
 * @param holder the session that it belongs to, if there is one
 */
export async function newTicket(purpose: Purpose, holder = '', now = Date.now()): Promise<string> {
  const until = now + ticketLifeMs
  const nonce = randomBytes(16).toString('base64url')
  return `${until}.${nonce}.${await sign(purpose, holder, until, nonce)}`
}

/** What the authenticator signs. It does not reveal the ticket. */
export const challengeOf = (ticket: string): string =>
  createHash('sha256').update(ticket).digest('base64url')

/** Takes a ticket: each works once, for its own purpose, by its own session, and not for long. */
export async function takeTicket(
  ticket: string,
  purpose: Purpose,
  holder = '',
  now = Date.now(),
): Promise<boolean> {
  const [until = '', nonce = '', signature = ''] = ticket.split('.')
  if (!(Number(until) > now)) return false
  const given = Buffer.from(signature)
  const right = Buffer.from(await sign(purpose, holder, Number(until), nonce))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false
  return countOnce(challengeOf(`taken ${nonce}`))
}

async function sign(purpose: Purpose, holder: string, until: number, nonce: string) {
  return createHmac('sha256', await secret('passkey'))
    .update(JSON.stringify([purpose, holder, until, nonce]))
    .digest('base64url')
}

/** By which an authenticator tells accounts apart. It tells nothing about this one. */
export async function userHandle(adminId: number): Promise<string> {
  return createHmac('sha256', await secret('passkey'))
    .update(`user ${adminId}`)
    .digest('base64url')
}
