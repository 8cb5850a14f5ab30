import { beforeAll } from 'vitest'
import { startSession } from '#server/access/auth.ts'
import { api } from '#server/api/routes.ts'
import { db } from '#server/db/client.ts'
import { admins } from '#server/db/schema.ts'

let authorization = ''

/** Calls as an administrator who is logged in. The body is JSON; the answer is `{ status, body }`. */
export async function asOperator<Body = Record<string, unknown>>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await requestAsOperator(method, path, body, headers)
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? undefined : JSON.parse(text)) as Body,
  }
}

/** The same, with the answer as it is. */
export async function requestAsOperator(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return api.request(path, {
    method,
    headers: { authorization, 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  })
}

/** A file, as it is. */
export async function sendAsOperator<Body = Record<string, unknown>>(
  method: 'POST' | 'PUT',
  path: string,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
) {
  const response = await api.request(path, {
    method,
    headers: { authorization, 'content-type': 'application/octet-stream', ...headers },
    body: new Uint8Array(bytes),
  })
  // What it is, the caller says.
  return { status: response.status, body: (await response.json()) as Body }
}

/** An administrator of this test file's own, with a session: no slow hash for each call. */
export function withOperator(): void {
  beforeAll(async () => {
    const [admin] = await db
      .insert(admins)
      .values({ username: 'operator', passwordHash: 'none' })
      .returning({ id: admins.id, username: admins.username })
    if (!admin) throw new Error('a row that was inserted is returned')
    const { key } = await startSession(admin, { userAgent: 'test' })
    authorization = basic(admin.username, key)
  })
}

export function basic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
}
