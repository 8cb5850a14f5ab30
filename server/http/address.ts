import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { env } from '#server/env.ts'

/** The visitor's IP address, as seen by the outermost trusted proxy. Never stored. */
export function addressOf(call: Context): string {
  const { incoming } = (call.env ?? {}) as Partial<HttpBindings>
  return senderOf(incoming, call.req.header('x-forwarded-for'))
}

/** The same, of a request that no call was made of. */
export const addressOfRequest = (request: IncomingMessage): string =>
  senderOf(request, request.headers['x-forwarded-for']?.toString())

function senderOf(incoming: IncomingMessage | undefined, forwardedFor = ''): string {
  const direct = incoming?.socket.remoteAddress ?? 'unknown'
  if (env.TRUST_PROXY === 0) return direct
  return readAddress(forwardedFor.split(',').at(-env.TRUST_PROXY) ?? '') ?? direct
}

/** Some proxies add the port, which differs per connection: `203.0.113.7:1234`, `[2001:db8::1]:443`. */
function readAddress(hop: string): string | undefined {
  const address = hop
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(address) === 0 ? undefined : address
}

/** Groups IPv6 addresses by /64, since one connection usually owns a whole /64. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [start = '', end = ''] = address.split('::')
  const missing = 8 - [...start.split(':'), ...end.split(':')].filter((part) => part !== '').length
  const parts = [...start.split(':'), ...Array(missing).fill('0'), ...end.split(':')]
  return parts
    .filter((part) => part !== '')
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}
