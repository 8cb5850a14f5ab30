const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The seconds for which a code is valid. */
export const period = 30

/** RFC 4648 without padding, which authenticator apps reject. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Uint8Array {
  const bits = [...text.toUpperCase().replace(/[^A-Z2-7]/g, '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}

/** The content of the QR code for an authenticator app. */
export function otpAddress(account: string, issuer: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=${period}`
}

export function timeStep(date: Date): number {
  return Math.floor(date.getTime() / 1_000 / period)
}

/**
 * Normalizes a recovery code, which may be typed in any case and with any separators:
 * 'abcd-efgh-ijkl-mnop'.
 */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Whether it has the form of a recovery code: 16 characters, or 10 in older codes. */
export function isRecoveryCode(typed: string): boolean {
  return /^[a-z2-7]{10}([a-z2-7]{6})?$/.test(plainRecoveryCode(typed))
}
