import { beforeEach, expect, test } from 'vitest'
import { proofOf, type StoredPasskey } from '#domain/access/passkey.ts'
import { isCompulsory } from '#domain/access/two-steps.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { newTicket, takeTicket, ticketLifeMs } from '#server/access/passkey-ticket.ts'
import { site } from '#server/access/passkeys.ts'
import { hashPassword } from '#server/access/password.ts'
import { api } from '#server/api/routes.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { admins, auditLog, loginAttempts, settings } from '#server/db/schema.ts'
import { basic } from '#test/admin.ts'
import { anAuthenticator, text } from '#test/authenticator.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()

const password = 'een lang wachtwoord'
const passwordHash = await hashPassword(password)
const own = '/api/admin/account/passkeys'

beforeEach(async () => {
  await db.delete(loginAttempts)
  await db.delete(admins)
  await db.delete(auditLog)
  await db.insert(admins).values([
    { username: 'beheer', passwordHash },
    { username: 'collega', passwordHash },
  ])
})

type Made = { ticket: string; options: { challenge: string } }

async function make(call: string, authorization = '', body: object = {}, headers = {}) {
  const [method = '', path = ''] = call.split(' ')
  const response = await api.request(path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(authorization && { authorization }),
      ...headers,
    },
    body: method === 'GET' ? null : JSON.stringify(body),
  })
  const answer = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: answer === '' ? undefined : JSON.parse(answer),
  }
}

const challenge = async (use: 'login' | 'second-step'): Promise<Made> =>
  (await make('POST /api/passkey-challenge', '', { for: use })).body

async function logIn(who = 'beheer', code = '') {
  const headers = code ? { 'x-login-code': code } : {}
  const { body } = await make('POST /api/admin/sessions', basic(who, password), {}, headers)
  return basic(who, body.key)
}

const authenticator = () => anAuthenticator({ origin: site.origin, rpId: site.host })

/** An account with a passkey, its session and its recovery codes. */
async function withPasskey(who = 'beheer') {
  const session = await logIn(who)
  const passkey = authenticator()
  const { body: offer } = await make(`POST ${own}/offer`, session, { password })
  const response = passkey.create(offer.options)
  const added = await make(`POST ${own}`, session, {
    ticket: offer.ticket,
    name: 'Laptop',
    response,
  })
  expect(added.status).toBe(201)
  return { session, passkey, codes: added.body.recoveryCodes as string[] }
}

type Passkey = ReturnType<typeof authenticator>

async function proof(passkey: Passkey, special = {}) {
  const { ticket, options } = await challenge('second-step')
  return proofOf({ ticket, response: passkey.sign(options, special) })
}

async function enter(passkey: Passkey, special = {}, headers = {}) {
  const { ticket, options } = await challenge('login')
  const signed = { ticket, response: passkey.sign(options, special) }
  return make('POST /api/passkey-login', '', signed, headers)
}

test('a passkey is a second step: the password alone is not enough', async () => {
  const { passkey, codes } = await withPasskey()
  expect(codes).toHaveLength(10)

  const asked = await make('GET /api/admin/dashboard', basic('beheer', password))
  expect(asked.status).toBe(401)
  expect(asked.headers.get('x-login-needs')).toBe('passkey')
  expect(asked.headers.get('x-login-passkey')).toBe('yes')
  const signed = await proof(passkey)
  const send = (code: string) =>
    make('GET /api/admin/dashboard', basic('beheer', password), {}, { 'x-login-code': code })
  expect((await send(signed)).status).toBe(200)
  expect((await send(signed)).status).toBe(401)
  expect((await send(codes[0] ?? '')).status).toBe(200)
  expect((await send('passkey:kapot')).status).toBe(401)
})

