import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { certificateText, daysLeft, endsSoon } from '#domain/system/certificate.ts'
import { withSeededDatabase } from '#test/database.ts'
import { lookAtCertificate } from './certificate.ts'

withSeededDatabase()

const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name)) as [string, string]
execFileSync(
  'openssl',
  [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'],
    ...['-days', '5', '-keyout', key, '-out', cert],
  ],
  { stdio: 'ignore' },
)
const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) })
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test('the certificate that a visitor gets is looked at, whoever signed it', async () => {
  const seen = await lookAtCertificate(`https://127.0.0.1:${port}`)
  if (!seen || 'failed' in seen) throw new Error('not seen')
  const now = new Date().toISOString()
  const lastHour = new Date(Date.parse(seen.validUntil) - 3_600_000).toISOString()

  expect(seen.host).toBe(`127.0.0.1:${port}`)
  expect(daysLeft(seen.validUntil, now)).toBeLessThanOrEqual(5)
  expect([now, lastHour].map((at) => endsSoon(seen, at))).toEqual([false, true])
})

test('an address without https has none, and one that cannot be reached says why', async () => {
  expect(await lookAtCertificate(`http://127.0.0.1:${port}`)).toBe(null)
  const away = await lookAtCertificate('https://127.0.0.1:1')
  expect(away).toEqual({ host: '127.0.0.1:1', failed: 'ECONNREFUSED' })
  expect(away && certificateText(away, '')).toContain('ECONNREFUSED')
})
