import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { eventsPerDay } from '#domain/access/account-event.ts'
import { timeStep } from '#domain/access/totp.ts'
import { startMailServer } from '#test/mail-server.ts'

const mailServer = await startMailServer()
const { mails } = mailServer
const { hashPassword } = await import('#server/access/password.ts')
const { codeAt } = await import('#server/access/totp.ts')
const { newLink } = await import('#server/access/password-link.ts')
const { api } = await import('#server/api/routes.ts')
const { listAccountEvents } = await import('#server/db/access/account-events.ts')
const { setPassword } = await import('#server/db/access/admins.ts')
const { deleteOldLinks } = await import('#server/db/access/password-links.ts')
const { db } = await import('#server/db/client.ts')
const { accountEvents, admins, auditLog, loginAttempts, passwordLinks } = await import(
  '#server/db/schema.ts'
)
const { basic } = await import('#test/admin.ts')
const { withSeededDatabase } = await import('#test/database.ts')
const { alarms } = await import('./alarms.ts')

withSeededDatabase()

const password = 'een lang wachtwoord'
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/120.0'
let evaId: number

beforeEach(async () => {
  mails.length = 0
  mailServer.refuse = () => undefined
  for (const table of [loginAttempts, auditLog, passwordLinks, admins]) await db.delete(table)
  const passwordHash = await hashPassword(password)
  const added = await db
    .insert(admins)
    .values([
      { username: 'eva', passwordHash },
      { username: 'noor', passwordHash },
    ])
    .returning({ id: admins.id })
  evaId = added[0]?.id ?? 0
})

