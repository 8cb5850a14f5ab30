import { afterEach, beforeEach, expect, test } from 'vitest'
import { timeStep } from '#domain/access/totp.ts'
import { isCompulsory, setUpFirst } from '#domain/access/two-steps.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { hashPassword } from '#server/access/password.ts'
import { newLink } from '#server/access/password-link.ts'
import { codeAt } from '#server/access/totp.ts'
import { api, calls } from '#server/api/routes.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { admins, loginAttempts, passwordLinks, settings } from '#server/db/schema.ts'
import { basic } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()

const password = 'een lang wachtwoord'
const passwordHash = await hashPassword(password)

beforeEach(async () => {
  await db.delete(loginAttempts)
  await db.delete(admins)
  await db.insert(admins).values([
    { username: 'beheer', passwordHash },
    { username: 'redactie', role: 'editor', passwordHash },
  ])
})
afterEach(() => makeCompulsory(''))

async function makeCompulsory(twoSteps: (typeof exampleSettings)['twoSteps']) {
  await db.update(settings).set({ values: { ...exampleSettings, twoSteps } })
  await refreshContentVersion()
}

async function make(call: string, who: string, secret: string, body: object = {}, code = '') {
  const [method = '', path = ''] = call.split(' ')
  const response = await api.request(path, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: basic(who, secret),
      ...(code && { 'x-login-code': code }),
    },
    body: method === 'GET' ? null : JSON.stringify(body),
  })
  const text = await response.text()
  const needs = response.headers.get('x-login-needs')
  return { status: response.status, needs, body: text === '' ? undefined : JSON.parse(text) }
}

const open = async (who: string) =>
  (await make('POST /api/admin/sessions', who, password)).body as {
    key: string
    mustSetUp: boolean
  }

test('who must set up a second step does nothing else, by the password or a session', async () => {
  const older = await open('beheer')
  expect(older.mustSetUp).toBe(false)
  await makeCompulsory('manager')
  const { key, mustSetUp } = await open('beheer')
  expect(mustSetUp).toBe(true)

  for (const secret of [password, key, older.key]) {
    const refused = await make('GET /api/admin/airports', 'beheer', secret)
    expect(refused).toEqual({ status: 403, needs: 'second-step', body: { error: setUpFirst } })
  }
  expect((await make('GET /api/admin/account', 'beheer', key)).body).toMatchObject({
    hasSecondFactor: false,
    needsSecondFactor: true,
  })
  expect((await make('GET /api/admin/nergens', 'beheer', key)).status).toBe(403)
  expect((await make('PUT /api/admin/account/password', 'beheer', key)).status).toBe(403)
  expect((await make('GET /api/admin/airports', 'redactie', password)).status).toBe(200)
})

test('what such an account may do is a short list', () => {
  const names = calls.filter(({ setsUp }) => setsUp).map(({ method, path }) => `${method} ${path}`)

  expect(names.toSorted()).toEqual([
    'DELETE /api/admin/sessions',
    'GET /api/admin/account',
    'POST /api/admin/account/passkeys',
    'POST /api/admin/account/passkeys/offer',
    'POST /api/admin/account/second-factor',
    'POST /api/admin/sessions',
    'PUT /api/admin/account/second-factor',
  ])
})

test('once it is set up everything opens, and it stays on', async () => {
  await makeCompulsory('editor')
  const { key } = await open('redactie')
  const offer = await make('POST /api/admin/account/second-factor', 'redactie', key, { password })
  const { secret } = offer.body as { secret: string }
  const step = timeStep(new Date())
  const code = codeAt(secret, step)
  await make('PUT /api/admin/account/second-factor', 'redactie', key, { code })

  expect((await make('GET /api/admin/airports', 'redactie', key)).status).toBe(200)
  const drop = { password, code: codeAt(secret, step + 1) }
  expect(
    await make('DELETE /api/admin/account/second-factor', 'redactie', key, drop),
  ).toMatchObject({
    status: 409,
    body: { error: isCompulsory },
  })
  await makeCompulsory('manager')
  await db.update(admins).set({ totpStep: step })
  expect(
    (await make('DELETE /api/admin/account/second-factor', 'redactie', key, drop)).status,
  ).toBe(204)
})

test('who makes it compulsory has a second step', async () => {
  const save = () =>
    make('PUT /api/admin/settings', 'beheer', password, { values: { twoSteps: 'editor' } })
  const refused = await save()

  expect(refused.status).toBe(422)
  expect(refused.body.fields).toEqual({
    twoSteps: ['Zet eerst zelf inloggen in twee stappen aan, bij Mijn account.'],
  })
})

test('the link of an invitation says so beforehand', async () => {
  const { token, input } = newLink()
  const [added] = await db
    .insert(admins)
    .values({ username: 'nieuw', role: 'editor' })
    .returning({ id: admins.id })
  await db.insert(passwordLinks).values({ ...input, adminId: added?.id, isInvitation: true })
  const read = async () =>
    (await make('POST /api/password-link', 'nieuw', 'x', { token })).body.needsSecondFactor

  expect(await read()).toBe(false)
  await makeCompulsory('editor')
  expect(await read()).toBe(true)
  await makeCompulsory('manager')
  expect(await read()).toBe(false)
})
