import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { ListedAdmin } from '#domain/access/account.ts'
import type { NewPasswordLink } from '#domain/access/password-link.ts'
import type { Role } from '#domain/access/role.ts'
import { startSession } from '#server/access/auth.ts'
import { hashPassword } from '#server/access/password.ts'
import { seal } from '#server/access/seal.ts'
import { api } from '#server/api/routes.ts'
import { setPassword, setRole } from '#server/db/access/admins.ts'
import { deleteOldLinks } from '#server/db/access/password-links.ts'
import { db } from '#server/db/client.ts'
import { admins, auditLog, loginAttempts, passwordLinks } from '#server/db/schema.ts'
import { basic } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()

const password = 'een lang wachtwoord'
const passwordHash = await hashPassword(password)
const json = { 'content-type': 'application/json' }
const path = '/api/admin/administrators'

beforeEach(async () => {
  await db.delete(loginAttempts)
  await db.delete(passwordLinks)
  await db.delete(admins)
  await db.delete(auditLog)
  await add('beheer', 'manager')
})

async function add(
  username: string,
  role: Role,
  special: Partial<typeof admins.$inferInsert> = {},
) {
  const [added] = await db
    .insert(admins)
    .values({ username, role, passwordHash, ...special })
    .returning({ id: admins.id })
  return added?.id ?? 0
}

async function as(username: string) {
  const [admin] = await db.select().from(admins).where(eq(admins.username, username))
  const { key } = await startSession({ id: admin?.id ?? 0 }, { userAgent: 'Firefox/1 Windows' })
  return async <Body = Record<string, unknown>>(method: string, address: string, body?: object) => {
    const response = await api.request(address, {
      method,
      headers: { ...json, authorization: basic(username, key) },
      body: body ? JSON.stringify(body) : null,
    })
    const text = await response.text()
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as Body }
  }
}

const logIn = (username: string, given = password) =>
  api.request('/api/admin/sessions', {
    method: 'POST',
    headers: { ...json, authorization: basic(username, given) },
    body: '{}',
  })

