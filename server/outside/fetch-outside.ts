import { type IncomingMessage, request } from 'node:http'
import { isIP } from 'node:net'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { env } from '#server/env.ts'
import { type Connect, connectTo, type Resolve, resolveName } from './connect.ts'
import { type OutsideAddress, readOutsideAddress } from './outside-address.ts'
import { isPublicAddress } from './public-address.ts'
import { readBody } from './read-body.ts'

/** What one fetch may take, over all of its hops. */
export type Limits = { ms: number; bytes: number; redirects: number }

/** An answer, whatever its status. `hops` has every address that was asked, the last one included. */
export type Fetched = {
  status: number
  /** The last address. */
  url: string
  type: string
  bytes: Uint8Array
  hops: { url: string; status: number }[]
  /** The header Retry-After, if there is one. */
  retryAfter?: string | undefined
}

/** What is asked for, and with `authorization` as whom: that is told to the first address and to no other. */
export type Wanted = string | { accept: string; authorization: string }

export type FetchFailure =
  /** Not an http(s) address, or one that nobody may ask us to fetch. */
  | 'address'
  /** An address of a private network, at any hop. */
  | 'private'
  /** There is no such name. */
  | 'name'
  /** Nobody answers, or not in HTTP, or the connection broke. */
  | 'connection'
  /** A certificate that is not valid for this name. */
  | 'certificate'
  | 'slow'
  | 'large'
  | 'redirects'

export type Outside = { resolve: Resolve; connect: Connect }
const theOutside: Outside = { resolve: resolveName, connect: connectTo }

/** Of a name with many addresses, the first ones are tried. */
const maxTries = 3
const maxConnectMs = 4_000
const maxHeaderBytes = 16 * 1024

const redirects = new Set([301, 302, 303, 307, 308])

/**
 * Fetches an address that comes from content, which anyone may have made up. Each hop is resolved once, and
 * only if all of its addresses are public is one of them connected to. No setting opens this: only a test
 * hands in a network of its own.
 */
export async function fetchOutside(
  address: string,
  limits: Limits,
  wanted: Wanted = '*/*',
  outside: Outside = theOutside,
  /** Gets every address that was asked, also when the fetch fails. */
  hops: Fetched['hops'] = [],
): Promise<Result<Fetched, FetchFailure>> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), limits.ms)
  // Not every step can be stopped. Then its outcome is ignored.
  const late = new Promise<Result<never, FetchFailure>>((resolve) => {
    ending.signal.addEventListener('abort', () => resolve(refused('slow')), { once: true })
  })
  try {
    const fetching = follow(address, { limits, wanted, outside, hops, signal: ending.signal })
    return await Promise.race([fetching.catch(() => refused('connection' as const)), late])
  } finally {
    clearTimeout(timer)
    ending.abort()
  }
}

type Asking = {
  limits: Limits
  wanted: Wanted
  outside: Outside
  hops: Fetched['hops']
  signal: AbortSignal
}

async function follow(address: string, asking: Asking): Promise<Result<Fetched, FetchFailure>> {
  const { hops } = asking
  let next = readOutsideAddress(address)

  while (next) {
    const { url } = next
    const answer = await ask(next, asking)
    if (!answer.ok) return answer
    const { statusCode: status = 0, headers } = answer.value
    hops.push({ url: url.href, status })

    if (!redirects.has(status) || !headers.location) {
      const body = await readBody(answer.value, asking.limits.bytes)
      if (!body.ok) return body
      const type = headers['content-type'] ?? ''
      const retryAfter = headers['retry-after']
      return ok({ status, url: url.href, type, bytes: body.value, hops, retryAfter })
    }
    answer.value.destroy()
    if (hops.length > asking.limits.redirects) return refused('redirects')
    next = readOutsideAddress(headers.location, url.href)
  }
  return refused('address')
}

/** Resolves the name, and asks the first of its addresses that can be connected to. */
async function ask(
  target: OutsideAddress,
  asking: Asking,
): Promise<Result<IncomingMessage, FetchFailure>> {
  const { name } = target
  const found = isIP(name) === 0 ? await asking.outside.resolve(name, asking.signal) : [name]
  if (found.length === 0) return refused('name')
  // One private address among public ones is a trick, or a mistake that must not reach our network.
  if (!found.every(isPublicAddress)) return refused('private')

  let failure: FetchFailure = 'connection'
  for (const address of found.slice(0, maxTries)) {
    const answer = await askAt(address, target, asking)
    if (answer.ok) return answer
    failure = answer.why
    if (asking.signal.aborted) break
  }
  return refused(failure)
}

async function askAt(
  address: string,
  { url, name, port, isSecure }: OutsideAddress,
  { wanted, outside, hops, signal }: Asking,
): Promise<Result<IncomingMessage, FetchFailure>> {
  const { promise, resolve } = Promise.withResolvers<Result<IncomingMessage, FetchFailure>>()
  const socket = outside.connect({ address, port, name, isSecure })
  const connecting = setTimeout(() => socket.destroy(), maxConnectMs)
  const stop = () => socket.destroy()
  signal.addEventListener('abort', stop)

  const asked = request({
    // The socket is there already: this is what the request line and the Host header say.
    host: name,
    port,
    path: url.pathname + url.search,
    headers: {
      host: url.host,
      ...headersOf(wanted, hops.length === 0),
      'accept-encoding': 'identity',
      'user-agent': `Parkeerpiloot (+${env.SITE_URL})`,
    },
    maxHeaderSize: maxHeaderBytes,
    insecureHTTPParser: false,
    // Without an agent: one would keep connections, and could take a proxy from the environment.
    createConnection: () => socket,
  })
  function fail(error?: Error): void {
    resolve(refused(error && isOfCertificate(error) ? 'certificate' : 'connection'))
    asked.destroy()
  }
  asked.on('response', (response) => resolve(ok(response))).on('error', fail)
  socket
    .on('error', fail)
    .once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(connecting))
    .once('close', () => {
      clearTimeout(connecting)
      signal.removeEventListener('abort', stop)
      fail()
    })
  asked.end()
  return promise
}

function headersOf(wanted: Wanted, isFirst: boolean) {
  if (typeof wanted === 'string') return { accept: wanted }
  return isFirst ? wanted : { accept: wanted.accept }
}

const isOfCertificate = (error: Error) =>
  'code' in error && /CERT|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL/.test(String(error.code))
