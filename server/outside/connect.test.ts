import { createServer } from 'node:tls'
import { afterEach, expect, test, vi } from 'vitest'
import { addressesIn, connectTo } from './connect.ts'

// Signed by itself, for example.com, and for this test alone.
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgagLPyUdysGTxu3WS
QGBiYnpFK66RLHqEA2Ri/YFFqYGhRANCAAQkpJupMz0tu8KVz5u53MjNDJleFhnZ
LcYcxTuKUW1TaH7sWO6E6cGpagKvDUCvh9Nu+TrFFdxkNwjLDukhotES
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUJaiK8NisCJXwgCnbTDzKECM22CowCgYIKoZIzj0EAwIw
FjEUMBIGA1UEAwwLZXhhbXBsZS5jb20wIBcNMjYxMTI4MTEzMzAyWhgPMjEyNjEx
MDQxMTMzMDJaMBYxFDASBgNVBAMMC2V4YW1wbGUuY29tMFkwEwYHKoZIzj0CAQYI
KoZIzj0DAQcDQgAEJKSbqTM9LbvClc+budzIzQyZXhYZ2S3GHMU7ilFtU2h+7Fju
hOnBqWoCrw1Ar4fTbvk6xRXcZDcIyw7pIaLREqNrMGkwHQYDVR0OBBYEFMz98z6j
aTLQAaZtTgRkLCZKdI2sMB8GA1UdIwQYMBaAFMz98z6jaTLQAaZtTgRkLCZKdI2s
MA8GA1UdEwEB/wQFMAMBAf8wFgYDVR0RBA8wDYILZXhhbXBsZS5jb20wCgYIKoZI
zj0EAwIDSQAwRgIhAMV11VdJdlQ0no1EAH+YK45jGHTRf8/16DyRAGYaSxRBAiEA
ix8bZtsKNf340pi/haGSIxZZkC2vlZTVHE+YxL34Gxs=
-----END CERTIFICATE-----`

afterEach(() => vi.unstubAllEnvs())

/** Connects to a server on this machine as if it were that name. */
async function greeted(name: string): Promise<{ asked: string | undefined; failed: string }> {
  const { promise, resolve } = Promise.withResolvers<{ asked?: string; failed: string }>()
  let asked: string | undefined
  const server = createServer({
    key,
    cert,
    SNICallback: (servername, use) => {
      asked = servername
      use(null)
    },
  }).on('tlsClientError', () => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const there = server.address()
  const port = typeof there === 'object' && there ? there.port : 0
  const socket = connectTo({ address: '127.0.0.1', port, name, isSecure: true })
  socket.on('error', (error: NodeJS.ErrnoException) => resolve({ asked, failed: error.code ?? '' }))
  socket.on('secureConnect', () => resolve({ asked, failed: '' }))
  const outcome = await promise
  socket.destroy()
  server.close()
  return { asked, ...outcome }
}

test('a secure connection asks for the name, and takes no certificate that nobody vouches for', async () => {
  expect(await greeted('example.com')).toEqual({
    asked: 'example.com',
    failed: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  })
})

test('no variable makes it take one', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')

  expect((await greeted('example.com')).failed).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
})

const failed = (code: string): PromiseSettledResult<string[]> => ({
  status: 'rejected',
  reason: Object.assign(new Error(code), { code }),
})

test.each(['ENOTFOUND', 'ENODATA'])('a name server that says %s knows no such name', (code) => {
  expect(addressesIn([failed(code), failed('ENODATA')])).toEqual([])
  const found: PromiseSettledResult<string[]> = { status: 'fulfilled', value: ['93.184.216.34'] }
  expect(addressesIn([found, failed(code)])).toEqual(['93.184.216.34'])
  expect(addressesIn([found, failed('ESERVFAIL')])).toEqual(['93.184.216.34'])
})

test.each(['ESERVFAIL', 'ETIMEOUT', 'ECONNREFUSED'])(
  'a name server that answers %s says nothing of the name',
  (code) => {
    expect(() => addressesIn([failed(code), failed('ENODATA')])).toThrow(code)
  },
)
