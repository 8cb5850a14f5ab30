import { createHmac, timingSafeEqual } from 'node:crypto'
import { secret } from '#server/db/access/secrets.ts'

const tokenLifeMs = 180 * 24 * 60 * 60_000

/**
 * A token for a browser that has logged in: its failed logins are counted separately, so that
 * someone who guesses from the same network can't lock out the owner. It does not grant access.
 */
export async function deviceToken(username: string, now = Date.now()): Promise<string> {
  const until = now + tokenLifeMs
  return `${until}.${await sign(username, until)}`
}

export async function isKnownDevice(
  username: string,
  token: string,
  now = Date.now(),
): Promise<boolean> {
  const [until = '', signature = ''] = token.split('.')
  if (!(Number(until) > now)) return false
  const right = Buffer.from(await sign(username, Number(until)))
  const given = Buffer.from(signature)
  return right.length === given.length && timingSafeEqual(right, given)
}

// Cached, so that forged tokens cost no query each.
let key: string | undefined

async function sign(username: string, until: number): Promise<string> {
  key ??= await secret('device')
  return createHmac('sha256', key).update(`${until}\n${username}`).digest('base64url')
}
