import { expect, test } from 'vitest'
import { isInside, readNetworks } from './network.ts'

function inside(text: string, address: string): boolean {
  const networks = readNetworks(text)
  if (!networks.ok) throw new Error(networks.why)
  return isInside(networks.value, address)
}

test.each([
  ['203.0.113.0/24', '203.0.113.255', true],
  ['203.0.113.0/24', '203.0.114.0', false],
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['203.0.113.8/31', '203.0.113.9', true],
  ['0.0.0.0/0', '198.51.100.1', true],
  ['0.0.0.0/0', '2001:db8::1', false],
  ['10.0.0.0/8, 192.168.0.0/16', '192.168.4.4', true],
  ['10.0.0.0/8\n192.168.0.0/16', '172.16.0.1', false],
  ['2001:db8::/32', '2001:db8:ffff::1', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['2001:db8:0:1::/64', '2001:db8::1:0:0:0:9', true],
  ['::1', '0:0:0:0:0:0:0:1', true],
  ['2001:DB8::A', '2001:db8::a', true],
  ['fe80::/10', 'fe80::1%eth0', true],
  ['', '127.0.0.1', false],
])('%j: %s is inside: %j', (text, address, is) => {
  expect(inside(text, address)).toBe(is)
})

test('an IPv4 address is the same as a mapped one, on either side', () => {
  expect(inside('127.0.0.0/8', '::ffff:127.0.0.1')).toBe(true)
  expect(inside('127.0.0.0/8', '::FFFF:7f00:1')).toBe(true)
  expect(inside('::ffff:10.0.0.0/104', '10.200.0.1')).toBe(true)
  expect(inside('::ffff:10.0.0.0/104', '11.0.0.1')).toBe(false)
  expect(inside('::ffff:192.0.2.1', '192.0.2.1')).toBe(true)
})

test.each(['unknown', '', '203.0.113', '203.0.113.7.1', '203.0.113.07', '1.2.3.256', ':', '1:2:3'])(
  'what is no address (%j) is in no network',
  (address) => expect(inside('0.0.0.0/0, ::/0', address)).toBe(false),
)

test.each([
  'thuis',
  '203.0.113.0/33',
  '203.0.113.0/',
  '203.0.113.0/-1',
  '203.0.113.0/24/8',
  '203.0.113.0/2x',
  '300.0.0.0/8',
  '010.0.0.0/8',
  '2001:db8::/129',
  '2001:db8::1::/64',
  '1:2:3:4:5:6:7:8:9',
  '::ffff:1.2.3/128',
])('%s is refused, by its name', (typed) => {
  const why = expect.stringContaining(`‘${typed}’ is geen netwerk`)

  expect(readNetworks(`10.0.0.0/8 ${typed}`)).toEqual({ ok: false, why })
})

test.each([
  ['10.0.0.5/8', '10.0.0.0/8'],
  ['203.0.113.77/28', '203.0.113.64/28'],
  ['2001:db8::1/32', '2001:db8::/32'],
  ['2001:db8:0:0:1::9/80', '2001:db8::1:0:0:0/80'],
])('%s is refused: probably %s is meant', (typed, meant) => {
  expect(readNetworks(typed)).toEqual({
    ok: false,
    why: `‘${typed}’ begint niet bij het eerste adres. Bedoel je ${meant}?`,
  })
})
