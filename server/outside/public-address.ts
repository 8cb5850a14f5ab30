import { BlockList, isIP, isIPv6 } from 'node:net'

/** What is not on the public internet: the special-purpose registries of IANA, and multicast. */
const special = new BlockList()
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [address = '', bits] = range.split('/')
  special.addSubnet(address, Number(bits), 'ipv4')
}

/** All that is handed out for the internet. The rest is loopback, link-local, mapped, NAT64, reserved... */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Within that: protocols (Teredo among them), documentation, and 6to4, which has an IPv4 address inside. */
const special6 = new BlockList()
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']) {
  const [address = '', bits] = range.split('/')
  special6.addSubnet(address, Number(bits), 'ipv6')
}

/** Whether an IP address is one of the public internet, and so can't be a machine of our own network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) {
    // A zone only has a meaning on one network.
    if (address.includes('%')) return false
    return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
  }
  return isIP(address) === 4 && !special.check(address, 'ipv4')
}
