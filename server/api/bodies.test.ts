import { beforeAll, expect, test } from 'vitest'
import type { ApiDocument } from '#domain/admin/api-document.ts'
import type { Problem } from '#domain/api/problem.ts'
import { db } from '#server/db/client.ts'
import { auditLog } from '#server/db/schema.ts'
import { asAdmin, requestAsAdmin, sendAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aPhoto } from '#test/pictures.ts'
import { api } from './routes.ts'

withSeededDatabase()
withAdmin()

type Method = 'POST' | 'PUT' | 'DELETE'
let calls: { method: Method; path: string; takesVersion: boolean }[]

beforeAll(async () => {
  const document: ApiDocument = await (await api.request('/api/openapi.json')).json()
  calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const { properties } = requestBody?.content['application/json']?.schema ?? {}
      const takesVersion = properties?.version !== undefined
      // Calls with a body only: GET has none.
      return properties && Object.keys(properties).length > 0
        ? [
            {
              method: method.toUpperCase() as Method,
              path: path.replace(/{\w+}/, '1'),
              takesVersion,
            },
          ]
        : []
    }),
  )
})

/** The status and the invalid fields of each response. One by one: of two imports, one is refused. */
async function answersTo(some: typeof calls, body: unknown) {
  const answers = []
  for (const { method, path } of some) {
    const { status, body: told } = await asAdmin<Partial<Problem>>(method, path, body)
    answers.push({ call: `${method} ${path}`, status, fields: told?.fields ?? {} })
  }
  return answers
}

test.each([null, [], [{}], 'x', 7, true].map((body) => ({ body })))(
  'every call with a body refuses $body, and changes nothing',
  async ({ body }) => {
    const before = await db.$count(auditLog)

    expect(calls.length).toBeGreaterThan(40)
    const taken = (await answersTo(calls, body)).filter(({ status }) => status !== 422)
    expect(taken).toEqual([])
    expect(await db.$count(auditLog)).toBe(before)
  },
)

test.each(['1', 'x', 1.5, 0, -1, null, [1], {}].map((version) => ({ version })))(
  'every call with a version refuses $version, which would skip the check',
  async ({ version }) => {
    const versioned = calls.filter(({ takesVersion }) => takesVersion)
    const before = await db.$count(auditLog)

    expect(versioned.length).toBeGreaterThan(10)
    const taken = (await answersTo(versioned, { version })).filter(
      ({ status, fields }) => status !== 422 || fields.version === undefined,
    )
    expect(taken).toEqual([])
    expect(await db.$count(auditLog)).toBe(before)
  },
)

test('settings outside `values` are refused', async () => {
  for (const body of [
    {},
    { product: 'Anders' },
    { values: null },
    { values: [] },
    { values: 'x' },
  ]) {
    const { status, body: answer } = await asAdmin('PUT', '/api/admin/settings', body)

    expect([body, status]).toEqual([body, 422])
    expect(answer).toEqual({
      error: 'De instellingen zijn niet goed ingevuld',
      fields: { values: ['Noem de instellingen die je wijzigt'] },
    })
  }
})

test('a call with an optional body accepts none', async () => {
  const session = await requestAsAdmin('POST', '/api/admin/sessions')
  expect(session.status).toBe(403)
  expect((await asAdmin('DELETE', '/api/admin/faqs/1')).status).toBe(200)
})

test('a file replacement with an invalid version is refused', async () => {
  const { body } = await sendAsAdmin<{ id: number }>('POST', '/api/admin/media', await aPhoto())
  const replace = async (version: string) => {
    const path = `/api/admin/media/${body.id}/file`
    return (await sendAsAdmin('PUT', path, await aPhoto(), { 'x-version': version })).status
  }

  expect(await replace('x')).toBe(422)
  expect(await replace('1.5')).toBe(422)
  expect(await replace('0')).toBe(422)
})
