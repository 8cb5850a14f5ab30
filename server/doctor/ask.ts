import { type ClientRequest, type IncomingHttpHeaders, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { TLSSocket } from 'node:tls'

const timeoutMs = 10_000
const maxBytes = 2_000_000

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** When the certificate is valid. Undefined without TLS. */
  certificate: { from: Date; until: Date } | undefined
}

/** Asks on a connection of its own, and follows no redirect. @throws when nobody answers, or TLS fails */
export function ask(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const open = address.startsWith('https:') ? overHttps : overHttp
  const call: ClientRequest = open(address, { headers, agent: false }, (response) => {
    const { valid_from, valid_to } = (response.socket as TLSSocket).getPeerCertificate?.() ?? {}
    const certificate =
      valid_from && valid_to ? { from: new Date(valid_from), until: new Date(valid_to) } : undefined
    const parts: Buffer[] = []
    let bytes = 0
    response.on('data', (part: Buffer) => {
      parts.push(part)
      bytes += part.length
      if (bytes > maxBytes) response.destroy(new Error('the answer is too long'))
    })
    response.on('error', reject)
    response.on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(parts),
        certificate,
      }),
    )
  })
  const timer = setTimeout(
    () => call.destroy(new Error(`no answer in ${timeoutMs / 1_000} s`)),
    timeoutMs,
  )
  call.on('error', reject)
  call.on('close', () => clearTimeout(timer))
  call.end()
  return promise
}
