import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { fromBase32, timeStep, toBase32 } from '#domain/access/totp.ts'

/** A TOTP secret (RFC 6238), for SHA-1 and six digits, which every authenticator app supports. */
export function newSecret(): string {
  return toBase32(randomBytes(20))
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000
  return String(number).padStart(6, '0')
}

/**
 * The time step of a valid code: the current one or a neighbour, for a clock that is slightly off.
 */
export function stepOf(secret: string, typed: string, now = new Date()): number | undefined {
  const code = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return undefined
  const current = timeStep(now)
  return [current, current - 1, current + 1].find((step) =>
    timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)),
  )
}

/**
 * Ten recovery codes, for when the phone is lost. Backups contain their unsalted hashes without a
 * secret, so 80 bits make brute force impossible.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const parts = toBase32(randomBytes(10)).toLowerCase().match(/.{4}/g) ?? []
    return parts.join('-')
  })
}
