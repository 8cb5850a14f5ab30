import { desc } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#server/access/password.ts'
import { api } from '#server/api/routes.ts'
import { addFirstAdmin } from '#server/db/access/admins.ts'
import { db } from '#server/db/client.ts'
import { adminSessions, admins, auditLog, loginAttempts } from '#server/db/schema.ts'
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

test('the right username and password read the dashboard, which is not cached', async () => {
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

test('a user name is the same whatever its case, and so are its guesses', async () => {
  expect((await dashboard(basic('BeHeer', right))).status).toBe(200)
  const { username, key } = await startSession(basic('ＢＥＨＥＥＲ', right))
  expect(username).toBe('beheer')
  expect((await dashboard(basic('Beheer', key))).status).toBe(200)
  const failures = await db.$count(loginAttempts)
  await dashboard(basic('beheer', 'fout'))
  await dashboard(basic('BEHEER', 'ook fout'))
  const keys = (await db.$count(loginAttempts)) - failures
  expect(keys).toBe(4)
  await db.delete(loginAttempts)
})

test.each([
  ['no authorization', undefined],
  ['a wrong password', basic('beheer', 'fout')],
  ['an unknown name', basic('iemand', right)],
  ['an empty password', basic('beheer', '')],
  ['another scheme', `Bearer ${right}`],
  ['invalid base64', 'Basic ###'],
  ['an unknown session key', basic('beheer', `ppk_${'a'.repeat(43)}`)],
])('%s is a 401', async (_, authorization) => {
  const response = await dashboard(authorization)

  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ error: 'Ongeldige gebruikersnaam of wachtwoord.' })
})

test('every path under /api/admin/ needs a login, also an unknown one', async () => {
  expect((await api.request('/api/admin/nergens')).status).toBe(401)
})

test("a call by fetch does not open the browser's login dialog", async () => {
  const own = await dashboard(undefined, { 'x-requested-with': 'fetch' })
  const other = await dashboard()

  expect(own.headers.get('www-authenticate')).not.toContain('Basic')
  expect(other.headers.get('www-authenticate')).toContain('Basic')
})

test('a session key works as the password until logout', async () => {
  const { username, key } = await startSession()
  const authorization = basic(username, key)

  expect((await dashboard(authorization)).status).toBe(200)
  await endSession(authorization)
  expect((await dashboard(authorization)).status).toBe(401)
})

