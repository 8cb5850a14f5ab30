import { expect, test } from 'vitest'
import { fromBase32, otpAddress, plainRecoveryCode, toBase32 } from '#domain/access/totp.ts'
import { codeAt, newRecoveryCodes, newSecret, stepOf } from './totp.ts'

// The test vectors of RFC 6238, appendix B, shortened to six digits.
const secret = toBase32(Buffer.from('12345678901234567890'))

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code)
})

test('base 32 is encoded and decoded as in RFC 4648', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(Buffer.from(fromBase32('mzxw 6ytb oi')).toString()).toBe('foobar')
})

test('a clock may be one step off, and no more', () => {
  const now = new Date(1_800_000_000_000)
  const step = Math.floor(now.getTime() / 30_000)

  expect(stepOf(secret, codeAt(secret, step - 1), now)).toBe(step - 1)
  expect(stepOf(secret, codeAt(secret, step + 1), now)).toBe(step + 1)
  expect(stepOf(secret, codeAt(secret, step - 2), now)).toBeUndefined()
  expect(stepOf(secret, codeAt(secret, step + 2), now)).toBeUndefined()
})

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('%j is not a code', (typed) => {
  expect(stepOf(secret, typed)).toBeUndefined()
})

test('a secret has 160 bits, and the ten recovery codes differ', () => {
  expect(fromBase32(newSecret())).toHaveLength(20)
  expect(new Set(newRecoveryCodes()).size).toBe(10)
})

test('a recovery code has 80 bits', () => {
  for (const code of newRecoveryCodes()) {
    expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    expect(fromBase32(plainRecoveryCode(code))).toHaveLength(10)
  }
})

test('a recovery code is accepted in any case and with any spacing', () => {
  expect(plainRecoveryCode(' ABCDE fghij ')).toBe(plainRecoveryCode('abcde-fghij'))
})

test('the otpauth URL names the user and the site', () => {
  expect(otpAddress('jan', 'Parkeer & Co', 'ABC')).toBe(
    'otpauth://totp/Parkeer%20%26%20Co:jan?secret=ABC&issuer=Parkeer%20%26%20Co&algorithm=SHA1&digits=6&period=30',
  )
})
