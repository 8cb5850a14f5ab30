import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls, refusal } from '#test/calls.ts'
import { basic, findCredentials, logIn, logOut, onLoggedOutElsewhere } from './session.ts'

const login = { username: 'beheer', password: 'een lang wachtwoord' }
const key = { username: 'beheer', key: 'ppk_sleutel', expiresAt: '2026-11-21T04:00:00.000Z' }

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

test('a login checks the password, then stores a session key instead', async () => {
  const calls = answerCalls({
    'GET /api/admin/dashboard': [Response.json({})],
    'POST /api/admin/sessions': [Response.json(key, { status: 201 })],
  })

  expect((await logIn(login)).ok).toBe(true)
  expect(calls.map((call) => call.headers.get('authorization'))).toEqual([
    basic(login),
    basic(login),
  ])
  expect({ ...sessionStorage }).toEqual({
    adminAuth: 'true',
    adminCredentials: '{"username":"beheer","password":"ppk_sleutel"}',
  })
  expect(findCredentials()).toEqual({ username: 'beheer', password: 'ppk_sleutel' })
  expect(calls[1]?.headers.get('content-type')).toBe('application/json')
  expect(await calls[1]?.json()).toEqual({})
})

test("a login sends the tab's previous key, so that it is revoked", async () => {
  store('ppk_oud')
  const calls = answerCalls({
    'GET /api/admin/dashboard': [Response.json({})],
    'POST /api/admin/sessions': [Response.json(key, { status: 201 })],
  })
  await logIn(login)

  expect(await calls[1]?.json()).toEqual({ replaces: 'ppk_oud' })
})

test('a login whose session cannot be created stores nothing', async () => {
  answerCalls({
    'GET /api/admin/dashboard': [Response.json({})],
    'POST /api/admin/sessions': [refusal(500, 'stuk')],
  })

  expect((await logIn(login)).ok).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})

test('logging out revokes the key and forgets it, even without a response', () => {
  store('ppk_sleutel')
  const calls = answerCalls({})

  logOut()

  expect(calls.map((call) => [call.method, call.headers.get('authorization')])).toEqual([
    ['DELETE', basic({ username: 'beheer', password: 'ppk_sleutel' })],
  ])
  expect(calls[0]?.headers.get('content-type')).toBe('application/json')
  expect(sessionStorage).toHaveLength(0)
  expect(findCredentials()).toBeUndefined()
})

test("logging out takes the post editor's copies of that account away", () => {
  store('ppk_sleutel')
  answerCalls({})
  for (const key of ['5:een:beheer', '5:twee:collega', 'new:drie']) {
    localStorage.setItem(`blogConcept:${key}`, '{}')
  }
  localStorage.setItem('theme', 'dark')

  logOut()

  expect(Object.keys(localStorage).toSorted()).toEqual(['blogConcept:5:twee:collega', 'theme'])
})

test('logging out also logs out the tabs with the same key', async () => {
  const otherTab = new BroadcastChannel('admin-logged-out')
  const leave = vi.fn()
  const stop = onLoggedOutElsewhere(leave)
  store('ppk_sleutel')

  otherTab.postMessage('ppk_van_een_ander')
  otherTab.postMessage('ppk_sleutel')
  await expect.poll(() => leave).toHaveBeenCalledOnce()
  expect(sessionStorage).toHaveLength(0)

  stop()
  otherTab.close()
})

test('a tab with another key stays logged in', async () => {
  const otherTab = new BroadcastChannel('admin-logged-out')
  const heard = vi.fn()
  const witness = new BroadcastChannel('admin-logged-out')
  const leave = vi.fn()
  const stop = onLoggedOutElsewhere(leave)
  witness.onmessage = heard
  store('ppk_sleutel')

  otherTab.postMessage('ppk_van_een_ander')
  await expect.poll(() => heard).toHaveBeenCalledOnce()
  expect(leave).not.toHaveBeenCalled()
  expect(findCredentials()?.password).toBe('ppk_sleutel')

  stop()
  otherTab.close()
  witness.close()
})

test.each([
  ['no flag', { adminCredentials: '{"username":"beheer","password":"ppk_sleutel"}' }],
  ['another flag', { adminAuth: 'ja', adminCredentials: '{"username":"b","password":"p"}' }],
  ['no credentials', { adminAuth: 'true' }],
  ['incomplete credentials', { adminAuth: 'true', adminCredentials: '{"username":"beheer"}' }],
  ['credentials that are not JSON', { adminAuth: 'true', adminCredentials: 'beheer' }],
])('%s counts as logged out', (_, stored) => {
  for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, value)

  expect(findCredentials()).toBeUndefined()
})

test('a password may contain any character', () => {
  const header = basic({ username: 'beheer', password: 'ça:vå €5' })
  const bytes = Uint8Array.from(atob(header.replace('Basic ', '')), (sign) => sign.charCodeAt(0))

  expect(new TextDecoder().decode(bytes)).toBe('beheer:ça:vå €5')
})

function store(key: string): void {
  sessionStorage.setItem('adminAuth', 'true')
  sessionStorage.setItem('adminCredentials', JSON.stringify({ username: 'beheer', password: key }))
}
