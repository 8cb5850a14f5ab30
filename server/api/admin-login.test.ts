import { beforeAll, expect, test } from 'vitest'
import { addFirstAdmin } from '#server/db/admins.ts'
import { db } from '#server/db/client.ts'
import { adminSessions, admins, loginAttempts } from '#server/db/schema.ts'
import { hashPassword } from '#server/password.ts'
import { withSeededDatabase } from '#test/database.ts'
import { api } from './routes.ts'

withSeededDatabase()

const right = 'een lang wachtwoord'

beforeAll(async () => {
  await db.delete(admins)
  await addFirstAdmin(db, 'beheer', () => hashPassword(right))
})

const basic = (username: string, password: string) =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
const dashboard = (authorization?: string, headers: Record<string, string> = {}) =>
  api.request('/api/admin/dashboard', {
    headers: authorization ? { ...headers, authorization } : headers,
  })
const startSession = async () => {
  const response = await api.request('/api/admin/sessions', {
    method: 'POST',
    headers: { authorization: basic('beheer', right) },
  })
  return (await response.json()) as { username: string; key: string }
}

test('the right name and password read the dashboard, and nobody keeps the answer', async () => {
  const response = await dashboard(basic('beheer', right))

  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    totalAirports: 8,
    totalParkings: 15,
    totalBlogPosts: 8,
    totalFaqs: 18,
    openContactRequests: 0,
    totalAffiliateClicks: 0,
    latestContacts: [],
    latestClicks: [],
  })
})

test.each([
  ['no authorization', undefined],
  ['a wrong password', basic('beheer', 'fout')],
  ['an unknown name', basic('iemand', right)],
  ['an empty password', basic('beheer', '')],
  ['another scheme', `Bearer ${right}`],
  ['what is not base64', 'Basic ###'],
  ['a key that nobody gave out', basic('beheer', `ppk_${'a'.repeat(43)}`)],
])('%s is a 401', async (_, authorization) => {
  const response = await dashboard(authorization)

  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ error: 'Ongeldige gebruikersnaam of wachtwoord.' })
})

test('everything under /api/admin/ asks who is there, also what does not exist', async () => {
  expect((await api.request('/api/admin/nergens')).status).toBe(401)
})

test("a call from our own pages gets no pop-up of the browser's own", async () => {
  const own = await dashboard(undefined, { 'x-requested-with': 'fetch' })
  const other = await dashboard()

  expect(own.headers.get('www-authenticate')).not.toContain('Basic')
  expect(other.headers.get('www-authenticate')).toContain('Basic')
})

test('a session key is as good as the password, until it is handed in', async () => {
  const { username, key } = await startSession()
  const authorization = basic(username, key)

  expect((await dashboard(authorization)).status).toBe(200)
  await api.request('/api/admin/sessions', { method: 'DELETE', headers: { authorization } })
  expect((await dashboard(authorization)).status).toBe(401)
})

test('a key is not kept as it is, and is over by itself', async () => {
  const { username, key } = await startSession()
  const kept = JSON.stringify(await db.select().from(adminSessions))
  await db.update(adminSessions).set({
    createdAt: new Date(Date.now() - 2_000),
    expiresAt: new Date(Date.now() - 1_000),
  })

  expect(kept).not.toContain(key)
  expect((await dashboard(basic(username, key))).status).toBe(401)
})

test('after five wrong passwords in a row the next try has to wait, also with the right one', async () => {
  await db.delete(loginAttempts)
  for (const _ of Array(5)) expect((await dashboard(basic('beheer', 'fout'))).status).toBe(401)

  const waiting = await dashboard(basic('beheer', right))
  expect(waiting.status).toBe(429)
  expect(Number(waiting.headers.get('retry-after'))).toBe(1)

  await db.update(loginAttempts).set({ lastAt: new Date(Date.now() - 2_000) })
  expect((await dashboard(basic('beheer', right))).status).toBe(200)
  expect(await db.$count(loginAttempts)).toBe(0)
})
