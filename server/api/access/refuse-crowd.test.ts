import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { exampleSettings } from '#domain/settings/setting.ts'
import { arePasswordsFull, whoIs } from '#server/access/auth.ts'
import { deviceToken } from '#server/access/known-device.ts'
import { isPassword } from '#server/access/password.ts'
import { newRecoveryCodes } from '#server/access/totp.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { settings } from '#server/db/schema.ts'
import { basic } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { refuseCrowd } from './refuse-crowd.ts'

vi.mock('#server/access/password.ts', () => ({
  hashPassword: async (password: string) => password,
  isPassword: vi.fn(),
}))

withSeededDatabase()

let server: Server
let guesses: Promise<unknown>[] = []
let end = (): void => undefined

beforeAll(async () => {
  server = createServer(refuseCrowd((_, response) => response.end('looked at')))
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
afterEach(async () => {
  end()
  await Promise.all(guesses)
})

/** One password is checked, and eight wait for it. */
async function makeCrowd(): Promise<void> {
  const isChecked = Promise.withResolvers<boolean>()
  vi.mocked(isPassword).mockReturnValue(isChecked.promise)
  end = () => isChecked.resolve(false)
  guesses = Array.from({ length: 9 }, (_, at) =>
    whoIs({ username: `naam${at}`, password: 'gok' }, `10.0.0.${at}`),
  )
  await expect.poll(arePasswordsFull).toBe(true)
}

async function ask(headers: Record<string, string>, path = '/api/admin/sessions') {
  const { port } = server.address() as AddressInfo
  return fetch(`http://localhost:${port}${path}`, { method: 'POST', headers })
}
const guess = { authorization: basic('beheer', 'gok') }

test('a guess of a stranger is refused at once while the queue is full, and looked at again after it', async () => {
  await makeCrowd()
  const response = await ask(guess)
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('1')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await response.json()).toEqual({
    error: 'Te veel mislukte pogingen. Probeer het over 1 seconde opnieuw.',
  })

  end()
  await Promise.all(guesses)
  expect(await (await ask(guess)).text()).toBe('looked at')
})

test('who does not wait with strangers is looked at', async () => {
  await makeCrowd()
  const device = await deviceToken('beheer')
  const [code = ''] = newRecoveryCodes()
  const others = [
    ask({ ...guess, 'x-login-device': device }),
    ask({ ...guess, 'x-login-code': code }),
    ask({ authorization: basic('beheer', `ppk_${'a'.repeat(43)}`) }),
    ask({}),
    ask(guess, '/api/contact'),
  ]

  expect(await Promise.all((await Promise.all(others)).map((other) => other.text()))).toEqual(
    Array(5).fill('looked at'),
  )
  expect((await ask({ ...guess, 'x-login-device': 'verzonnen' })).status).toBe(429)
})

test('from elsewhere the calls of the admin do not exist, also in a crowd', async () => {
  await db.update(settings).set({ values: { ...exampleSettings, adminNetworks: '203.0.113.0/24' } })
  await refreshContentVersion()
  await makeCrowd()

  expect(await (await ask(guess)).text()).toBe('looked at')
})
