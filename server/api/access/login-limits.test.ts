import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timeStep } from '#domain/access/totp.ts'
import { startSession, whoIs } from '#server/access/auth.ts'
import { deviceToken } from '#server/access/known-device.ts'
import { liftLimits } from '#server/access/login-limits.ts'
import { isPassword } from '#server/access/password.ts'
import { seal } from '#server/access/seal.ts'
import { sha256 } from '#server/access/sha256.ts'
import { codeAt, newRecoveryCodes, newSecret } from '#server/access/totp.ts'
import { api } from '#server/api/routes.ts'
import { findAdmin } from '#server/db/access/admins.ts'
import { db } from '#server/db/client.ts'
import { admins, loginAttempts } from '#server/db/schema.ts'
import { basic } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

// A fast fake that counts the password checks.
vi.mock('#server/access/password.ts', () => ({
  hashPassword: async (password: string) => password,
  isPassword: vi.fn(async (password: string, stored: string) => password === stored),
}))

withSeededDatabase()

const right = 'een lang wachtwoord'
const secret = newSecret()
const recoveryCodes = newRecoveryCodes().map((code) => code.replaceAll('-', ''))
const [recoveryCode = ''] = recoveryCodes

beforeEach(async () => {
  // The clock stands still unless a test moves it.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T20:00:00Z') })
  vi.mocked(isPassword).mockClear()
  await db.delete(loginAttempts)
  await db.delete(admins)
  await db.insert(admins).values([
    { username: 'beheer', passwordHash: right },
    {
      username: 'nienke',
      passwordHash: right,
      totpSecret: await seal(secret),
      recoveryCodes: recoveryCodes.map(sha256),
    },
  ])
})
afterEach(() => {
  vi.useRealTimers()
})

type Guess = { username?: string; password?: string; code?: string; device?: string; from?: string }

let addresses = 0
/** An IP address that no test used before. */
const newAddress = () => `10.0.${addresses >> 8}.${addresses++ & 255}`

async function guess({
  username = 'beheer',
  password = 'gok',
  code,
  device,
  from = newAddress(),
}: Guess = {}) {
  const { status, headers } = await api.request(
    '/api/admin/account',
    {
      headers: {
        authorization: basic(username, password),
        ...(code && { 'x-login-code': code }),
        ...(device && { 'x-login-device': device }),
      },
    },
    { incoming: { socket: { remoteAddress: from } } },
  )
  return { status, retryAfter: Number(headers.get('retry-after')) }
}

const judged = () => vi.mocked(isPassword).mock.calls.length

/** Ends every delay after a failure, as if the time had passed. */
async function waitLong() {
  await db.update(loginAttempts).set({ lastAt: new Date(Date.now() - 61_000) })
}

async function guessTimes(times: number, what: Guess = {}) {
  for (const _ of Array(times)) {
    await waitLong()
    await guess(what)
  }
  await waitLong()
}

test.each(['beheer', 'niemand'])(
  'guesses at %s from many addresses share one delay',
  async (username) => {
    const answers = []
    for (const _ of Array(7)) answers.push(await guess({ username }))

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect(answers.at(-1)?.retryAfter).toBe(1)
    expect((await guess({ username, password: right })).status).toBe(429)
  },
)

test('each next guess waits longer, also from a new address', async () => {
  for (const _ of Array(5)) await guess()
  await waitLong()
  await guess()

  expect((await guess()).retryAfter).toBe(2)
})

test('a hundred simultaneous addresses get no more password checks than one', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => guess()))

  expect(judged()).toBe(5)
  expect(answers.every(({ status, retryAfter }) => status === 401 || retryAfter > 0)).toBe(true)
})

test.each(['beheer', 'niemand'])(
  'after 50 wrong passwords %s is closed to unknown browsers for the rest of the day',
  async (username) => {
    await guessTimes(60, { username })
    expect(judged()).toBe(50)

    expect(await guess({ username, password: right })).toEqual({
      status: 429,
      retryAfter: 3 * 3_600,
    })
    expect(judged()).toBe(50)
    expect((await guess({ username: 'nienke' })).status).toBe(401)

    vi.setSystemTime(new Date('2026-12-01T23:00:01Z'))
    expect((await guess({ username })).status).toBe(401)
  },
)

test('a successful login ends the delay, but does not reset the daily count', async () => {
  await guessTimes(49)
  expect((await guess({ password: right })).status).toBe(200)
  expect(judged()).toBe(50)

  expect((await guess()).status).toBe(401)
  expect((await guess({ password: right })).status).toBe(429)
})

test('after 20 wrong codes an unknown browser is refused that day, also with the right ones', async () => {
  await guessTimes(20, { username: 'nienke', password: right, code: '000000' })
  const code = codeAt(secret, timeStep(new Date()))

  expect(await guess({ username: 'nienke', password: right, code })).toEqual({
    status: 429,
    retryAfter: 3 * 3_600,
  })
  expect((await guess({ username: 'nienke', password: right })).status).toBe(429)
  expect(judged()).toBe(20)
})

