import { beforeAll, expect, test } from 'vitest'
import { isAtLeast, type Role, roles, whoMay } from '#domain/access/role.ts'
import { startSession } from '#server/access/auth.ts'
import { api, calls } from '#server/api/routes.ts'
import { db } from '#server/db/client.ts'
import { addContact } from '#server/db/contacts.ts'
import { admins, auditLog } from '#server/db/schema.ts'
import { basic } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()

const ids: Partial<Record<Role, number>> = {}

beforeAll(async () => {
  await db.delete(admins)
  for (const role of roles) {
    const [added] = await db
      .insert(admins)
      .values({ username: role, role, passwordHash: 'none' })
      .returning({ id: admins.id })
    ids[role] = added?.id ?? 0
  }
})

/** Makes a call with a session of its own, since some calls end it. No row has the id. */
async function make(call: string, role: Role | undefined, body: object = {}) {
  const [method = '', path = ''] = call.split(' ')
  const address = path
    .replace(':id', '2000000000')
    .replace(':change', '00000000-0000-0000-0000-000000000000')
  const session = role && (await startSession({ id: ids[role] ?? 0 }, { userAgent: 'test' }))
  const response = await api.request(address, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(role && session ? { authorization: basic(role, session.key) } : {}),
    },
    body: method === 'GET' ? null : JSON.stringify(body),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, body: isJson ? JSON.parse(text) : undefined }
}

test('every call of the admin has a lowest role, and no other call has', () => {
  const wrong = calls.filter(({ path, role }) => path.startsWith('/api/admin/') !== Boolean(role))

  expect(wrong).toEqual([])
})

const withRole = calls.flatMap(({ method, path, role }) =>
  role ? [[`${method} ${path}`, role] as const] : [],
)

test.each(withRole)('%s is for a %s and up, and for nobody else', async (call, lowest) => {
  expect((await make(call, undefined)).status).toBe(401)

  for (const role of roles) {
    const { status, body } = await make(call, role)
    const isRefused = status === 403 && body?.error === whoMay(lowest)
    expect([role, isRefused]).toEqual([role, !isAtLeast(role, lowest)])
    expect(status).not.toBe(401)
  }
})

test('a call that does not exist is no secret', async () => {
  expect((await make('GET /api/admin/nergens', 'reader')).status).toBe(404)
  expect((await make('PUT /api/admin/dashboard', 'reader')).status).toBe(405)
})

test('the described roles are those of the table', async () => {
  const document = await (await api.request('/api/openapi.json')).json()

  expect(document.paths['/api/admin/settings'].put.description).toBe('Voor: beheerder.')
  expect(document.paths['/api/admin/faqs'].post.description).toBe('Voor: redacteur, beheerder.')
  expect(document.paths['/api/admin/faqs'].get.description).toBe(
    'Voor: lezer, redacteur, beheerder.',
  )
})

test('the dashboard and the log show a role nothing that it may not read elsewhere', async () => {
  // The calls of the other tests left their exports.
  await db.delete(auditLog)
  const email = 'jo@example.com'
  const message = { name: 'Jo', email, subject: 'Een vraag', message: 'Hoe laat gaat u open?' }
  const { id } = await addContact(message, false)
  await make('PUT /api/admin/settings', 'manager', { values: { product: 'Proef' } })
  await make('PUT /api/admin/contacts/state', 'editor', { rows: [{ id }], isResolved: true })
  await make('DELETE /api/admin/contacts', 'editor', { rows: [{ id }] })
  await addContact(message, false)

  const seen = []
  for (const role of roles) {
    const { body: log } = await make('GET /api/admin/changes', role)
    const { body: entries } = await make('GET /api/admin/changes/rows', role)
    const { body: bin } = await make('GET /api/admin/changes/deleted', role)
    const { body: dashboard } = await make('GET /api/admin/dashboard', role)
    type Part = { subject: string }
    const parts: Part[] = log.changes.flatMap(({ parts }: { parts: Part[] }) => parts)
    const subjects = new Set([...parts, ...entries.changes].map(({ subject }: Part) => subject))
    seen.push([
      role,
      [...subjects].toSorted(),
      bin.length,
      dashboard.latestContacts.length,
      'refusedLogins' in dashboard,
    ])
  }

  expect(seen).toEqual([
    ['reader', [], 0, 0, false],
    ['editor', ['contact_requests'], 1, 1, false],
    ['manager', ['contact_requests', 'settings'], 1, 1, true],
  ])
})
