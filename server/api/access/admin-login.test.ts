import { desc } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#server/access/password.ts'
import { api } from '#server/api/routes.ts'
import { addFirstAdmin } from '#server/db/access/admins.ts'
import { db } from '#server/db/client.ts'
import { adminSessions, admins, loginAttempts } from '#server/db/schema.ts'
import { basic } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()

const right = 'een lang wachtwoord'

beforeAll(async () => {
  await db.delete(admins)
  await addFirstAdmin(db, 'beheer', () => hashPassword(right))
})

const dashboard = (authorization?: string, headers: Record<string, string> = {}) =>
  api.request('/api/admin/dashboard', {
    headers: authorization ? { ...headers, authorization } : headers,
  })
const json = { 'content-type': 'application/json' }
const startSession = async (authorization = basic('beheer', right), body = {}) => {
  const response = await api.request('/api/admin/sessions', {
    method: 'POST',
    headers: { ...json, authorization },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { username: string; key: string }
}
const endSession = (authorization: string, path = '/api/admin/sessions') =>
  api.request(path, { method: 'DELETE', headers: { ...json, authorization } })

test('the right name and password read the dashboard, and nobody keeps the answer', async () => {
  const response = await dashboard(basic('beheer', right))

  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({
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
  await endSession(authorization)
  expect((await dashboard(authorization)).status).toBe(401)
})

test('a key is not kept as it is', async () => {
  const { key } = await startSession()

  expect(JSON.stringify(await db.select().from(adminSessions))).not.toContain(key)
})

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test.each([
  ['used within 12 hours, in its 30 days', { lastUsedAt: ago(11) }, 200],
  ['not used for 12 hours', { lastUsedAt: ago(12.1) }, 401],
  ['30 days old, and used just now', { createdAt: ago(721), expiresAt: ago(1) }, 401],
])('a key %s', async (_, moments, status) => {
  const { username, key } = await startSession()
  await db.update(adminSessions).set(moments)

  expect((await dashboard(basic(username, key))).status).toBe(status)
})

test('a key that is used stays alive', async () => {
  const { username, key } = await startSession()
  await db.update(adminSessions).set({ lastUsedAt: ago(11) })
  await dashboard(basic(username, key))
  const [session] = await db.select().from(adminSessions).orderBy(desc(adminSessions.id)).limit(1)

  expect(session?.lastUsedAt.getTime()).toBeGreaterThan(ago(1).getTime())
})

test('a key lasts 30 days at most', async () => {
  await startSession()
  const [session] = await db.select().from(adminSessions).orderBy(desc(adminSessions.id)).limit(1)
  const days = ((session?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000

  expect(Math.round(days)).toBe(30)
})

test('logging in again replaces the key that this browser had', async () => {
  const first = await startSession()
  const second = await startSession(undefined, { replaces: first.key })

  expect((await dashboard(basic('beheer', first.key))).status).toBe(401)
  expect((await dashboard(basic('beheer', second.key))).status).toBe(200)
})

test('a key makes no new key', async () => {
  const { username, key } = await startSession()

  expect(await startSession(basic(username, key))).toEqual({ error: 'Log in met je wachtwoord' })
})

test('sessions are listed, and each of them can be ended', async () => {
  await db.delete(adminSessions)
  const [mine, other, third] = [await startSession(), await startSession(), await startSession()]
  const authorization = basic('beheer', mine.key)
  const list = async () => {
    const response = await api.request('/api/admin/sessions', { headers: { authorization } })
    return (await response.json()) as { id: number; isCurrent: boolean }[]
  }
  const sessions = await list()
  const [another] = sessions.filter(({ isCurrent }) => !isCurrent)
  expect(sessions).toHaveLength(3)
  expect(JSON.stringify(sessions)).not.toContain('keyHash')

  expect((await endSession(authorization, `/api/admin/sessions/${another?.id}`)).status).toBe(204)
  expect(await list()).toHaveLength(2)
  await endSession(authorization, '/api/admin/sessions/others')
  expect(await list()).toMatchObject([{ isCurrent: true }])
  expect((await dashboard(basic('beheer', other.key))).status).toBe(401)
  expect((await dashboard(basic('beheer', third.key))).status).toBe(401)
})

test("another administrator's session is not theirs to end", async () => {
  await db.insert(admins).values({ username: 'collega', passwordHash: await hashPassword(right) })
  const theirs = await startSession(basic('collega', right))
  const [session] = await db.select().from(adminSessions).orderBy(desc(adminSessions.id)).limit(1)
  const mine = await startSession()

  const ended = await endSession(basic('beheer', mine.key), `/api/admin/sessions/${session?.id}`)
  expect(ended.status).toBe(404)
  expect((await dashboard(basic('collega', theirs.key))).status).toBe(200)
})

test('what a browser sends for a page elsewhere changes nothing', async () => {
  const { username, key } = await startSession()
  const authorization = basic(username, key)
  const write = (headers: Record<string, string>) =>
    api.request('http://parkeer.example/api/admin/airports/1', {
      method: 'DELETE',
      headers: { authorization, host: 'parkeer.example', ...headers },
    })

  expect((await write({ 'content-type': 'text/plain' })).status).toBe(415)
  expect((await write({})).status).toBe(415)
  expect((await write({ ...json, origin: 'https://kwaad.example' })).status).toBe(403)
  expect((await write({ ...json, origin: 'null' })).status).toBe(403)
  expect((await write({ ...json, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await write({ ...json, origin: 'http://parkeer.example' })).status).toBe(409)
})

test('every write asks who is there before it looks at anything else', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const response = await api.request('/api/admin/airports/1', { method, body: '{' })
    expect(response.status).toBe(401)
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

test('who may come in is told what can be done there', async () => {
  const headers = { authorization: basic('beheer', right) }
  const response = await api.request('/api/admin/airports', { method: 'OPTIONS', headers })

  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
})

test('guesses at the same moment are checked in turn, so no more than five are free', async () => {
  await db.delete(loginAttempts)
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, number) => dashboard(basic('beheer', `gok ${number}`))),
  )

  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(7)
  await db.delete(loginAttempts)
})

test('one address that tries many names has to wait too', async () => {
  await db.delete(loginAttempts)
  for (const number of Array(30).keys()) await dashboard(basic(`naam ${number}`, 'fout'))

  expect((await dashboard(basic('nog een naam', 'fout'))).status).toBe(429)
  await db.delete(loginAttempts)
})

test('no name, address or password of a failed login is kept in clear', async () => {
  await db.delete(loginAttempts)
  await dashboard(basic('geheime-naam', 'geheim-woord'))

  expect(JSON.stringify(await db.select().from(loginAttempts))).not.toMatch(/geheim/)
  await db.delete(loginAttempts)
})

test('after five wrong passwords in a row the next try has to wait, also with the right one', async () => {
  await db.delete(loginAttempts)
  for (const _ of Array(5)) expect((await dashboard(basic('beheer', 'fout'))).status).toBe(401)

  const waiting = await dashboard(basic('beheer', right))
  expect(waiting.status).toBe(429)
  expect(Number(waiting.headers.get('retry-after'))).toBe(1)

  await db.update(loginAttempts).set({ lastAt: new Date(Date.now() - 2_000) })
  expect((await dashboard(basic('beheer', right))).status).toBe(200)
  // Nothing is left to wait for.
  for (const _ of Array(5)) expect((await dashboard(basic('beheer', 'fout'))).status).toBe(401)
  await db.delete(loginAttempts)
})

test('who guesses at the same address does not keep a browser waiting that logged in before', async () => {
  await db.delete(loginAttempts)
  const { device } = (await startSession()) as unknown as { device: string }
  for (const _ of Array(6)) await dashboard(basic('beheer', 'fout'))

  expect((await dashboard(basic('beheer', right))).status).toBe(429)
  const known = { 'x-login-device': device }
  expect((await dashboard(basic('beheer', right), known)).status).toBe(200)
})

test('a known browser opens nothing, and its own mistakes count', async () => {
  await db.delete(loginAttempts)
  const { device } = (await startSession()) as unknown as { device: string }
  const known = { 'x-login-device': device }
  for (const _ of Array(5)) {
    expect((await dashboard(basic('beheer', 'fout'), known)).status).toBe(401)
  }

  expect((await dashboard(basic('beheer', right), known)).status).toBe(429)
  await db.delete(loginAttempts)
})

test.each(['', 'x', `${Date.now() + 9e9}.verzonnen`, '1.x'])(
  'a browser that says it is known, and is not (%j), is like any other',
  async (device) => {
    await db.delete(loginAttempts)
    for (const _ of Array(5)) await dashboard(basic('beheer', 'fout'), { 'x-login-device': device })

    expect((await dashboard(basic('beheer', right))).status).toBe(429)
    await db.delete(loginAttempts)
  },
)

test('a name that no database can hold is a wrong name', async () => {
  expect((await dashboard(basic('be\u0000heer', right))).status).toBe(401)
})
