import { beforeEach, expect, test } from 'vitest'
import type { AdminPost, AdminPostSummary } from '#domain/post/post.ts'
import { asAdmin, listAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
withAdmin()

const all = '/api/admin/blog'
const fields = {
  title: 'Parkeren met kerst',
  slug: 'parkeren-met-kerst',
  excerpt: 'Wie op tijd boekt, betaalt minder.',
  content: '<p>Boek in november.</p>',
  imageUrl: '/images/blog-tips-1.svg',
  author: null,
  category: 'tips',
  date: '2026-11-20',
}

type Basis = { version?: number; postVersion?: number }

const read = async (id: number) => (await asAdmin<AdminPost>('GET', `${all}/${id}`)).body
const save = (id: number, title: string, basis: Basis) =>
  asAdmin('PUT', `${all}/${id}/draft`, { fields: { ...fields, title }, ...basis })
const drop = (id: number, basis?: Basis) => asAdmin('DELETE', `${all}/${id}/draft`, basis)
const publish = async (id: number) => {
  const { version, draft } = await read(id)
  const body = { version, draftVersion: draft?.version }
  return (await asAdmin<AdminPost>('POST', `${all}/${id}/publish`, body)).body
}

/** A published post, which two admins have open. */
async function published(): Promise<AdminPost> {
  return publish((await asAdmin<AdminPost>('POST', all, fields)).body.id)
}

beforeEach(async () => {
  const body = await listAsAdmin<AdminPostSummary>(all)
  const rows = body.filter(({ slug }) => /^(concept|parkeren-met)/.test(slug))
  if (rows.length > 0) await asAdmin('DELETE', all, { rows: rows.map(({ id }) => ({ id })) })
})

test('a draft of a post that another admin published since is refused with the current post', async () => {
  const { id, version } = await published()
  await save(id, 'Van de een', { postVersion: version })
  await publish(id)
  const late = await save(id, 'Van de ander', { postVersion: version })

  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ current: { title: 'Van de een', draft: null } })
  expect(await read(id)).toMatchObject({ title: 'Van de een', draft: null })
  expect((await save(id, 'Van beiden', { postVersion: version + 1 })).status).toBe(200)
})

test('a late save does not recreate a discarded draft', async () => {
  const { id, version } = await published()
  await save(id, 'Van de een', {})
  await drop(id, { version: 1 })
  const late = await save(id, 'Van de ander', { version: 1, postVersion: version })

  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ current: { draft: null } })
})

test('a draft that another admin saved since can’t be discarded', async () => {
  const { id, version } = await published()
  await save(id, 'Van de een', { postVersion: version })
  await save(id, 'Van de ander', { version: 1, postVersion: version })
  const late = await drop(id, { version: 1, postVersion: version })

  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({
    current: { draft: { fields: { title: 'Van de ander' }, version: 2 } },
  })
  expect((await drop(id, { version: 2, postVersion: version })).status).toBe(204)
  expect((await read(id)).draft).toBeNull()
})

test('a new draft is not confused with a published one of the same version', async () => {
  const { id, version } = await published()
  await save(id, 'Van de een', { postVersion: version })
  await publish(id)
  await save(id, 'Van de ander', { postVersion: version + 1 })

  expect((await save(id, 'Weer van de een', { version: 1, postVersion: version })).status).toBe(409)
  expect((await drop(id, { version: 1, postVersion: version })).status).toBe(409)
})

test('a new draft is not confused with a discarded one of the same version', async () => {
  const { id, version } = await published()
  await save(id, 'Van de een', { postVersion: version })
  await drop(id, { version: 1, postVersion: version })
  const now = await read(id)
  await save(id, 'Van de ander', { postVersion: now.version })
  const seen = { version: 1, postVersion: version }

  expect((await save(id, 'Weer van de een', seen)).status).toBe(409)
  expect((await drop(id, seen)).status).toBe(409)
  const late = { version, draftVersion: 1 }
  expect((await asAdmin('POST', `${all}/${id}/publish`, late)).status).toBe(409)
  expect((await read(id)).draft?.fields.title).toBe('Van de ander')
})

test('discarding a missing draft succeeds, and of a missing post is a 404', async () => {
  const { id } = await published()

  expect((await drop(id)).status).toBe(204)
  expect((await drop(999_999)).status).toBe(404)
})
