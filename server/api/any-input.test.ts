import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ApiDocument } from '#domain/admin/api-document.ts'
import { startSession } from '#server/access/auth.ts'
import { db } from '#server/db/client.ts'
import * as earnings from '#server/db/earnings/tables.ts'
import * as schema from '#server/db/schema.ts'
import { basic } from '#test/admin.ts'
import { type AnyInput, anyInput } from '#test/any-input.ts'
import { withSeededDatabase } from '#test/database.ts'
import { api } from './routes.ts'

withSeededDatabase()

const { paths }: ApiDocument = await (await api.request('/api/openapi.json')).json()
const calls = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
  })),
)

// `npm run torture -- fuzz` sets both: how many inputs over all calls together, and from where.
const numRuns = Math.ceil(Number(process.env.FUZZ_INPUTS ?? 5 * calls.length) / calls.length)
const seed = Number(process.env.FUZZ_SEED ?? 43)

let authorization = await logIn()

/** A manager of its own: the calls remove admins and end sessions. */
async function logIn(): Promise<string> {
  const username = crypto.randomUUID()
  const [admin] = await db
    .insert(schema.admins)
    .values({ username, passwordHash: 'none' })
    .returning({ id: schema.admins.id, username: schema.admins.username })
  if (!admin) throw new Error('a row that was inserted is returned')
  return basic(username, (await startSession(admin, { userAgent: 'test' })).key)
}

async function send(method: string, { path, headers, body }: AnyInput): Promise<Response> {
  const response = await api.request(path, {
    method,
    headers: { ...headers, authorization },
    body: method === 'GET' ? null : body,
  })
  if (response.status === 401) authorization = await logIn()
  return response
}

// A refused login, a limit and a visit are counted too.
const counters = ['login_attempts', 'rate_limits', 'day_salts', 'secrets', 'admin_sessions']
const tables = Object.values<unknown>({ ...schema, ...earnings })
  .filter((each) => is(each, PgTable))
  .map(getTableName)
  .filter((name) => !counters.includes(name))

/** How many rows each table has, the log of changes among them. */
async function stored(): Promise<string | undefined> {
  const counted = tables.map((name) => sql`(select count(*) from ${sql.identifier(name)})`)
  const [row] = await db
    .select({ counts: sql<string>`concat_ws(' ', ${sql.join(counted, sql`, `)})` })
    .from(schema.contentVersion)
  return row?.counts
}

test.each(calls)('$method $path survives any input', async ({ method, path, operation }) => {
  await fc.assert(
    fc.asyncProperty(anyInput(path, operation), async (input) => {
      const before = await stored()
      const { status, headers } = await send(method, input)

      expect([500, 502, 504]).not.toContain(status)
      if (status === 429 || status === 503) expect(headers.get('retry-after')).toMatch(/^\d+$/)
      if (status >= 400 && status !== 401) expect(await stored()).toBe(before)
    }),
    { numRuns, seed },
  )
})