test('a passkey logs in without a password, and is seen in the list and the log', async () => {
  const { session, passkey } = await withPasskey()
  const entered = await enter(passkey)

  expect(entered).toMatchObject({ status: 201, body: { username: 'beheer', mustSetUp: false } })
  const { body: account } = await make('GET /api/admin/account', basic('beheer', entered.body.key))
  expect(account).toMatchObject({ hasSecondFactor: true, hasApp: false, recoveryCodes: 10 })
  expect(account.passkeys).toEqual([
    {
      id: passkey.id,
      name: 'Laptop',
      host: site.host,
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
    },
  ])
  const log = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(log.map(({ action }) => action)).toEqual(['login', 'update', 'login'])
  expect(JSON.stringify(log)).not.toContain(passkey.id)
  expect((await make('GET /api/admin/account', session)).status).toBe(200)
})

test.each([
  ['without its owner verified', { isVerified: false }],
  ['for another site', { origin: 'https://kwaad.example' }],
  ['for another host', { rpId: 'kwaad.example' }],
  ['with a counter that went back', { counter: 1 }],
])('a login %s is refused', async (_, special) => {
  const { passkey } = await withPasskey()

  expect((await enter(passkey)).status).toBe(201)
  expect((await enter(passkey, special)).status).toBe(401)
})

test('after the password the owner need not be verified', async () => {
  const { passkey } = await withPasskey()
  const code = await proof(passkey, { isVerified: false })

  expect(
    (await make('GET /api/admin/account', basic('beheer', password), {}, { 'x-login-code': code }))
      .status,
  ).toBe(200)
})

test('what was signed as a second step is no login, and the other way around', async () => {
  const { passkey } = await withPasskey()
  const step = await challenge('second-step')
  const asLogin = { ticket: step.ticket, response: passkey.sign(step.options) }
  expect((await make('POST /api/passkey-login', '', asLogin)).status).toBe(401)

  const login = await challenge('login')
  const code = proofOf({ ticket: login.ticket, response: passkey.sign(login.options) })
  expect(
    (await make('GET /api/admin/account', basic('beheer', password), {}, { 'x-login-code': code }))
      .status,
  ).toBe(401)
})

test('a passkey of somebody else is no second step', async () => {
  await withPasskey()
  const { passkey } = await withPasskey('collega')
  const code = await proof(passkey)

  expect(
    (await make('GET /api/admin/account', basic('beheer', password), {}, { 'x-login-code': code }))
      .status,
  ).toBe(401)
})

test('a ticket works once, for a while, and for its own session', async () => {
  const now = Date.now()
  const ticket = await newTicket('add', 'mine', now)

  expect(await takeTicket(ticket, 'add', 'theirs', now)).toBe(false)
  expect(await takeTicket(ticket, 'login', 'mine', now)).toBe(false)
  expect(await takeTicket(ticket, 'add', 'mine', now + ticketLifeMs)).toBe(false)
  expect(
    await takeTicket(`${now + 9e9}${ticket.slice(ticket.indexOf('.'))}`, 'add', 'mine', now),
  ).toBe(false)
  expect(await takeTicket(ticket, 'add', 'mine', now)).toBe(true)
  expect(await takeTicket(ticket, 'add', 'mine', now)).toBe(false)
})

test('another session can’t finish what one began', async () => {
  const [mine, theirs] = [await logIn(), await logIn()]
  const { body: offer } = await make(`POST ${own}/offer`, mine, { password })
  const body = {
    ticket: offer.ticket,
    name: 'Telefoon',
    response: authenticator().create(offer.options),
  }

  expect((await make(`POST ${own}`, theirs, body)).status).toBe(422)
  expect((await make(`POST ${own}`, mine, body)).status).toBe(201)
})

test('a passkey asks for the password, and for the second step if there is one', async () => {
  const session = await logIn()
  expect((await make(`POST ${own}/offer`, session, { password: 'fout' })).status).toBe(422)
  const { session: other, passkey } = await withPasskey('collega')
  expect((await make(`POST ${own}/offer`, other, { password })).body.fields.code).toEqual([
    'Gebruik je passkey, of een herstelcode.',
  ])
  const offer = await make(`POST ${own}/offer`, other, { password, code: await proof(passkey) })
  expect(offer.body.options.excludeCredentials).toEqual([
    { type: 'public-key', id: passkey.id, transports: ['internal'] },
  ])
})

