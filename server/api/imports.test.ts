import { expect, test, vi } from 'vitest'
import { importNames } from '#domain/import/import-names.ts'
import { maxImportBytes } from '#domain/import/import-size.ts'
import { db } from '#server/db/client.ts'
import { auditLog } from '#server/db/schema.ts'
import { asAdmin, requestAsAdmin, sendAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
withAdmin()

const path = '/api/admin/surcharges/import'
const line = (label: string, row = 2) => ({ row, values: { label, parking: 'Zeeman' } })
const check = (body: object) => asAdmin<{ error: string; fields?: object }>('POST', path, body)

/** Sends this text as it is. */
const sendText = (text: string, to = path) =>
  sendAsAdmin<{ error: string }>('POST', to, new TextEncoder().encode(text), {
    'content-type': 'application/json',
  })

test.each(importNames)('a file of %s over its limit is refused, with the limit', async (name) => {
  const before = await db.$count(auditLog)
  const text = `{"apply":true,"lines":"${'x'.repeat(maxImportBytes(name))}"}`
  const { status, body } = await sendText(text, `/api/admin/${name}/import`)

  expect(status).toBe(413)
  expect(body.error).toMatch(
    /^Dit is te veel voor één keer: met .+ tot \d+ MB en [45]0?\.000 regels\. Verdeel het over meer bestanden\.$/,
  )
  expect(await db.$count(auditLog)).toBe(before)
})

test.each([
  ['values', `{"apply":false,"lines":[${'1,'.repeat(200_000)}1]}`],
  ['lines', `{"apply":false,"lines":[${'{},'.repeat(200_000)}{}]}`],
  ['depth', '['.repeat(200_000)],
])('a file within the limit with too many %s is refused', async (_, text) => {
  expect((await sendText(text)).status).toBe(413)
})

test('a line too many is named as such, whatever is in the lines', async () => {
  const { status, body } = await sendText(`{"apply":false,"lines":[${'{},'.repeat(5_000)}{}]}`)

  expect(status).toBe(422)
  expect(body).toMatchObject({ fields: { lines: ['Maximaal 5.000 regels'] } })
})

test('what is no JSON, or is not sent as JSON, is refused as in other calls', async () => {
  expect(await sendText('{"lines":')).toEqual({
    status: 400,
    body: { error: 'Dit is geen geldige JSON' },
  })
  expect((await sendAsAdmin('POST', path, new Uint8Array([1]))).status).toBe(415)
  expect((await check({ lines: [], apply: false })).body.fields).toEqual({
    lines: ['Er staan geen regels in dit bestand'],
  })
})

test('while a file is read another is refused, and can come after it', async () => {
  const isRead = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const file = new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        isRead.resolve()
        await mayEnd.promise
        stream.enqueue(Buffer.from(JSON.stringify({ lines: [line('Nacht')], apply: false })))
        stream.close()
      },
    },
    { highWaterMark: 0 },
  )
  const first = sendAsAdmin('POST', path, file, { 'content-type': 'application/json' })
  await isRead.promise
  const second = { lines: [line('Nacht')], apply: false }
  const refused = await requestAsAdmin('POST', '/api/admin/facts/import', second)

  expect(refused.status).toBe(409)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toEqual({
    error: 'Er wordt al een bestand gecontroleerd of geïmporteerd. Probeer het zo nog eens.',
  })
  mayEnd.resolve()
  expect((await first).status).toBe(200)
  expect((await check(second)).status).toBe(200)
})

test('the thread of the pages neither parses the lines nor writes the report', async () => {
  const parsed = vi.spyOn(JSON, 'parse')
  const written = vi.spyOn(JSON, 'stringify')
  const mark = 'Toeslag voor de nacht van 31 december'
  const response = await requestAsAdmin('POST', path, { lines: [line(mark)], apply: false })
  const isBody = (text: unknown) => String(text).includes(`"values":{"label":"${mark}"`)
  const isReport = (text: unknown) => String(text).includes(`"name":"Zeeman · ${mark}"`)

  expect(await response.text()).toContain(mark)
  expect(parsed.mock.calls.filter(([text]) => isBody(text))).toEqual([])
  expect(written.mock.results.filter(({ value }) => isReport(value))).toEqual([])
  vi.restoreAllMocks()
})
