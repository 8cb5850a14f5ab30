import { beforeEach, expect, test } from 'vitest'
import { timeStep } from '#domain/access/totp.ts'
import { hashPassword } from '#server/access/password.ts'
import { sha256 } from '#server/access/sha256.ts'
import { codeAt } from '#server/access/totp.ts'
import { api } from '#server/api/routes.ts'
import { db } from '#server/db/client.ts'
import { admins, loginAttempts, secrets } from '#server/db/schema.ts'
import { basic } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()

const password = 'een lang wachtwoord'
const json = { 'content-type': 'application/json' }

beforeEach(async () => {
  await db.delete(loginAttempts)
  await db.delete(admins)
  await db.insert(admins).values({ username: 'beheer', passwordHash: await hashPassword(password) })
})

const logIn = (given = password, code?: string, username = 'beheer') =>
  api.request('/api/admin/sessions', {
    method: 'POST',
    headers: {
      ...json,
      authorization: basic(username, given),
      ...(code ? { 'x-login-code': code } : {}),
    },
    body: '{}',
  })

async function asBeheer() {
  const { key } = (await (await logIn()).json()) as { key: string }
  return async <Body = Record<string, unknown>>(method: string, path: string, body?: object) => {
    const response = await api.request(path, {
      method,
      headers: { ...json, authorization: basic('beheer', key) },
      body: body ? JSON.stringify(body) : null,
    })
    const text = await response.text()
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as Body }
  }
}

const secondFactor = '/api/admin/account/second-factor'

/** Its `step` is the next one, whose code is valid already and stays so while the test runs. */
async function withSecondFactor() {
  const call = await asBeheer()
  const { body: offer } = await call<{ secret: string; qr: string }>('POST', secondFactor, {
    password,
  })
  const step = timeStep(new Date()) + 1
  const { body } = await call<{ recoveryCodes: string[] }>('PUT', secondFactor, {
    code: codeAt(offer.secret, step - 1),
  })
  return { call, offer, step, recoveryCodes: body.recoveryCodes }
}

test('a password change needs the current password, and ends every other session', async () => {
  const [call, elsewhere] = [await asBeheer(), await asBeheer()]
  const change = (body: object) => call('PUT', '/api/admin/account/password', body)

  expect((await change({ password: 'fout', next: 'een nieuw wachtwoord' })).body).toMatchObject({
    fields: { password: ['Dit wachtwoord klopt niet'] },
  })
  expect((await change({ password, next: 'kort' })).body).toMatchObject({
    fields: { next: ['Kies minimaal 10 tekens'] },
  })
  expect((await change({ password, next: 'een nieuw wachtwoord' })).status).toBe(204)

  expect((await call('GET', '/api/admin/account')).status).toBe(200)
  expect((await elsewhere('GET', '/api/admin/account')).status).toBe(401)
  expect((await logIn()).status).toBe(401)
  expect((await logIn('een nieuw wachtwoord')).status).toBe(201)
})

test.each([
  ['Wachtwoord', 'Dit is een van de meest gebruikte wachtwoorden.'],
  ['b e h e e r', 'Dit is de gebruikersnaam.'],
  ['ParkeerPiloot', 'Dit is de naam van de site.'],
  [' '.repeat(12), 'Dit is steeds hetzelfde teken.'],
])('"%s" is no password: %s', async (next, why) => {
  const call = await asBeheer()
  const { status, body } = await call('PUT', '/api/admin/account/password', { password, next })

  expect(status).toBe(422)
  expect(body).toMatchObject({ fields: { next: [expect.stringContaining(why)] } })
  expect((await logIn()).status).toBe(201)
})

test('a weak password from before stays', async () => {
  await db.update(admins).set({ passwordHash: await hashPassword('wachtwoord') })

  expect((await logIn('wachtwoord')).status).toBe(201)
})

test('wrong current passwords from a session are rate limited', async () => {
  const call = await asBeheer()
  const guess = () =>
    call('PUT', '/api/admin/account/password', { password: 'gok', next: 'een nieuw wachtwoord' })
  for (const _ of Array(5)) await guess()

  expect((await guess()).body).toMatchObject({
    fields: { password: [expect.stringContaining('Te veel mislukte pogingen')] },
  })
})