const byLink = async (method: string, body: object) => {
  const response = await api.request('/api/password-link', {
    method,
    headers: json,
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : undefined }
}

async function invited(special: object = {}) {
  const call = await as('beheer')
  const added = await call<NewPasswordLink>('POST', path, {
    password,
    username: 'collega',
    role: 'editor',
    ...special,
  })
  return { call, ...added.body }
}

const next = 'een eigen wachtwoord'

test('an invited colleague chooses a password with the link, once, and logs in with the role', async () => {
  const { call, id, token } = await invited({ email: 'collega@example.com' })
  const { body: before } = await call<ListedAdmin[]>('GET', path)
  const waiting = { isInvitation: true, email: 'collega@example.com' }

  expect(before.find((each) => each.id === id)).toMatchObject({ role: 'editor', waiting })
  expect((await logIn('collega')).status).toBe(401)
  expect((await byLink('POST', { token })).body).toMatchObject({
    username: 'collega',
    isInvitation: true,
  })
  expect((await byLink('PUT', { token, next: 'kort' })).status).toBe(422)
  expect((await byLink('PUT', { token, next })).status).toBe(204)

  expect(await (await logIn('collega', next)).json()).toMatchObject({ role: 'editor' })
  const again = await byLink('PUT', { token, next: 'iets heel anders' })
  expect([again.status, again.body.error]).toEqual([410, expect.stringContaining('al gebruikt')])
  expect((await logIn('collega', next)).status).toBe(201)
})

test('a user name that differs only in case is taken, and twins from before keep their spelling', async () => {
  const call = await as('beheer')
  const invite = (username: string) => call('POST', path, { password, username, role: 'editor' })
  expect((await invite('BEHEER')).status).toBe(409)
  expect((await invite('be\u200Bheer')).status).toBe(409)

  await add('Beheer', 'reader')
  expect(await (await logIn('Beheer')).json()).toMatchObject({ username: 'Beheer', role: 'reader' })
  expect(await (await logIn('beheer')).json()).toMatchObject({
    username: 'beheer',
    role: 'manager',
  })
  expect((await logIn('BEHEER')).status).toBe(401)
})

test('a weak password is refused, and the link still works', async () => {
  const { token } = await invited()
  const { status, body } = await byLink('PUT', { token, next: 'Luchthaven' })

  expect(status).toBe(422)
  expect(body.fields.next[0]).toContain('een van de meest gebruikte wachtwoorden')
  expect((await byLink('PUT', { token, next })).status).toBe(204)
})

test('of two who use a link at the same time, one chooses the password', async () => {
  const { token } = await invited()
  const used = await Promise.all([
    byLink('PUT', { token, next }),
    byLink('PUT', { token, next: 'het andere wachtwoord' }),
  ])

  expect(used.map(({ status }) => status).toSorted()).toEqual([204, 410])
})

test('the token of a link is stored as a hash', async () => {
  const { token } = await invited()
  const kept = JSON.stringify([
    await db.select().from(passwordLinks),
    await db.select().from(auditLog),
  ])

  expect(token).toMatch(/^[\w-]{43}$/)
  expect(kept).not.toContain(token)
})

test('an expired, a withdrawn and an unknown link say so, and set nothing', async () => {
  const { call, id, token } = await invited()
  await db.update(passwordLinks).set({ createdAt: new Date(0), expiresAt: new Date(1) })
  const expired = await byLink('PUT', { token, next })

  const { body: renewed } = await call<NewPasswordLink>('POST', `${path}/${id}/link`, { password })
  expect((await call('DELETE', `${path}/${id}/link`)).status).toBe(204)
  expect((await call('DELETE', `${path}/${id}/link`)).status).toBe(404)
  const withdrawn = await byLink('PUT', { token: renewed.token, next })
  const unknown = await byLink('PUT', { token: 'a'.repeat(43), next })

  expect([expired, withdrawn, unknown].map(({ status, body }) => [status, body.error])).toEqual([
    [410, expect.stringContaining('verlopen')],
    [410, expect.stringContaining('ingetrokken')],
    [404, expect.stringContaining('klopt niet')],
  ])
  expect((await logIn('collega', next)).status).toBe(401)
})

test('a new link replaces the former, and that of a removed colleague is withdrawn', async () => {
  const { call, id, token: former } = await invited()
  const { body } = await call<NewPasswordLink>('POST', `${path}/${id}/link`, { password })
  expect((await byLink('POST', { token: former })).status).toBe(410)
  expect((await byLink('POST', { token: body.token })).body).toMatchObject({ isInvitation: true })

  expect((await call('DELETE', `${path}/${id}`, { password })).status).toBe(204)
  const gone = await byLink('POST', { token: body.token })
  expect([gone.status, gone.body.error]).toEqual([410, expect.stringContaining('ingetrokken')])
})

test('wrong tokens are rate limited per network', async () => {
  const guess = () => byLink('POST', { token: 'b'.repeat(43) })
  for (const _ of Array(30)) expect((await guess()).status).toBe(404)

  expect((await guess()).status).toBe(429)
  await db.delete(loginAttempts)
  expect((await guess()).status).toBe(404)
})

test('a reset takes the password and the sessions at once, and keeps the second factor', async () => {
  const id = await add('collega', 'editor', { totpSecret: await seal('geheim') })
  const [call, theirs] = [await as('beheer'), await as('collega')]
  expect((await call('POST', `${path}/${id}/link`, { password: 'fout' })).status).toBe(422)
  expect((await theirs('GET', '/api/admin/account')).status).toBe(200)

  const { body } = await call<NewPasswordLink>('POST', `${path}/${id}/link`, { password })
  expect((await theirs('GET', '/api/admin/account')).status).toBe(401)
  expect((await logIn('collega')).headers.has('x-login-needs')).toBe(false)

  expect((await byLink('POST', { token: body.token })).body).toMatchObject({ isInvitation: false })
  expect((await byLink('PUT', { token: body.token, next })).status).toBe(204)
  expect((await logIn('collega', next)).headers.get('x-login-needs')).toBe('code')
})

test('a second factor that was reset is off, and the sessions are over', async () => {
  const id = await add('collega', 'reader', { totpSecret: 'versleuteld', recoveryCodes: ['a'] })
  const [call, theirs] = [await as('beheer'), await as('collega')]

  expect((await call('DELETE', `${path}/${id}/second-factor`, { password })).status).toBe(204)
  expect((await theirs('GET', '/api/admin/account')).status).toBe(401)
  expect((await logIn('collega')).status).toBe(201)
})

test('a manager sees and ends the sessions of a colleague', async () => {
  const id = await add('collega', 'reader')
  const call = await as('beheer')
  const [first, second, third] = [await as('collega'), await as('collega'), await as('collega')]
  const alive = () =>
    Promise.all(
      [first, second, third].map(
        async (theirs) => (await theirs('GET', '/api/admin/account')).status,
      ),
    )

  const { body } = await call<{ id: number; device: string }[]>('GET', `${path}/${id}/sessions`)
  expect(body.map(({ device }) => device)).toEqual(Array(3).fill('Firefox op Windows'))
  const { body: listed } = await call<ListedAdmin[]>('GET', path)
  expect(listed.map(({ username, sessions }) => [username, sessions])).toEqual([
    ['beheer', 1],
    ['collega', 3],
  ])

  const end = (session?: number) => call('DELETE', `${path}/${id}/sessions`, { session })
  // The last used first, so this is the third.
  expect((await end(body[0]?.id)).status).toBe(204)
  expect((await alive()).toSorted()).toEqual([200, 200, 401])
  expect((await end()).status).toBe(204)
  expect(await alive()).toEqual([401, 401, 401])
  expect((await end(2_000_000_000)).status).toBe(404)
})

test('a demotion takes effect on live sessions, and is based on the role that was seen', async () => {
  const id = await add('collega', 'manager')
  const [call, theirs] = [await as('beheer'), await as('collega')]
  const change = (role: Role, was: Role) => call('PUT', `${path}/${id}`, { role, was, password })

  expect((await theirs('GET', path)).status).toBe(200)
  expect((await change('editor', 'manager')).status).toBe(204)
  expect((await theirs('GET', path)).status).toBe(403)
  expect((await theirs('GET', '/api/admin/contacts')).status).toBe(200)

  const stale = await change('reader', 'manager')
  expect([stale.status, stale.body.error]).toEqual([409, expect.stringContaining('intussen')])
  expect((await call<ListedAdmin[]>('GET', path)).body[1]?.role).toBe('editor')
})

test('of two managers who demote, remove or reset each other, one remains', async () => {
  const [a, b] = [await add('a', 'manager'), await add('b', 'manager')]
  await db.delete(admins).where(eq(admins.username, 'beheer'))
  const [asA, asB] = [await as('a'), await as('b')]

  const done = await Promise.all([
    asA('PUT', `${path}/${b}`, { role: 'reader', password }),
    asB('POST', `${path}/${a}/link`, { password }),
    asA('DELETE', `${path}/${b}`, { password }),
    asB('DELETE', `${path}/${a}`, { password }),
  ])
  expect(done.filter(({ status }) => status < 300).length).toBeGreaterThan(0)
  const left = await db.select().from(admins).where(eq(admins.role, 'manager'))
  expect(left.filter((admin) => admin.passwordHash !== null)).not.toEqual([])
})

test('nobody removes, demotes or resets themselves, so the last manager stays', async () => {
  const call = await as('beheer')
  const { body } = await call<ListedAdmin[]>('GET', path)
  const own = `${path}/${body[0]?.id}`

  expect((await call('DELETE', own, { password })).status).toBe(409)
  expect((await call('PUT', own, { role: 'reader', password })).status).toBe(409)
  expect((await call('POST', `${own}/link`, { password })).status).toBe(409)
  expect((await call('DELETE', `${own}/second-factor`, { password })).status).toBe(409)
  expect((await logIn('beheer')).status).toBe(201)
})

test('from the shell the last manager who can log in stays one', async () => {
  await invited({ role: 'manager' })

  expect(await setRole('beheer', 'editor')).toBe('last')
  expect(await setRole('nergens', 'editor')).toBe('missing')
  expect(await setRole('collega', 'reader')).toBe('done')
  expect(await setRole('beheer', 'manager')).toBe('done')
})

test('a password from the shell withdraws the link', async () => {
  const { token } = await invited()
  expect(await setPassword('collega', passwordHash)).toBe(true)

  expect((await byLink('PUT', { token, next })).status).toBe(410)
  expect((await logIn('collega')).status).toBe(201)
})

test.each([
  [{ username: 'beheer' }, 409, 'username'],
  [{ username: 'a:b' }, 422, 'username'],
  [{ username: 'met spatie' }, 422, 'username'],
  [{ role: 'baas' }, 422, 'role'],
  [{ email: 'jo@' }, 422, 'email'],
  [{ password: 'fout' }, 422, 'password'],
])('%j is refused as an invitation', async (special, status, field) => {
  const call = await as('beheer')
  const colleague = { password, username: 'collega', role: 'reader', ...special }
  const added = await call('POST', path, colleague)

  expect(added.status).toBe(status)
  expect(added.body).toHaveProperty(`fields.${field}`)
})

test('with a second factor a colleague is changed only with a code too', async () => {
  const id = await add('collega', 'reader')
  const call = await as('beheer')
  await db.update(admins).set({ totpSecret: 'versleuteld' }).where(eq(admins.username, 'beheer'))

  for (const [method, address, body] of [
    ['POST', path, { username: 'derde', role: 'manager' }],
    ['PUT', `${path}/${id}`, { role: 'manager' }],
    ['DELETE', `${path}/${id}`, {}],
    ['POST', `${path}/${id}/link`, {}],
    ['DELETE', `${path}/${id}/second-factor`, {}],
  ] as const) {
    const refused = await call(method, address, { ...body, password })
    expect([method, address, refused.status]).toEqual([method, address, 422])
    expect(refused.body).toHaveProperty('fields.code')
  }
})

test('the log says who invited, who changed a role and who chose a password', async () => {
  const { call, id, token } = await invited()
  await byLink('PUT', { token, next })
  await call('PUT', `${path}/${id}`, { role: 'reader', password })
  await call('DELETE', `${path}/${id}`, { password })
  const entries = await db.select().from(auditLog).orderBy(auditLog.id)

  expect(
    entries.map(({ username, action, before, after }) => [
      username,
      action,
      before?.role,
      after?.role,
    ]),
  ).toEqual([
    ['beheer', 'create', undefined, 'editor'],
    ['collega', 'update', 'editor', 'editor'],
    ['beheer', 'update', 'editor', 'reader'],
    ['beheer', 'delete', 'reader', undefined],
  ])
})

test('old links are deleted, but not of a colleague who still waits for one', async () => {
  const { token } = await invited()
  const old = { createdAt: new Date(0), expiresAt: new Date(1), isInvitation: false }
  await db.insert(passwordLinks).values({ ...old, tokenHash: 'van niemand' })
  await db.update(passwordLinks).set(old)
  await deleteOldLinks(new Date())

  expect(await db.$count(passwordLinks)).toBe(1)
  expect((await byLink('POST', { token })).status).toBe(410)
})
