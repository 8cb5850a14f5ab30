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

test('a call says who makes it, sends the cookies along, and is JSON both ways', async () => {
  const [call] = await callsOf('POST /api/admin/airports', () =>
    admin.post('/api/admin/airports', { code: 'AMS' }),
  )

  expect(call?.headers.get('authorization')).toBe(basic(credentials))
  expect(call?.headers.get('content-type')).toBe('application/json')
  expect(call?.credentials).toBe('include')
  expect(call?.cache).toBe('no-store')
  expect(await call?.json()).toEqual({ code: 'AMS' })
})

test('a delete is JSON too, although it has nothing to say', async () => {
  const [call] = await callsOf('DELETE /api/admin/airports/1', () =>
    admin.delete('/api/admin/airports/1'),
  )

  expect(call?.headers.get('content-type')).toBe('application/json')
})

test('an address outside the admin is never told who calls', async () => {
  const [call] = await callsOf('GET /api/airports', () => admin.get('/api/airports'))

  expect(call?.headers.has('authorization')).toBe(false)
})

test('who logged out makes no calls in a name', async () => {
  sessionStorage.clear()
  const [call] = await callsOf('GET /api/admin/airports', () => admin.get('/api/admin/airports'))

  expect(call?.headers.has('authorization')).toBe(false)
})

test.each(['error', 'message'])('a refusal explains itself by its %s', async (field) => {
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

test('a refusal that is no JSON explains nothing', async () => {
  const broken = new Response('<h1>stuk</h1>', { status: 502, statusText: 'Bad Gateway' })
  answerCalls({ 'GET /api/admin/airports': [broken] })

  await expect(admin.get('/api/admin/airports')).rejects.toMatchObject({
    message: 'API Error: 502 - Bad Gateway',
    explanation: undefined,
    body: {},
  })
})

test('where nobody can be asked to log in, a 401 is an error like any other', async () => {
  answerCalls({ 'GET /api/admin/airports': [refusal(401, 'Log eerst in')] })

  await expect(admin.get('/api/admin/airports')).rejects.toMatchObject({ status: 401 })
})

test('a call that met a closed door while another one logged in again is simply repeated', async () => {
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
  'an answer that explains nothing (%j) explains nothing',
  async (body) => {
    answerCalls({ 'PUT /api/admin/airports/1': [Response.json(body, { status: 502 })] })
    const failure = await admin.put('/api/admin/airports/1', {}).catch((error: unknown) => error)

    expect(failure).toMatchObject({ status: 502, explanation: undefined })
  },
)
