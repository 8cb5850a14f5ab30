import { expect, test } from 'vitest'
import { isProof, passkeySite, proofOf, readProof } from './passkey.ts'

test.each([
  ['https://parkeerpiloot.example', 'parkeerpiloot.example', true],
  ['https://www.parkeerpiloot.example:8443/', 'www.parkeerpiloot.example', true],
  ['http://localhost:3000', 'localhost', true],
  ['http://parkeerpiloot.example', 'parkeerpiloot.example', false],
  ['https://203.0.113.7', '203.0.113.7', false],
  ['https://[2001:db8::1]', '[2001:db8::1]', false],
])('%s: passkeys belong to %s, and work there: %j', (address, host, works) => {
  const site = passkeySite(address)

  expect(site.host).toBe(host)
  expect(site.why === null).toBe(works)
})

test('a proof is read back, and nothing else is one', () => {
  const signed = { ticket: 'kaartje', response: { id: 'ë' } }

  expect(readProof(proofOf(signed))).toEqual(signed)
  expect(proofOf(signed)).toMatch(/^passkey:[\w-]+$/)
  expect(readProof('passkey:###')).toBeUndefined()
  expect(readProof('123456')).toBeUndefined()
  expect(isProof('123456')).toBe(false)
})
