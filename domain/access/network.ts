import { ok, type Result, refused } from '#domain/form/result.ts'

type Address = { length: 32 | 128; value: bigint }
/** The addresses of which the first bits are the same: as many as `prefix`. */
type Network = Address & { prefix: number }
export type Networks = readonly Network[]

const mappedPrefix = 96

/** Networks as an admin types them: in CIDR notation, or single addresses. The refusal names the wrong one. */
export function readNetworks(text: string): Result<Networks, string> {
  const networks: Network[] = []
  for (const part of text.split(/[\s,;]+/).filter(Boolean)) {
    const network = readNetwork(part)
    if (!network.ok) return network
    networks.push(network.value)
  }
  return ok(networks)
}

/** Whether an address is in one of the networks. An IPv4 address may be written as a mapped one: `::ffff:192.0.2.1`. */
export function isInside(networks: Networks, address: string): boolean {
  const given = readAddress(address)
  if (!given) return false
  const found = unmapped(given)
  return networks.some(
    ({ length, value, prefix }) =>
      length === found.length && start(found, prefix) === start({ length, value }, prefix),
  )
}

function readNetwork(part: string): Result<Network, string> {
  const [typed = '', size, ...rest] = part.split('/')
  const address = readAddress(typed)
  const prefix = size === undefined ? address?.length : Number(/^\d{1,3}$/.exec(size)?.[0])
  if (!address || rest.length > 0 || !(prefix !== undefined && prefix <= address.length)) {
    return refused(`‘${part}’ is geen netwerk. Schrijf het als 203.0.113.0/24 of 2001:db8::/32.`)
  }
  const first = start(address, prefix)
  if (first !== address.value) {
    const meant = `${addressText({ ...address, value: first })}/${prefix}`
    return refused(`‘${part}’ begint niet bij het eerste adres. Bedoel je ${meant}?`)
  }
  const plain = prefix >= mappedPrefix ? unmapped(address) : address
  return ok({ ...plain, prefix: prefix - (address.length - plain.length) })
}

/** The address without the bits after the prefix. */
function start({ length, value }: Address, prefix: number): bigint {
  const rest = BigInt(length - prefix)
  return (value >> rest) << rest
}

function readAddress(text: string): Address | undefined {
  const value = text.includes(':') ? readLong(text) : readShort(text)
  return value === undefined ? undefined : { length: text.includes(':') ? 128 : 32, value }
}

function readShort(text: string): bigint | undefined {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part)))
    return undefined
  if (parts.some((part) => Number(part) > 255)) return undefined
  return parts.reduce((sum, part) => (sum << 8n) | BigInt(part), 0n)
}

function readLong(text: string): bigint | undefined {
  // A link-local address may name its interface: `fe80::1%eth0`.
  const [typed = ''] = text.split('%', 1)
  const [, before = typed, tail] = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(typed) ?? []
  const short = tail === undefined ? undefined : readShort(tail)
  if (tail !== undefined && short === undefined) return undefined
  const groups =
    short === undefined ? '' : `${(short >> 16n).toString(16)}:${(short & 0xffffn).toString(16)}`
  const halves = `${before}${groups}`.split('::')
  if (halves.length > 2) return undefined
  const [left = [], right = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const zeros = 8 - left.length - right.length
  if (halves.length === 2 ? zeros < 1 : zeros !== 0) return undefined
  const all = [...left, ...Array<string>(zeros).fill('0'), ...right]
  if (!all.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined
  return all.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n)
}

/** An IPv4 address that is written as IPv6, as IPv4. */
function unmapped(address: Address): Address {
  if (address.length !== 128 || address.value >> 32n !== 0xffffn) return address
  return { length: 32, value: address.value & 0xffff_ffffn }
}

function addressText({ length, value }: Address): string {
  const size = length === 32 ? 8 : 16
  const count = length / size
  const parts = Array.from({ length: count }, (_, at) =>
    Number((value >> BigInt(size * (count - 1 - at))) & ((1n << BigInt(size)) - 1n)),
  )
  if (length === 32) return parts.join('.')
  return parts
    .map((part) => part.toString(16))
    .join(':')
    .replace(/(^|:)0(:0)+(:|$)/, '::')
}
