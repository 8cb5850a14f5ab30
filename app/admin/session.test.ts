import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls, refusal } from '#test/calls.ts'
import { basic, findCredentials, logIn, logOut } from './session.ts'

const login = { username: 'beheer', password: 'een lang wachtwoord' }
const key = { username: 'beheer', key: 'ppk_sleutel', expiresAt: '2026-11-21T04:00:00.000Z' }

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('a good login probes with the password and keeps the key in its place', async () => {
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
})

test('a login that fails at the second door leaves nothing behind', async () => {
  answerCalls({
    'GET /api/admin/dashboard': [Response.json({})],
    'POST /api/admin/sessions': [refusal(500, 'stuk')],
  })

  expect((await logIn(login)).ok).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})

test('logging out hands the key in and forgets it, with or without an answer', () => {
  sessionStorage.setItem('adminAuth', 'true')
  sessionStorage.setItem('adminCredentials', '{"username":"beheer","password":"ppk_sleutel"}')
  const calls = answerCalls({})

  logOut()

  expect(calls.map((call) => [call.method, call.headers.get('authorization')])).toEqual([
    ['DELETE', basic({ username: 'beheer', password: 'ppk_sleutel' })],
  ])
  expect(sessionStorage).toHaveLength(0)
  expect(findCredentials()).toBeUndefined()
})

test.each([
  ['no flag', { adminCredentials: '{"username":"beheer","password":"ppk_sleutel"}' }],
  ['another flag', { adminAuth: 'ja', adminCredentials: '{"username":"b","password":"p"}' }],
  ['no credentials', { adminAuth: 'true' }],
  ['half of them', { adminAuth: 'true', adminCredentials: '{"username":"beheer"}' }],
  ['what is no JSON', { adminAuth: 'true', adminCredentials: 'beheer' }],
])('%s is logged out', (_, stored) => {
  for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, value)

  expect(findCredentials()).toBeUndefined()
})

test('a password may hold any letter and any sign', () => {
  const header = basic({ username: 'beheer', password: 'ça:vå €5' })
  const bytes = Uint8Array.from(atob(header.replace('Basic ', '')), (sign) => sign.charCodeAt(0))

  expect(new TextDecoder().decode(bytes)).toBe('beheer:ça:vå €5')
})
