import { isIP } from 'node:net'

/** Ports of other services, which an HTTP request could be made to talk to. From the Fetch standard. */
const badPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
])

export type OutsideAddress = { url: URL; name: string; port: number; isSecure: boolean }

/** Reads a web address that may be fetched. Whether its IP addresses are public is not known yet. */
export function readOutsideAddress(address: string, base?: string): OutsideAddress | undefined {
  const url = URL.parse(address, base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    return undefined
  }
  const isSecure = url.protocol === 'https:'
  const port = Number(url.port) || (isSecure ? 443 : 80)
  if (port !== 80 && port !== 443 && (port < 1024 || badPorts.has(port))) return undefined
  url.hash = ''
  // The URL parser has written 127.1, 0x7f000001 and [::ffff:127.0.0.1] in one way.
  const name = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(name) === 0 && !name.includes('.')) return undefined
  return { url, name, port, isSecure }
}
