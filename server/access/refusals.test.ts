import { Hono } from 'hono'
import { beforeAll, expect, test, vi } from 'vitest'
import { hashPassword } from '#server/access/password.ts'
import { api } from '#server/api/routes.ts'
import { db } from '#server/db/client.ts'
import { admins } from '#server/db/schema.ts'
import { log } from '#server/log.ts'
import { basic } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { flushRefusals, noteRefusals } from './refusals.ts'

withSeededDatabase()

const site = new Hono<{ Variables: { isBusy: boolean } }>()
  .use(noteRefusals)
  .get('/busy', (call) => {
    call.set('isBusy', true)
    return call.body(null, 503)
  })
  .get('/away', (call) => call.body(null, 503))
  .get('/too-often', (call) => call.body(null, 429))
  .route('/', api)
const json = { 'content-type': 'application/json' }

beforeAll(async () => {
  const passwordHash = await hashPassword('een lang wachtwoord')
  await db.insert(admins).values({ username: 'nienke', passwordHash, role: 'reader' })
})

const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } })
const ask = (path: string, init: RequestInit = {}, address = '192.0.2.1') =>
  site.request(path, init, from(address))
const logIn = (username: string, password: string, address?: string) =>
  ask('/api/admin/dashboard', { headers: { authorization: basic(username, password) } }, address)

async function lines() {
  const warn = vi.spyOn(log, 'warn')
  await flushRefusals()
  const calls = [...warn.mock.calls]
  warn.mockRestore()
  return calls
}

test('failed logins are one line per account and network, with their count', async () => {
  await logIn('nienke', 'fout')
  await logIn('nienke', 'ook fout')
  await logIn('nienke', 'fout', '192.0.2.2')
  // A password that was typed in the wrong field is not in the log.
  await logIn('hunter2', 'fout')
  await logIn('hunter3', 'fout')
  const logged = await lines()

  expect(logged).toEqual([
    ['refused', { kind: 'login', account: 'nienke', network: expect.any(String), count: 2 }],
    ['refused', { kind: 'login', account: 'nienke', network: expect.any(String), count: 1 }],
    ['refused', { kind: 'login', network: expect.any(String), count: 2 }],
  ])
  expect(new Set(logged.map(([, facts]) => facts?.network)).size).toBe(2)
  expect(JSON.stringify(logged)).not.toContain('192.0.2')
  expect(await lines()).toEqual([])
})

test('what was refused because too much waits is counted, and other failures are not', async () => {
  await ask('/busy')
  await ask('/away')

  expect(await lines()).toEqual([
    ['refused', { kind: 'busy', network: expect.any(String), count: 1 }],
  ])
})

test('what a role may not do, another site and an unknown link leave a line each', async () => {
  await ask('/api/admin/backup', {
    headers: { authorization: basic('nienke', 'een lang wachtwoord') },
  })
  await ask('/api/contact', {
    method: 'POST',
    headers: { ...json, origin: 'https://elders.example' },
    body: '{}',
  })
  await ask('/api/password-link', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ token: 'a'.repeat(43) }),
  })

  expect(await lines()).toMatchObject([
    ['refused', { kind: 'forbidden', account: 'nienke', count: 1 }],
    ['refused', { kind: 'forbidden', count: 1 }],
    ['refused', { kind: 'link', count: 1 }],
  ])
})

test('a wrong password of an admin who is logged in leaves a line, and so does too often', async () => {
  await ask('/api/admin/account/password', {
    method: 'PUT',
    headers: { ...json, authorization: basic('nienke', 'een lang wachtwoord') },
    body: JSON.stringify({ password: 'fout', next: 'nog een lang wachtwoord' }),
  })
  await ask('/too-often')

  expect(await lines()).toMatchObject([
    ['refused', { kind: 'password', account: 'nienke', count: 1 }],
    ['refused', { kind: 'too many', count: 1 }],
  ])
})

test('a browser that asks for the login dialog was refused nothing', async () => {
  await ask('/api/admin/dashboard')

  expect(await lines()).toEqual([])
})
