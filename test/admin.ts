import { beforeAll } from 'vitest'
import type { Role } from '#domain/access/role.ts'
import { maxPageSize, type PageOf } from '#domain/admin/list-view.ts'
import { startSession } from '#server/access/auth.ts'
import { api } from '#server/api/routes.ts'
import { db } from '#server/db/client.ts'
import { admins } from '#server/db/schema.ts'

let authorization = ''

/** Calls the API as a logged-in admin with a JSON body. Returns `{ status, headers, body }`. */
export async function asAdmin<Body = Record<string, unknown>>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await requestAsAdmin(method, path, body, headers)
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? undefined : JSON.parse(text)) as Body,
  }
}

/** The rows of a list, as far as one call gives them. */
export async function listAsAdmin<Row>(path: string): Promise<Row[]> {
  const { body } = await asAdmin<PageOf<Row>>(
    'GET',
    `${path}${path.includes('?') ? '&' : '?'}pageSize=${maxPageSize}`,
  )
  return body.rows
}

/** The same as `asAdmin`, but returns the Response itself. */
export async function requestAsAdmin(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  /** What the server knows of the connection. */
  environment: object = {},
): Promise<Response> {
  const request = {
    method,
    headers: { authorization, 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  }
  return api.request(path, request, environment)
}

/** Calls as a new admin of a role. */
export async function asRole(role: Role) {
  const values = { username: `als-${role}`, role, passwordHash: 'none' }
  const [admin] = await db.insert(admins).values(values).returning()
  const { key } = await startSession({ id: admin?.id ?? 0 }, { userAgent: 'test' })
  const authorization = basic(values.username, key)
  return (method: string, path: string, body?: unknown) =>
    requestAsAdmin(method, path, body, { authorization })
}

/** Sends a file as the raw body, at once or as it comes. */
export async function sendAsAdmin<Body = Record<string, unknown>>(
  method: 'POST' | 'PUT',
  path: string,
  bytes: Uint8Array | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
) {
  const request = {
    method,
    headers: { authorization, 'content-type': 'application/octet-stream', ...headers },
    body: bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes),
    duplex: 'half',
  }
  const response = await api.request(path, request)
  // The caller declares the type of the response.
  return { status: response.status, body: (await response.json()) as Body }
}

/** Creates an admin and a session for this test file, so that calls need no slow password hash. */
export function withAdmin(): void {
  beforeAll(async () => {
    const [admin] = await db
      .insert(admins)
      .values({ username: 'eva', passwordHash: 'none' })
      .returning({ id: admins.id, username: admins.username })
    if (!admin) throw new Error('a row that was inserted is returned')
    const { key } = await startSession(admin, { userAgent: 'test' })
    authorization = basic(admin.username, key)
  })
}

export function basic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
}
