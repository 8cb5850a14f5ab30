import { createHmac, timingSafeEqual } from 'node:crypto'
import { secret } from '#server/db/access/secrets.ts'

const life = 180 * 24 * 60 * 60_000

/**
 * What a browser gets that logged in: its own mistakes are counted apart, so that whoever guesses at
 * the same address can't keep its owner waiting. It opens nothing.
 */
export async function deviceToken(username: string, now = Date.now()): Promise<string> {
  const until = now + life
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

// Kept, so that whoever makes tokens up costs no query each.
let key: string | undefined

async function sign(username: string, until: number): Promise<string> {
  key ??= await secret('device')
  return createHmac('sha256', key).update(`${until}\n${username}`).digest('base64url')
}