async function send(
  method: string,
  path: string,
  given: {
    secret?: string
    headers?: Record<string, string>
    body?: object
    username?: string
  } = {},
) {
  const { secret = password, headers = {}, body = {}, username = 'eva' } = given
  const response = await api.request(path, {
    method,
    headers: {
      authorization: basic(username, secret),
      'content-type': 'application/json',
      'user-agent': chrome,
      ...headers,
    },
    body: method === 'GET' ? null : JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: (text ? JSON.parse(text) : {}) as Record<string, string> & { recoveryCodes: string[] },
  }
}

/** As the form does it: the password is checked first. */
async function logIn(headers: Record<string, string> = {}, username = 'eva') {
  await send('GET', '/api/admin/account', { headers, username })
  return (await send('POST', '/api/admin/sessions', { headers, username })).body
}

const kinds = async () => (await listAccountEvents(new Date(0))).map(({ kind }) => kind)
const longAgo = () => db.update(auditLog).set({ at: new Date(Date.now() - 3_600_000 * 5) })

/** A link that eva used, sent to an address of hers. */
async function withAddress(email: string, usedAt = new Date()) {
  await db
    .insert(passwordLinks)
    .values({ ...newLink(email).input, adminId: evaId, isInvitation: true, usedAt })
}

test('the first login of an account is no news, and neither is one from the same browser', async () => {
  const { device = '' } = await logIn()
  await longAgo()
  await logIn({ 'x-login-device': device })

  expect(await kinds()).toEqual([])
})

test('a login from a device without our token is told once, to the address of the invitation', async () => {
  await withAddress('eva@example.com')
  await logIn()
  await longAgo()
  await logIn({ 'user-agent': firefox })
  expect(await listAccountEvents(new Date(0))).toMatchObject([
    { username: 'eva', kind: 'device', device: 'Firefox op Linux', by: null },
  ])
  await logIn({ 'user-agent': firefox })
  await alarms.run()
  await alarms.run()

  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('To: eva@example.com')
  expect(mails[0]).toContain('Firefox op Linux')
})

test('a token of another account makes no device known', async () => {
  await logIn()
  const { device = '' } = await logIn({}, 'noor')
  await longAgo()
  await logIn({ 'x-login-device': device })

  expect(await kinds()).toEqual(['device'])
})

test('a program that shows the password itself is told of the first time that it does', async () => {
  await logIn()
  await longAgo()
  const ask = () => send('GET', '/api/admin/account', { headers: { 'user-agent': 'curl/8' } })
  await ask()
  await longAgo()
  await db.update(accountEvents).set({ at: new Date(Date.now() - 3 * 3_600_000) })
  await ask()

  expect(await kinds()).toEqual(['device'])
})

test('without an address of their own it goes to that of the site, and names the account', async () => {
  await send('PUT', '/api/admin/account/password', {
    body: { password, next: 'een nieuw wachtwoord' },
  })
  await alarms.run()

  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('To: info@example.com')
  expect(mails[0]).toContain('account eva')
})

test('each change of the second factor is told', async () => {
  const { key = '' } = await logIn()
  const factor = '/api/admin/account/second-factor'
  const { secret = '' } = (await send('POST', factor, { secret: key, body: { password } })).body
  const step = timeStep(new Date())
  const { recoveryCodes } = (
    await send('PUT', factor, { secret: key, body: { code: codeAt(secret, step) } })
  ).body
  const [first, second] = recoveryCodes
  await send('POST', '/api/admin/account/recovery-codes', {
    secret: key,
    body: { password, code: first },
  })
  expect(second).toBeDefined()
  await send('DELETE', factor, { secret: key, body: { password, code: codeAt(secret, step + 1) } })

  expect(await kinds()).toEqual(['factor-off', 'recovery-codes', 'factor-on'])
})

test('an invitation that is accepted is no news, a link for another password is', async () => {
  const withLink = async (isInvitation: boolean, email: string) => {
    const { token, input } = newLink(email)
    await db.insert(passwordLinks).values({ ...input, adminId: evaId, isInvitation })
    const body = { token, next: 'een ander lang wachtwoord' }
    expect((await send('PUT', '/api/password-link', { body })).status).toBe(204)
  }
  await withLink(true, 'eva@example.com')
  expect(await kinds()).toEqual([])

  await withLink(false, 'somebody-else@example.com')
  await alarms.run()
  expect(await kinds()).toEqual(['password-by-link'])
  // Not only to where the link was sent: a colleague may have typed any address.
  expect(mails[0]).toContain('To: eva@example.com')
})

test('a colleague who withdraws a password or a factor is named', async () => {
  const { key = '' } = await logIn({}, 'noor')
  const of = `/api/admin/administrators/${evaId}`
  await db.update(admins).set({ totpSecret: 'sealed' }).where(eq(admins.id, evaId))
  await send('DELETE', `${of}/second-factor`, { secret: key, username: 'noor', body: { password } })
  await send('POST', `${of}/link`, { secret: key, username: 'noor', body: { password } })

  expect(await listAccountEvents(new Date(0))).toMatchObject([
    { kind: 'password-withdrawn', username: 'eva', by: 'noor' },
    { kind: 'factor-off', username: 'eva', by: 'noor' },
  ])
})

test('a password that is set on the machine is told too', async () => {
  await setPassword('eva', 'hash')

  expect(await kinds()).toEqual(['password-on-machine'])
})

test('whoever repeats it floods nobody', async () => {
  for (let nth = 0; nth < eventsPerDay + 3; nth++) await setPassword('eva', 'hash')

  expect((await kinds()).length).toBe(eventsPerDay)
})

test('a mail that is not taken is tried again, also after a no for good, and holds up no other', async () => {
  await setPassword('eva', 'hash')
  await setPassword('noor', 'hash')
  const answer = (responseCode: number) => (mail: string) =>
    mail.includes('account eva') ? Object.assign(new Error('no'), { responseCode }) : undefined
  mailServer.refuse = answer(550)
  await alarms.run()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('account noor')

  mailServer.refuse = () => undefined
  await alarms.run()
  expect(mails).toHaveLength(2)
})

test('an address that the mail server does not know is not tried again', async () => {
  await withAddress('gone@example.com')
  await setPassword('eva', 'hash')
  mailServer.unknown = 'gone@example.com'
  await alarms.run()
  mailServer.unknown = ''
  await alarms.run()

  expect(mails).toEqual([])
})

test('the address of an account outlives its link', async () => {
  const old = new Date(Date.now() - 100 * 24 * 3_600_000)
  await withAddress('first@example.com', new Date(old.getTime() - 1_000))
  await withAddress('eva@example.com', old)
  await deleteOldLinks(new Date(Date.now() + 365 * 24 * 3_600_000))

  const kept = await db.select({ email: passwordLinks.email }).from(passwordLinks)
  expect(kept).toEqual([{ email: 'eva@example.com' }])
})