test('the second factor is active only after its first code', async () => {
  const call = await asBeheer()
  const { body } = await call<{ secret: string; qr: string }>('POST', secondFactor, { password })
  expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(body.qr).toContain('<svg')
  expect((await logIn()).status).toBe(201)

  expect((await call('PUT', secondFactor, { code: '000000' })).status).toBe(422)
  expect((await call('GET', '/api/admin/account')).body).toMatchObject({ hasSecondFactor: false })

  const code = codeAt(body.secret, timeStep(new Date()))
  const accepted = await call<{ recoveryCodes: string[] }>('PUT', secondFactor, { code })
  expect(accepted.body.recoveryCodes).toHaveLength(10)
  expect((await call('GET', '/api/admin/account')).body).toMatchObject({
    username: 'beheer',
    role: 'manager',
    hasSecondFactor: true,
    needsSecondFactor: false,
    recoveryCodes: 10,
  })
})

test('a second try to activate it, after a lost answer, says that it is active', async () => {
  const call = await asBeheer()
  const { body } = await call<{ secret: string }>('POST', secondFactor, { password })
  const code = codeAt(body.secret, timeStep(new Date()))
  await call('PUT', secondFactor, { code })

  expect(await call('PUT', secondFactor, { code })).toMatchObject({
    status: 422,
    body: {
      fields: {
        code: [
          'Inloggen in twee stappen staat al aan. Kies Annuleren en maak nieuwe herstelcodes.',
        ],
      },
    },
  })
})

test('activating the second factor ends every other session', async () => {
  const elsewhere = await asBeheer()
  const { call } = await withSecondFactor()

  expect((await elsewhere('GET', '/api/admin/account')).status).toBe(401)
  expect((await call('GET', '/api/admin/account')).status).toBe(200)
})

test('with a second factor a password alone is a 401 that asks for the code', async () => {
  await withSecondFactor()
  const login = await logIn()
  const read = await api.request('/api/admin/dashboard', {
    headers: { authorization: basic('beheer', password) },
  })

  expect([login.status, read.status]).toEqual([401, 401])
  expect(login.headers.get('x-login-needs')).toBe('code')
  expect((await logIn('fout wachtwoord')).headers.has('x-login-needs')).toBe(false)
})

test('the TOTP secret is stored encrypted', async () => {
  const { offer } = await withSecondFactor()

  expect(JSON.stringify(await db.select().from(admins))).not.toContain(offer.secret)
})

test('a recovery code works on a restored site, which can’t decrypt the secret', async () => {
  const { call, recoveryCodes, offer, step } = await withSecondFactor()
  await db.delete(secrets)

  for (const code of [undefined, codeAt(offer.secret, step)]) {
    const refused = await logIn(password, code)
    expect([refused.status, refused.headers.get('x-login-needs')]).toEqual([401, 'recovery-code'])
    expect(await refused.json()).toMatchObject({ error: useRecoveryCode })
  }
  const unknown = await logIn(password, 'abcd-efgh-ijkl-mnop')
  expect(await unknown.json()).toMatchObject({ error: 'Deze code klopt niet.' })
  // A change that asks for a code says so too.
  const { body } = await call('DELETE', secondFactor, { password, code: '123456' })
  expect(body).toMatchObject({ fields: { code: [useRecoveryCode] } })
  expect((await logIn(password, recoveryCodes[0])).status).toBe(201)
})

const useRecoveryCode = 'De code uit je app kunnen we nu niet controleren. Gebruik een herstelcode.'

test('a code works once', async () => {
  const { offer, step } = await withSecondFactor()
  const code = codeAt(offer.secret, step)

  expect((await logIn(password, code)).status).toBe(201)
  expect((await logIn(password, code)).status).toBe(401)
  expect((await logIn(password, codeAt(offer.secret, step - 1))).status).toBe(401)
})

