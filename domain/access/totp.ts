const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Seconds that one code is worth. */
export const period = 30

/** RFC 4648, without the padding that no authenticator wants. */
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

/** What a telephone reads from the QR code. */
export function otpAddress(account: string, issuer: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=${period}`
}

export function timeStep(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000 / period)
}

/** A code for when the telephone is gone, however it was typed over: 'abcd-efgh-ijkl-mnop'. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Whether it looks like one: 16 signs, or 10 from before they were longer. */
export function isRecoveryCode(typed: string): boolean {
  return /^[a-z2-7]{10}([a-z2-7]{6})?$/.test(plainRecoveryCode(typed))
}
