import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { fromBase32, timeStep, toBase32 } from '#domain/access/totp.ts'

/** The second factor: RFC 6238 with what every authenticator knows, SHA-1 and six digits. */
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

/** The time step that a code is of: this one, or one next to it, for a clock that is not quite right. */
export function stepOf(secret: string, typed: string, now = new Date()): number | undefined {
  const code = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return undefined
  const current = timeStep(now)
  return [current, current - 1, current + 1].find((step) =>
    timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)),
  )
}

/**
 * Ten codes of 80 bits for when the telephone is gone. A copy of the site holds their plain hashes,
 * for it has to open without our secrets: so no machine may be able to try them all.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const parts = toBase32(randomBytes(10)).toLowerCase().match(/.{4}/g) ?? []
    return parts.join('-')
  })
}
