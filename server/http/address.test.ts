import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'

vi.stubEnv('TRUST_PROXY', '1')
const { addressOf, networkOf } = await import('./address.ts')

const direct = { incoming: { socket: { remoteAddress: '192.0.2.9' } } }
const app = new Hono().get('/', (call) => call.text(addressOf(call)))

async function seenAs(forwardedFor: string): Promise<string> {
  const headers = { 'x-forwarded-for': forwardedFor }
  return (await app.request('/', { headers }, direct)).text()
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:1234', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7:1234', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
])('a proxy that writes %s saw %s', async (written, address) => {
  expect(await seenAs(written)).toBe(address)
})

test.each([
  '',
  'unknown',
  '_hidden',
  '203.0.113.7:',
  '203.0.113:80',
  '[203.0.113.7',
  'a:b::c:xyz',
  ',',
])('what is no address counts as the direct one: "%s"', async (written) => {
  expect(await seenAs(written)).toBe('192.0.2.9')
})

test('one network stays one, however it is written', () => {
  expect(networkOf('2001:db8:1:2::9')).toBe(networkOf('2001:DB8:1:2:a:b:c:d'))
  expect(networkOf('2001:0db8:0001:0002::9')).toBe(networkOf('2001:db8:1:2::9'))
  expect(networkOf('2001:db8:1:3::9')).not.toBe(networkOf('2001:db8:1:2::9'))
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
})