test('a session key is stored as a hash', async () => {
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

test('using a session key postpones its idle expiry', async () => {
  const { username, key } = await startSession()
  await db.update(adminSessions).set({ lastUsedAt: ago(11) })
  await dashboard(basic(username, key))
  const [session] = await db.select().from(adminSessions).orderBy(desc(adminSessions.id)).limit(1)

  expect(session?.lastUsedAt.getTime()).toBeGreaterThan(ago(1).getTime())
})

test('a session key expires after 30 days', async () => {
  await startSession()
  const [session] = await db.select().from(adminSessions).orderBy(desc(adminSessions.id)).limit(1)
  const days = ((session?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000

  expect(Math.round(days)).toBe(30)
})

test('logging in again replaces the key of this browser', async () => {
  const first = await startSession()
  const second = await startSession(undefined, { replaces: first.key })

  expect((await dashboard(basic('beheer', first.key))).status).toBe(401)
  expect((await dashboard(basic('beheer', second.key))).status).toBe(200)
})

test('a session key can’t create another key', async () => {
  const { username, key } = await startSession()

  expect(await startSession(basic(username, key))).toEqual({ error: 'Log in met je wachtwoord' })
})

test('sessions are listed, and each can be ended', async () => {
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

test('logins, log-outs and the use of a bare password are in the log', async () => {
  await db.delete(auditLog)
  const { key } = await startSession()
  const authorization = basic('beheer', key)
  await dashboard(authorization)
  await endSession(authorization)
  // A key that is no session any more ends nothing.
  await endSession(authorization)
  await dashboard(basic('beheer', right))
  await dashboard(basic('beheer', right))
  const logged = () => db.select().from(auditLog).orderBy(auditLog.id)

  expect(await logged()).toMatchObject([
    { action: 'login', after: { username: 'beheer', device: 'Onbekende browser' } },
    { action: 'logout', after: { username: 'beheer' } },
    { action: 'password', after: { username: 'beheer' } },
  ])
  expect((await logged()).every(({ subject, before }) => subject === 'admins' && !before)).toBe(
    true,
  )

  await db.update(auditLog).set({ at: new Date(Date.now() - 61 * 60_000) })
  await dashboard(basic('beheer', right))
  expect((await logged()).map(({ action }) => action)).toEqual([
    'login',
    'logout',
    'password',
    'password',
  ])
})

test('a login from the form is one entry, though the form checks the password first', async () => {
  await db.delete(auditLog)
  const authorization = basic('beheer', right)
  await dashboard(authorization)
  await startSession()
  expect(await db.select().from(auditLog)).toMatchObject([
    { action: 'login', after: { username: 'beheer', device: 'Onbekende browser' } },
  ])

  // Of another browser, it is a use of its own.
  await dashboard(authorization)
  await db.update(auditLog).set({ after: { username: 'beheer', device: 'Firefox op Windows' } })
  await startSession()
  const logged = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(logged.map(({ action }) => action)).toEqual(['login', 'password', 'login'])
})

test("an admin can't end another admin's session", async () => {
  await db.insert(admins).values({ username: 'collega', passwordHash: await hashPassword(right) })
  const theirs = await startSession(basic('collega', right))
  const [session] = await db.select().from(adminSessions).orderBy(desc(adminSessions.id)).limit(1)
  const mine = await startSession()

  const ended = await endSession(basic('beheer', mine.key), `/api/admin/sessions/${session?.id}`)
  expect(ended.status).toBe(404)
  expect((await dashboard(basic('collega', theirs.key))).status).toBe(200)
})

test('a cross-site write is refused', async () => {
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

test('every write authenticates before it reads the body', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const response = await api.request('/api/admin/airports/1', { method, body: '{' })
    expect(response.status).toBe(401)
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

test('OPTIONS by an admin returns the allowed methods', async () => {
  const headers = { authorization: basic('beheer', right) }
  const response = await api.request('/api/admin/airports', { method: 'OPTIONS', headers })

  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
})

test('of simultaneous guesses only five are checked without a delay', async () => {
  await db.delete(loginAttempts)
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, number) => dashboard(basic('beheer', `gok ${number}`))),
  )

  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(7)
  await db.delete(loginAttempts)
})

test('one address that tries many usernames has to wait', async () => {
  await db.delete(loginAttempts)
  for (const number of Array(30).keys()) await dashboard(basic(`naam ${number}`, 'fout'))

  expect((await dashboard(basic('nog een naam', 'fout'))).status).toBe(429)
  await db.delete(loginAttempts)
})

test('the username and password of a failed login are not stored in plain text', async () => {
  await db.delete(loginAttempts)
  await dashboard(basic('geheime-naam', 'geheim-woord'))

  expect(JSON.stringify(await db.select().from(loginAttempts))).not.toMatch(/geheim/)
  await db.delete(loginAttempts)
})

test('after five wrong passwords in a row even the right one has to wait', async () => {
  await db.delete(loginAttempts)
  for (const _ of Array(5)) expect((await dashboard(basic('beheer', 'fout'))).status).toBe(401)

  const waiting = await dashboard(basic('beheer', right))
  expect(waiting.status).toBe(429)
  expect(Number(waiting.headers.get('retry-after'))).toBe(1)

  await db.update(loginAttempts).set({ lastAt: new Date(Date.now() - 2_000) })
  expect((await dashboard(basic('beheer', right))).status).toBe(200)
  // The successful login reset the delay.
  for (const _ of Array(5)) expect((await dashboard(basic('beheer', 'fout'))).status).toBe(401)
  await db.delete(loginAttempts)
})

test('guesses from the same address do not delay a known browser', async () => {
  await db.delete(loginAttempts)
  const { device } = (await startSession()) as unknown as { device: string }
  for (const _ of Array(6)) await dashboard(basic('beheer', 'fout'))

  expect((await dashboard(basic('beheer', right))).status).toBe(429)
  const known = { 'x-login-device': device }
  expect((await dashboard(basic('beheer', right), known)).status).toBe(200)
})

test('a device token is no login, and its failures count', async () => {
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
  'an invalid device token (%j) is ignored',
  async (device) => {
    await db.delete(loginAttempts)
    for (const _ of Array(5)) await dashboard(basic('beheer', 'fout'), { 'x-login-device': device })

    expect((await dashboard(basic('beheer', right))).status).toBe(429)
    await db.delete(loginAttempts)
  },
)

test('a username with a NUL is a 401', async () => {
  expect((await dashboard(basic('be\u0000heer', right))).status).toBe(401)
})
