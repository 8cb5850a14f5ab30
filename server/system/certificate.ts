import { isIP } from 'node:net'
import { connect, type PeerCertificate } from 'node:tls'
import type { Certificate } from '#domain/system/certificate.ts'
import { findObservation, observe } from '#server/db/system/observations.ts'
import { env } from '#server/env.ts'

const timeoutMs = 10_000
const lookEveryMs = 3_600_000

/** Looks at the certificate that visitors get, at most once an hour. Null: SITE_URL has no https. */
export async function watchCertificate(now = new Date()): Promise<Certificate | null> {
  const known = await findObservation('certificate')
  const isFresh = known && now.getTime() - Date.parse(known.at) < lookEveryMs
  if (isFresh && known.value.host === hostOf(env.SITE_URL)) return known.value
  const certificate = await lookAtCertificate(env.SITE_URL)
  if (certificate) await observe('certificate', certificate, now)
  return certificate
}

/** What was seen last, if it is of this address. */
export async function knownCertificate(): Promise<Certificate | null> {
  const known = await findObservation('certificate')
  return known && known.value.host === hostOf(env.SITE_URL) ? known.value : null
}

const hostOf = (address: string): string | null =>
  URL.parse(address)?.protocol === 'https:' ? new URL(address).host : null

/** Whoever signed it: only its dates are read, and nothing is sent. */
export async function lookAtCertificate(address: string): Promise<Certificate | null> {
  const host = hostOf(address)
  if (host === null) return null
  const { hostname, port } = new URL(address)
  const server = hostname.replace(/^\[|\]$/g, '')
  const { promise, resolve, reject } = Promise.withResolvers<PeerCertificate>()
  const socket = connect({
    host: server,
    port: Number(port || 443),
    ...(isIP(server) === 0 ? { servername: server } : {}),
    rejectUnauthorized: false,
  })
  const timer = setTimeout(() => reject(new Error('geen antwoord')), timeoutMs)
  socket.once('secureConnect', () => resolve(socket.getPeerCertificate()))
  socket.once('error', reject)
  try {
    const { valid_from, valid_to } = await promise
    return {
      host,
      validFrom: new Date(valid_from).toISOString(),
      validUntil: new Date(valid_to).toISOString(),
    }
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    return { host, failed: code ?? message }
  } finally {
    clearTimeout(timer)
    socket.destroy()
  }
}
