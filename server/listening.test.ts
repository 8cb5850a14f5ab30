import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { listen, tryListening } from './listening.ts'

test('a port in use is refused in one line that names the setting', async () => {
  const server = createServer()
  await listen(server, { PORT: 0, HOST: '127.0.0.1' })
  const address = server.address()
  const PORT = typeof address === 'object' && address ? address.port : 0

  await expect(tryListening({ PORT, HOST: '127.0.0.1' })).rejects.toThrow(
    `PORT ${PORT} is in use by another process. Stop that first, or set PORT.`,
  )
  server.close()
})

test('a port that was tried is free again', async () => {
  const place = { PORT: 0, HOST: '127.0.0.1' }

  await expect(tryListening(place)).resolves.toBeUndefined()
  await expect(tryListening({ ...place, HOST: '192.0.2.1' })).rejects.toThrow(
    'HOST 192.0.2.1 is not an address of this machine.',
  )
})
