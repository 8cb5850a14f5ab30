import { Resolver } from 'node:dns/promises'
import { isIP, connect as openTcp, type Socket } from 'node:net'
import { connect as openTls } from 'node:tls'

/** Finds the IP addresses of a name. */
export type Resolve = (name: string, signal: AbortSignal) => Promise<string[]>

/** Where to connect to: an IP address that was checked. With `isSecure` the certificate must be that of `name`. */
export type Target = { address: string; port: number; name: string; isSecure: boolean }
export type Connect = (target: Target) => Socket

/**
 * Asks the name servers directly. `dns.lookup` would hold one of the four threads of the process, which
 * hash passwords too, for as long as a slow name server takes; and it reads names of the local network.
 */
export const resolveName: Resolve = async (name, signal) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel)
  try {
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    return addressesIn(found)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/**
 * None where a name server says that there is no such name.
 *
 * @throws where none says anything: that is our own network, and not a name that is gone
 */
export function addressesIn(found: PromiseSettledResult<string[]>[]): string[] {
  const addresses = found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const silent = found.find((answer) => answer.status === 'rejected' && !isAbsent(answer.reason))
  if (addresses.length === 0 && silent?.status === 'rejected') throw silent.reason
  return addresses
}

const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(ENOTFOUND|ENODATA)$/.test(String(error.code))

/** Connects to exactly that address, with nothing in between, whatever a variable says of proxies or certificates. */
export const connectTo: Connect = ({ address, port, name, isSecure }) =>
  isSecure
    ? openTls({
        host: address,
        port,
        // SNI can't have an IP address. Then the certificate is compared with `host`.
        ...(isIP(name) === 0 && { servername: name }),
        ALPNProtocols: ['http/1.1'],
        rejectUnauthorized: true,
      })
    : openTcp({ host: address, port })
