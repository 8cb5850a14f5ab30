import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { ApiDocument, ApiOperation, JsonSchema } from '#domain/admin/api-document.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { anAirport } from '#test/fixtures.ts'
import { api, calls as defined } from './routes.ts'

withSeededDatabase()
withAdmin()

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Described = ApiOperation & { method: Method; path: string }

type Answer = Exclude<ApiOperation['responses'][string], { $ref: string }>

let document: ApiDocument
let calls: Described[]

beforeAll(async () => {
  document = await (await api.request('/api/openapi.json')).json()
  calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      path,
      // The test below that compares all routes rules out other methods.
      method: method.toUpperCase() as Method,
    })),
  )
})

const bodyOf = (call?: ApiOperation): JsonSchema =>
  call?.requestBody?.content['application/json']?.schema ?? {}
const named = (id: string) => calls.find(({ operationId }) => operationId === id)

test('every call is described, and is at an address of its own', () => {
  const names = defined.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)

  expect(calls.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(names.toSorted())
})

test('no call is behind another one, whose path takes any value in its place', () => {
  const hidden = defined.filter(({ method, path }) => {
    const first = defined.find(
      (other) =>
        other.method === method &&
        new RegExp(`^${other.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
    )
    return first?.path !== path
  })

  expect(hidden.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('the document follows the structure that tools expect', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: expect.any(String) } })
  const ids = calls.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)

  for (const { path, parameters, tags, responses, summary } of calls) {
    const inPath = parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/{\w+}/g) ?? [])
    expect(inPath.every(({ required }) => required)).toBe(true)
    expect(document.tags).toEqual(expect.arrayContaining(tags.map((name) => ({ name }))))
    expect(Object.keys(responses)).toEqual([expect.stringMatching(/^20[014]$/), 'default'])
    expect(responses.default).toEqual({ $ref: '#/components/responses/Refusal' })
    expect(summary).toMatch(/^[A-Z].+\.$/)
  }
})

test('exactly the calls that need a login declare their security', async () => {
  for (const { method, path, security } of calls) {
    if (method !== 'GET') continue
    const { status } = await api.request(path.replace(/{\w+}/, '1'))
    expect([path, status === 401]).toEqual([path, security.length > 0])
  }
})

test('the airport schema has the fields and limits of its form', () => {
  const { properties = {}, required } = bodyOf(named('postAdminAirports'))

  expect(required).toEqual([
    'code',
    'name',
    'slug',
    'description',
    'officialParkings',
    'priceFrom',
    'imageUrl',
  ])
  expect(properties.description).toEqual({ type: 'string', minLength: 10, maxLength: 5_000 })
  const [euros] = properties.priceFrom?.anyOf ?? []
  expect(euros).toEqual({ type: 'number', minimum: 0.01, maximum: 99_999 })
})

test('what a surcharge buys is described where it is saved and where it is read', () => {
  const saved = bodyOf(named('postAdminParkings')).properties?.surcharges
  const read = JSON.stringify(named('getParkings')?.responses)

  expect(JSON.stringify(saved)).toContain('"buys":{"anyOf":[{"type":"string","enum":["keepKey"]}')
  expect(read).toContain('"keyPrice"')
})

test('a number of rows out of its range is refused by each list, and the range is described', async () => {
  const limited = calls.flatMap(({ method, path, parameters }) =>
    parameters
      .filter(({ name }) => name === 'pageSize' || name === 'limit')
      .map(({ name, schema }) => ({ method, path, name, schema })),
  )

  expect(limited.length).toBeGreaterThan(10)
  for (const { method, path, name, schema } of limited) {
    const { minimum, maximum = 0 } = schema
    expect([path, schema.type, minimum, maximum]).toEqual([path, 'integer', 1, expect.any(Number)])
    const statusOf = async (value: unknown) =>
      (await asAdmin(method, `${path}?${name}=${value}`)).status
    expect([path, await statusOf(maximum)]).toEqual([path, 200])
    for (const value of [0, maximum + 1, -1, 1.5, 'x', ''])
      expect([path, value, await statusOf(value)]).toEqual([path, value, 422])
  }
})

test.each([
  { name: 'A' },
  { slug: 'Met Hoofdletters' },
  { description: 'te kort' },
  { priceFrom: 0 },
  { country: 'TR' },
  { latitude: 91 },
  { checkInFar: 601 },
  { aliases: Array(51).fill('Ook zo genoemd') },
])('a value that the schema refuses is refused by the call: %o', async (wrong) => {
  const { id, position, ...airport } = anAirport({ code: 'QQQ', name: 'Nieuw', slug: 'nieuw' })
  // Our JsonSchema type is a subset of JSON Schema.
  const described = z.fromJSONSchema(
    bodyOf(named('postAdminAirports')) as z.core.JSONSchema.JSONSchema,
  )
  expect(described.safeParse(airport).success).toBe(true)
  expect(described.safeParse({ ...airport, ...wrong }).success).toBe(false)

  const { status, body } = await asAdmin('POST', '/api/admin/airports', { ...airport, ...wrong })
  expect(status).toBe(422)
  expect(body).toMatchObject({ fields: { [Object.keys(wrong)[0] ?? '']: expect.any(Array) } })
})

test('a call without its required fields is refused with an error at each', async () => {
  for (const call of calls) {
    const { required } = bodyOf(call)
    if (!required) continue
    const path = call.path.replace(/{\w+}/, '1')
    const { status, body } = await asAdmin(call.method, path, {})

    expect([path, status]).toEqual([path, 422])
    expect([path, Object.keys(body.fields ?? {})]).toEqual([path, required])
  }
})

test('every response except a file has a schema', () => {
  const { content } = (named('getAdminAirportsId')?.responses['200'] ?? {}) as Partial<Answer>
  const { properties, required } = content?.['application/json']?.schema ?? {}
  expect(properties).toHaveProperty('lowestPrice')
  expect(required).toEqual(Object.keys(properties ?? {}))

  const answers = calls.flatMap(({ responses }) =>
    Object.entries(responses).flatMap(([status, answer]) =>
      status === '204' || '$ref' in answer ? [] : Object.entries(answer.content ?? {}),
    ),
  )
  const bare = answers.filter(([, { schema }]) => !schema).map(([type]) => type)
  expect(new Set(bare)).toEqual(new Set(['text/csv', 'image/*', 'application/gzip']))
})

test('uploads are octet streams, and the backup is gzip', () => {
  const sent = calls.filter(({ requestBody }) => requestBody?.content['application/octet-stream'])

  expect(sent.map(({ path }) => path)).toEqual([
    '/api/admin/media',
    '/api/admin/media/{id}/file',
    '/api/admin/checks/{id}/picture',
  ])
  expect(named('getAdminBackup')?.responses['200']).toHaveProperty(['content', 'application/gzip'])
})

test('the document may be cached', async () => {
  const { headers } = await api.request('/api/openapi.json')

  expect(headers.get('cache-control')).toMatch(/^public/)
})
