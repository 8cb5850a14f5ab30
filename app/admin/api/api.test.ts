import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, refusal } from '#test/calls.ts'
import { ApiError, admin } from './api.ts'
import { basic } from './session.ts'

const credentials = { username: 'beheer', password: 'ppk_sleutel' }

beforeEach(() => {
  sessionStorage.setItem('adminAuth', 'true')
  sessionStorage.setItem('adminCredentials', JSON.stringify(credentials))
})

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('a call sends the credentials, the cookies and JSON, and reads JSON', async () => {
  const [call] = await callsOf('POST /api/admin/airports', () =>
    admin.post('/api/admin/airports', { code: 'AMS' }),
  )

  expect(call?.headers.get('authorization')).toBe(basic(credentials))
  expect(call?.headers.get('content-type')).toBe('application/json')
  expect(call?.credentials).toBe('include')
  expect(call?.cache).toBe('no-store')
  expect(await call?.json()).toEqual({ code: 'AMS' })
})

test('a delete has a JSON content type, even without a body', async () => {
  const [call] = await callsOf('DELETE /api/admin/airports/1', () =>
    admin.delete('/api/admin/airports/1'),
  )

  expect(call?.headers.get('content-type')).toBe('application/json')
})

test('an address outside the admin API gets no credentials', async () => {
  const [call] = await callsOf('GET /api/airports', () => admin.get('/api/airports'))

  expect(call?.headers.has('authorization')).toBe(false)
})

test('after logging out, calls carry no credentials', async () => {
  sessionStorage.clear()
  const [call] = await callsOf('GET /api/admin/airports', () => admin.get('/api/admin/airports'))

  expect(call?.headers.has('authorization')).toBe(false)
})

test.each(['error', 'message'])('an error response is explained by its %s', async (field) => {
  const body = { [field]: 'Niet goed ingevuld', fields: { code: ['Te kort'] } }
  const init = { status: 422, statusText: 'Unprocessable Entity' }
  answerCalls({ 'PUT /api/admin/airports/1': [Response.json(body, init)] })
  const failure = await admin.put('/api/admin/airports/1', {}).catch((error: unknown) => error)

  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({
    message: 'API Error: 422 - Unprocessable Entity',
    status: 422,
    explanation: 'Niet goed ingevuld',
    fields: { code: ['Te kort'] },
    body,
  })
})

test('an error response that is not JSON has no explanation', async () => {
  const broken = new Response('<h1>stuk</h1>', { status: 502, statusText: 'Bad Gateway' })
  answerCalls({ 'GET /api/admin/airports': [broken] })

  await expect(admin.get('/api/admin/airports')).rejects.toMatchObject({
    message: 'API Error: 502 - Bad Gateway',
    explanation: undefined,
    body: {},
  })
})

test('without a login dialog, a 401 is an error like any other', async () => {
  answerCalls({ 'GET /api/admin/airports': [refusal(401, 'Log eerst in')] })

  await expect(admin.get('/api/admin/airports')).rejects.toMatchObject({ status: 401 })
})

test('a call answered 401 is repeated if another one has logged in since', async () => {
  const calls = answerCalls({
    'GET /api/admin/airports': [refusal(401, 'Log eerst in'), Response.json(['AMS'])],
  })
  const answer = admin.get('/api/admin/airports')
  sessionStorage.setItem('adminCredentials', '{"username":"beheer","password":"ppk_nieuw"}')

  expect(await answer).toEqual(['AMS'])
  expect(calls[1]?.headers.get('authorization')).toBe(
    basic({ username: 'beheer', password: 'ppk_nieuw' }),
  )
})

async function callsOf(call: string, make: () => Promise<unknown>): Promise<Request[]> {
  const calls = answerCalls({ [call]: [new Response(null, { status: 204 })] })
  expect(await make()).toBeUndefined()
  return calls
}

test.each([{ error: { a: 1 } }, { error: '' }, { message: 5 }, [], null])(
  'an error response without a text (%j) has no explanation',
  async (body) => {
    answerCalls({ 'PUT /api/admin/airports/1': [Response.json(body, { status: 502 })] })
    const failure = await admin.put('/api/admin/airports/1', {}).catch((error: unknown) => error)

    expect(failure).toMatchObject({ status: 502, explanation: undefined })
  },
)