test('two processes share the limit, except for the checks in progress', async () => {
  vi.resetModules()
  const other = await import('#server/access/auth.ts')
  expect(other.whoIs).not.toBe(whoIs)
  const password = await import('#server/access/password.ts')
  await guessTimes(48)

  const credentials = { username: 'beheer', password: 'gok' }
  for (const _ of Array(5)) {
    await waitLong()
    await Promise.all(
      [whoIs, whoIs, other.whoIs, other.whoIs].map((each) => each(credentials, newAddress())),
    )
  }
  const both = new Set([isPassword, password.isPassword])
  const all = [...both].reduce((sum, each) => sum + vi.mocked(each).mock.calls.length, 0)
  expect([50, 51]).toContain(all)
})

test('a known browser can log in while unknown ones are refused', async () => {
  await guessTimes(50)

  expect((await guess({ password: right })).status).toBe(429)
  expect((await guess({ password: right, device: await deviceToken('beheer') })).status).toBe(200)
  // The device token is valid for one username only.
  expect((await guess({ password: right, device: await deviceToken('nienke') })).status).toBe(429)
})

test('guesses from a known browser delay only that browser', async () => {
  const device = await deviceToken('beheer')
  await guessTimes(60, { device })

  expect(judged()).toBe(50)
  expect((await guess({ password: right, device })).status).toBe(429)
  expect((await guess({ password: right })).status).toBe(200)
})

test('a recovery code works once while unknown browsers are refused', async () => {
  await guessTimes(50, { username: 'nienke' })
  const logIn = (code = '') => guess({ username: 'nienke', password: right, code })

  expect((await logIn(newRecoveryCodes()[0])).status).toBe(429)
  expect((await logIn(recoveryCode)).status).toBe(200)
  expect((await logIn(recoveryCode)).status).toBe(429)
})

test("another admin's recovery code does not lift the limit", async () => {
  await guessTimes(50)

  expect((await guess({ password: right, code: recoveryCode })).status).toBe(429)
})

test('a recovery code survives a wrong password, and its guesses are limited', async () => {
  await guessTimes(50, { username: 'nienke' })
  const withCode = { username: 'nienke', code: recoveryCode }
  for (const _ of Array(5)) expect((await guess(withCode)).status).toBe(401)
  expect((await guess(withCode)).status).toBe(429)

  await waitLong()
  expect((await guess({ ...withCode, password: right })).status).toBe(200)

  // The limit is per account, not per code.
  for (const code of recoveryCodes.slice(1)) await guessTimes(10, { username: 'nienke', code })
  expect(judged()).toBe(50 + 5 + 1 + 45)
})

test('the dashboard shows refused logins of existing accounts', async () => {
  for (const username of ['beheer', 'niemand']) {
    for (const _ of Array(8)) await guess({ username })
  }
  await waitLong()
  const headers = { authorization: basic('beheer', right) }
  const response = await api.request('/api/admin/dashboard', { headers })

  expect(await response.json()).toMatchObject({
    refusedLogins: [{ username: 'beheer', count: 3, lastAt: expect.stringMatching(/Z$/) }],
  })
})

test('the dashboard has no refused logins if there were none', async () => {
  const headers = { authorization: basic('beheer', right) }
  const response = await api.request('/api/admin/dashboard', { headers })

  expect(await response.json()).toMatchObject({ refusedLogins: [] })
})

test('the queue for a password check is short, and known browsers go first', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  vi.mocked(isPassword).mockReturnValueOnce(promise)
  const first = guess({ password: 'de eerste' })
  await expect.poll(() => judged()).toBe(1)

  const strangers = Array.from({ length: 200 }, (_, number) =>
    guess({ username: `naam ${number}`, password: 'van een vreemde' }),
  )
  const known = guess({ password: 'van een bekende', device: await deviceToken('beheer') })
  const turnedAway = await Promise.race(strangers)
  expect(turnedAway).toEqual({ status: 429, retryAfter: 1 })
  resolve(false)

  expect((await first).status).toBe(401)
  expect((await known).status).toBe(401)
  const answers = await Promise.all(strangers)
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(8)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(192)
  const order = vi.mocked(isPassword).mock.calls.map(([password]) => password)
  expect(order.slice(0, 3)).toEqual(['de eerste', 'van een bekende', 'van een vreemde'])
})

test('a session can change the password while unknown browsers are refused', async () => {
  // The expiry of a session depends on the clock of the database.
  vi.useRealTimers()
  await guessTimes(50)
  const admin = await findAdmin('beheer')
  if (!admin) throw new Error('every test starts with this admin')
  const { key } = await startSession(admin, { userAgent: 'test' })
  const change = await api.request('/api/admin/account/password', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: basic('beheer', key) },
    body: JSON.stringify({ password: right, next: 'een nieuw wachtwoord' }),
  })

  expect(change.status).toBe(204)
})

test('liftLimits resets the limits of an account', async () => {
  await guessTimes(50)
  await liftLimits('beheer')

  expect((await guess({ password: right })).status).toBe(200)
})