test('one that names its maker is refused: what the certificate names would be fetched', async () => {
  const session = await logIn()
  const { body: offer } = await make(`POST ${own}/offer`, session, { password })
  const statement = Buffer.concat([
    Buffer.from([0xa1]),
    text('x5c'),
    Buffer.from([0x81, 0x41, 0x00]),
  ])
  const response = authenticator().create(offer.options, {
    attestation: { format: 'packed', statement },
  })

  expect(
    (await make(`POST ${own}`, session, { ticket: offer.ticket, name: 'Sleutel', response }))
      .status,
  ).toBe(422)
})

test('a new passkey ends every other session, and so does a removed one', async () => {
  const before = await logIn()
  const { session, passkey } = await withPasskey()
  expect((await make('GET /api/admin/account', before)).status).toBe(401)

  const { body } = await enter(passkey)
  const removal = { id: passkey.id, password, code: await proof(passkey) }
  expect((await make(`DELETE ${own}`, session, { ...removal, code: 'geen' })).status).toBe(422)
  expect((await make(`DELETE ${own}`, session, removal)).status).toBe(204)
  expect((await make('GET /api/admin/account', basic('beheer', body.key))).status).toBe(401)
  expect((await make('GET /api/admin/account', session)).body).toMatchObject({
    hasSecondFactor: false,
    recoveryCodes: 0,
    passkeys: [],
  })
  expect((await enter(passkey)).status).toBe(401)
})

test('where two steps are compulsory the last passkey stays', async () => {
  const { session, passkey } = await withPasskey()
  await db.update(settings).set({ values: { ...exampleSettings, twoSteps: 'manager' } })
  await refreshContentVersion()
  const removal = { id: passkey.id, password, code: await proof(passkey) }

  expect(await make(`DELETE ${own}`, session, removal)).toMatchObject({
    status: 409,
    body: { error: isCompulsory },
  })
  await db.update(settings).set({ values: exampleSettings })
  await refreshContentVersion()
})

test('a passkey of a former address asks for a recovery code, and opens nothing', async () => {
  const { passkey, codes } = await withPasskey()
  const moved = ({ host: _, ...rest }: StoredPasskey) => ({ ...rest, host: 'vroeger.example' })
  const rows = await db.select().from(admins)
  for (const { username, passkeys } of rows.filter(({ username }) => username === 'beheer')) {
    expect(username).toBe('beheer')
    await db.update(admins).set({ passkeys: passkeys.map(moved) })
  }
  const asked = await make('GET /api/admin/dashboard', basic('beheer', password))

  expect(asked.headers.get('x-login-needs')).toBe('recovery-code')
  expect(asked.headers.has('x-login-passkey')).toBe(false)
  expect((await enter(passkey)).status).toBe(401)
  const code = { 'x-login-code': codes[0] ?? '' }
  expect((await make('GET /api/admin/dashboard', basic('beheer', password), {}, code)).status).toBe(
    200,
  )
})

test('an account whose password was withdrawn is out by its passkey too', async () => {
  const { passkey } = await withPasskey()
  await db.update(admins).set({ passwordHash: null })

  expect((await enter(passkey)).status).toBe(401)
})

test('a network that fails 50 times a day waits; a browser that the account knows does not', async () => {
  const { passkey } = await withPasskey()
  const { body } = await enter(passkey)
  for (const _ of Array(50)) {
    await make('POST /api/passkey-login', '', {
      ticket: 'x',
      response: authenticator().sign({ challenge: 'x' }),
    })
    await db.update(loginAttempts).set({ lastAt: new Date(Date.now() - 3_600_000) })
  }
  const waiting = await enter(passkey)

  expect(waiting.status).toBe(429)
  expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await enter(passkey, {}, { 'x-login-device': body.device })).status).toBe(201)
})
