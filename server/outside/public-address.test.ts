import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  '93.184.216.34',
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.1',
  '100.128.0.1',
  '2606:2800:220:1:248:1893:25c8:1946',
  '2a00:1450:400e:80e::200e',
])('%s is an address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '127.255.255.254'],
  ['any of our addresses', '0.0.0.0'],
  ['a private network', '10.0.0.1'],
  ['a private network', '172.16.0.1'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.1.1'],
  ['a shared network', '100.64.0.1'],
  ['link-local, as of a cloud its metadata', '169.254.169.254'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.7'],
  ['documentation', '203.0.113.7'],
  ['a network under test', '198.19.0.1'],
  ['multicast', '224.0.0.1'],
  ['multicast', '239.255.255.250'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['6to4 relays', '192.88.99.1'],
  ['this machine', '::1'],
  ['any of our addresses', '::'],
  ['a mapped address', '::ffff:127.0.0.1'],
  ['a mapped address, even of the internet', '::ffff:8.8.8.8'],
  ['a mapped address in hexadecimals', '::ffff:7f00:1'],
  ['a compatible address', '::127.0.0.1'],
  ['a translated address', '::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64 of a network', '64:ff9b:1::7f00:1'],
  ['discard', '100::1'],
  ['a private network', 'fc00::1'],
  ['a private network', 'fd12:3456:789a::1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['Teredo', '2001::1'],
  ['benchmarks', '2001:2::1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['6to4 of this machine', '2002:7f00:1::1'],
  ['segment routing', '5f00::1'],
  ['no address', 'localhost'],
  ['no address', ''],
  ['no address', '1.2.3'],
])('not so is %s: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})
