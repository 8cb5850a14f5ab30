import { createHmac, timingSafeEqual } from 'node:crypto'
import { plainUsername } from '#domain/access/username.ts'
import { secret } from '#server/db/access/secrets.ts'

const tokenLifeMs = 180 * 24 * 60 * 60_000

/**
 * A token for a browser that has logged in: its failed logins are counted separately, so that
 * someone who guesses from the same network can't lock out the owner. It does not grant access.
 */
export async function deviceToken(username: string, now = Date.now()): Promise<string> {
  const until = now + tokenLifeMs
  return `${until}.${await sign(plainUsername(username), until)}`
}

export async function isKnownDevice(
  username: string,
  token: string,
  now = Date.now(),
): Promise<boolean> {
  const [until = '', signature = ''] = token.split('.')
  if (!(Number(until) > now)) return false
  const given = Buffer.from(signature)
  const isSignedFor = async (name: string) => {
    const right = Buffer.from(await sign(name, Number(until)))
    return right.length === given.length && timingSafeEqual(right, given)
  }
  // Tokens from before are signed for the spelling of the account.
  return (await isSignedFor(plainUsername(username))) || isSignedFor(username)
}

// Cached, so that forged tokens cost no query each.
let key: string | undefined

async function sign(username: string, until: number): Promise<string> {
  key ??= await secret('device')
  return createHmac('sha256', key).update(`${until}\n${username}`).digest('base64url')
}