test('the code that activated the second factor does not work for a login', async () => {
  const { offer, step } = await withSecondFactor()

  expect((await logIn(password, codeAt(offer.secret, step - 1))).status).toBe(401)
})

test('a wrong password does not use up a code', async () => {
  const { offer, step } = await withSecondFactor()
  const code = codeAt(offer.secret, step)

  expect((await logIn('fout wachtwoord', code)).status).toBe(401)
  expect((await logIn(password, code)).status).toBe(201)
})

test('after five wrong codes the next login has to wait', async () => {
  await withSecondFactor()
  for (const _ of Array(5)) expect((await logIn(password, '000000')).status).toBe(401)

  expect((await logIn(password, '000000')).status).toBe(429)
})

test('each recovery code works once, and is stored as a hash', async () => {
  const { recoveryCodes, call } = await withSecondFactor()
  const [first = '', second = ''] = recoveryCodes
  const kept = JSON.stringify(await db.select().from(admins))

  expect(kept).not.toContain(first)
  expect((await logIn(password, first.toUpperCase())).status).toBe(201)
  expect((await logIn(password, first)).status).toBe(401)
  expect((await logIn(password, second.replace('-', ' '))).status).toBe(201)
  expect((await call('GET', '/api/admin/account')).body).toMatchObject({ recoveryCodes: 8 })
})

test('a recovery code in the old short format still works', async () => {
  await withSecondFactor()
  await db.update(admins).set({ recoveryCodes: [sha256('abcdefghij')] })

  expect((await logIn(password, 'abcde-fghij')).status).toBe(201)
})

const renewal = '/api/admin/account/recovery-codes'

test('new recovery codes replace the old ones', async () => {
  const { recoveryCodes, call, offer, step } = await withSecondFactor()
  const renewed = await call<{ recoveryCodes: string[] }>('POST', renewal, {
    password,
    code: codeAt(offer.secret, step),
  })

  expect(renewed.body.recoveryCodes).toHaveLength(10)
  expect((await logIn(password, recoveryCodes[0])).status).toBe(401)
  expect((await logIn(password, renewed.body.recoveryCodes[0])).status).toBe(201)
})

test('turning the second factor off needs the password and a code', async () => {
  const { call, offer, step } = await withSecondFactor()
  const drop = (body: object) => call('DELETE', secondFactor, body)
  const code = codeAt(offer.secret, step)

  expect((await drop({ password: 'fout', code })).body).toMatchObject({
    fields: { password: ['Dit wachtwoord klopt niet'] },
  })
  expect((await drop({ password })).body).toMatchObject({ fields: { code: ['Vul de code in'] } })
  expect((await drop({ password, code: '000000' })).body).toMatchObject({
    fields: { code: [expect.stringContaining('Deze code klopt niet')] },
  })
  expect((await logIn()).status).toBe(401)

  expect((await drop({ password, code })).status).toBe(204)
  expect((await logIn()).status).toBe(201)
})

test('a recovery code can turn the second factor off', async () => {
  const { call, recoveryCodes } = await withSecondFactor()
  const body = { password, code: recoveryCodes[0] }

  expect((await call('DELETE', secondFactor, body)).status).toBe(204)
})

test.each([
  ['POST', renewal],
  ['POST', secondFactor],
  ['DELETE', secondFactor],
])('%s %s needs a code while the second factor is active', async (method, path) => {
  const { call, offer, step } = await withSecondFactor()

  expect((await call(method, path, { password })).status).toBe(422)
  // The code of this time step was used by the set-up.
  const used = { password, code: codeAt(offer.secret, step - 1) }
  expect((await call(method, path, used)).status).toBe(422)
})

test('after five wrong codes from a session the next has to wait', async () => {
  const { call } = await withSecondFactor()
  const guess = () => call('DELETE', secondFactor, { password, code: '000000' })
  for (const _ of Array(5)) expect((await guess()).status).toBe(422)

  const sixth = await guess()
  expect(sixth.status).toBe(429)
  expect(sixth.body).toMatchObject({ error: expect.stringContaining('Te veel mislukte pogingen') })
})
