import { beforeEach, expect, test } from 'vitest'
import type { ChangeLog } from '#domain/changes/change.ts'
import type { AdminPost, AdminPostSummary, PostDraft, PostRevision } from '#domain/post/post.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { amsterdamClock } from '#domain/text/local-time.ts'
import { publishPosts } from '#server/jobs/publish-posts.ts'
import { isPreview } from '#server/posts/preview.ts'
import { asAdmin, listAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { api } from './routes.ts'

withSeededDatabase()
withAdmin()

const all = '/api/admin/blog'
const fields = {
  title: 'Parkeren met kerst',
  slug: 'parkeren-met-kerst',
  excerpt: 'Wie op tijd boekt, betaalt minder.',
  content: '<h2>Op tijd</h2><p>Boek in november.</p>',
  imageUrl: '/images/blog-tips-1.svg',
  author: null,
  category: 'tips',
  date: '2026-11-20',
}

const publicPost = async (slug: string) => {
  const response = await api.request(`/api/blog?slug=${slug}`)
  return response.ok ? ((await response.json()) as AdminPost) : undefined
}
const add = async (special: object = {}) =>
  (await asAdmin<AdminPost>('POST', all, { ...fields, ...special })).body
const read = async (id: number) => (await asAdmin<AdminPost>('GET', `${all}/${id}`)).body
const draft = (id: number, special: object, version?: number) =>
  asAdmin<PostDraft>('PUT', `${all}/${id}/draft`, { fields: { ...fields, ...special }, version })
const publish = async (id: number) => {
  const { version, draft } = await read(id)
  return asAdmin<AdminPost>('POST', `${all}/${id}/publish`, {
    version,
    draftVersion: draft?.version,
  })
}

beforeEach(async () => {
  const body = await listAsAdmin<AdminPostSummary>(all)
  for (const { id, slug } of body) {
    if (/^(concept|parkeren-met|ander)/.test(slug)) await asAdmin('DELETE', `${all}/${id}`, {})
  }
})

test('a new post is a draft that is not public', async () => {
  const { status, body } = await asAdmin<AdminPost>('POST', all, fields)
  const list = (await (await api.request('/api/blog')).json()) as unknown[]

  expect(status).toBe(201)
  expect(body).toMatchObject({ status: 'draft', draft: { fields, version: 1 } })
  expect(await publicPost(fields.slug)).toBeUndefined()
  expect(list).toHaveLength(8)
})

test('a draft may be incomplete, and its text is sanitized', async () => {
  const { id, draft: first } = await add({ title: '', slug: 'Nog geen!', excerpt: '' })
  const { body } = await draft(
    id,
    { content: '<p>Dag<script>alert(1)</script></p>' },
    first?.version,
  )

  expect(body.fields.content).toBe('<p>Dag</p>')
})

test.each(['geen', '2026-13-45', '0000-00-00', '0999-01-01', '1e9', '-1', 'infinity', '99999-1-1'])(
  'a new post with the invalid date %s gets today, and its draft keeps the input',
  async (date) => {
    const { status, body } = await asAdmin<AdminPost>('POST', all, { ...fields, date })

    expect(status).toBe(201)
    expect(body).toMatchObject({ date: amsterdamDay(new Date()), draft: { fields: { date } } })
  },
)

test('a published draft is public at once', async () => {
  const { id } = await add()
  const { status, body } = await publish(id)

  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'published', draft: null })
  expect(await publicPost(fields.slug)).toMatchObject({ title: fields.title })
})

test('an unpublished post has the title of its draft in the list', async () => {
  const { id } = await add({ title: 'Par' })
  await draft(id, { title: 'Parkeren met Pasen', category: 'travel' }, 1)
  const body = await listAsAdmin<AdminPostSummary>(all)

  expect(body.find((post) => post.id === id)).toMatchObject({
    title: 'Parkeren met Pasen',
    category: 'travel',
    hasDraft: true,
  })
})

test('an incomplete post is not published, and its missing fields are named', async () => {
  const { id } = await add({ title: 'x', slug: '', excerpt: 'kort', imageUrl: '' })
  const { status, body } = await publish(id)

  expect(status).toBe(422)
  expect(Object.keys((body as unknown as { fields: object }).fields).toSorted()).toEqual([
    'excerpt',
    'imageUrl',
    'slug',
    'title',
  ])
})

test.each(['geen', '0000-01-01'])('publishing with the date %s is refused', async (date) => {
  const { id } = await add({ date })

  expect((await publish(id)).status).toBe(422)
})

test('a slug in use is refused', async () => {
  const { id } = await add({ slug: 'vroeg-boeken-loont' })
  const [other] = (await listAsAdmin<AdminPostSummary>(all)).filter(
    ({ status }) => status === 'published',
  )
  await draft(id, { slug: other?.slug }, 1)
  const { status, body } = await publish(id)

  expect(status).toBe(409)
  expect(body).toMatchObject({ fields: { slug: ['Deze slug is al in gebruik'] } })
})

test('editing a published post does not change the public text', async () => {
  const { id } = await add()
  await publish(id)
  await draft(id, { title: 'Nog niet af' })

  expect(await publicPost(fields.slug)).toMatchObject({ title: fields.title })
  expect(await read(id)).toMatchObject({
    title: fields.title,
    draft: { fields: { title: 'Nog niet af' } },
  })
  await publish(id)
  expect(await publicPost(fields.slug)).toMatchObject({ title: 'Nog niet af' })
})

test('of two admins who save one draft, the second gets 409 and the current post', async () => {
  const { id } = await add()
  expect((await draft(id, { title: 'Van de een' }, 1)).status).toBe(200)
  const late = await draft(id, { title: 'Van de ander' }, 1)

  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({
    current: { draft: { fields: { title: 'Van de een' }, version: 2 } },
  })
  expect((await draft(id, { title: 'Zonder versie' })).status).toBe(409)
})

test('a draft that another admin saved since can’t be published', async () => {
  const { id, version } = await add()
  await draft(id, { title: 'Iets anders' }, 1)
  const { status } = await asAdmin('POST', `${all}/${id}/publish`, { version, draftVersion: 1 })

  expect(status).toBe(409)
})

test('discarding a draft leaves the public post', async () => {
  const { id } = await add()
  await publish(id)
  await draft(id, { title: 'Toch niet' })
  await asAdmin('DELETE', `${all}/${id}/draft`, {})

  expect(await read(id)).toMatchObject({ title: fields.title, draft: null })
})

test('a former slug redirects', async () => {
  const { findPostSlug } = await import('#server/db/post-edits.ts')
  const { id } = await add()
  await publish(id)
  await draft(id, { slug: 'parkeren-met-kerst-en-nieuw' })
  await publish(id)

  expect(await findPostSlug(fields.slug)).toBe('parkeren-met-kerst-en-nieuw')
  expect(await publicPost(fields.slug)).toBeUndefined()
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

test('a scheduled post is published when due, also if the job missed that time', async () => {
  const { id, version } = await add()
  const at = amsterdamClock(inHours(2))
  const { body } = await asAdmin<AdminPost>('POST', `${all}/${id}/schedule`, {
    version,
    draftVersion: 1,
    at,
  })
  expect(body.status).toBe('scheduled')
  expect(amsterdamClock(new Date(body.publishAt ?? ''))).toBe(at)

  await publishPosts.run()
  expect(await publicPost(fields.slug)).toBeUndefined()
  await publishPosts.run(inHours(30))
  expect(await publicPost(fields.slug)).toMatchObject({ title: fields.title })
})

test.each(['gisteren', '2020-01-01T09:00', '2099-02-30T10:00'])(
  'scheduling for %s is refused',
  async (at) => {
    const { id, version } = await add()
    const { status } = await asAdmin('POST', `${all}/${id}/schedule`, {
      version,
      draftVersion: 1,
      at,
    })

    expect(status).toBe(422)
  },
)

test('an archived post is not public, and can be restored', async () => {
  const { id } = await add()
  await publish(id)
  const setStatus = (status: string) => asAdmin('PUT', `${all}/${id}/status`, { status })

  expect((await setStatus('archived')).status).toBe(200)
  expect(await publicPost(fields.slug)).toBeUndefined()
  await setStatus('published')
  expect(await publicPost(fields.slug)).toMatchObject({ title: fields.title })
})

test.each(['published', 'archived'])(
  'an unpublished post can’t get the status %s without publishing',
  async (status) => {
    const { id } = await add()
    const answer = await asAdmin('PUT', `${all}/${id}/status`, { status })

    expect(answer.status).toBe(409)
    expect(await read(id)).toMatchObject({ status: 'draft' })
  },
)

test('every published version is listed', async () => {
  const { id } = await add()
  await publish(id)
  await draft(id, { title: 'De tweede' })
  await publish(id)
  const { body } = await asAdmin<PostRevision[]>('GET', `${all}/${id}/revisions`)

  expect(body.slice(0, 2)).toMatchObject([
    { username: 'eva', fields: { title: 'De tweede', imageUrl: fields.imageUrl } },
    { fields: { title: fields.title } },
  ])
})

test('the first edit of a built-in post has the text before it as a version', async () => {
  const [builtIn] = await listAsAdmin<AdminPostSummary>(all)
  const before = await read(builtIn?.id ?? 0)
  const { title, slug, excerpt, content, imageUrl, author, category, date } = before
  const rest = { slug, excerpt, content, imageUrl, author, category, date }
  await asAdmin('PUT', `${all}/${before.id}/draft`, { fields: { ...rest, title: 'Anders' } })
  expect((await publish(before.id)).status).toBe(200)
  const { body } = await asAdmin<PostRevision[]>('GET', `${all}/${before.id}/revisions`)

  expect(body).toMatchObject([
    { username: 'eva', fields: { title: 'Anders' } },
    { id: 0, username: null, status: 'published', fields: { title } },
  ])
})

test('a version with status draft is not listed, also after a cancelled schedule', async () => {
  const { id, version } = await add()
  const at = amsterdamClock(inHours(2))
  await asAdmin('POST', `${all}/${id}/schedule`, { version, draftVersion: 1, at })
  await asAdmin('PUT', `${all}/${id}/status`, { status: 'draft' })
  await publish(id)
  await asAdmin('PUT', `${all}/${id}/status`, { status: 'archived' })
  const { body } = await asAdmin<PostRevision[]>('GET', `${all}/${id}/revisions`)

  expect(body.map(({ status }) => status)).toEqual(['archived', 'published', 'scheduled'])
  expect(body.map(({ fields }) => fields.slug)).toEqual(Array(3).fill(fields.slug))
})

test('undo restores a deleted post with its draft', async () => {
  const { id } = await add()
  const before = await read(id)
  const { body } = await asAdmin<{ change: string }>('DELETE', `${all}/${id}`, {})
  expect((await asAdmin('GET', `${all}/${id}`)).status).toBe(404)

  await asAdmin('POST', `/api/admin/changes/${body.change}/undo`, {})
  expect(await read(id)).toEqual(before)
})

test.each([
  ['publication', {}],
  ['plan', { at: '2099-01-01T09:00' }],
])('undo of a first %s makes a draft of its text', async (_, when) => {
  const { id } = await add({ title: 'Par', slug: '', excerpt: '', content: '' })
  await draft(id, {}, 1)
  const { version, draft: written } = await read(id)
  const call = `${all}/${id}/${'at' in when ? 'schedule' : 'publish'}`
  const input = { version, draftVersion: written?.version, ...when }
  expect((await asAdmin('POST', call, input)).status).toBe(200)
  const { body } = await asAdmin<ChangeLog>('GET', `/api/admin/changes?subject=posts&id=${id}`)
  await asAdmin('POST', `/api/admin/changes/${body.changes[0]?.change}/undo`, {})

  expect(await read(id)).toMatchObject({ status: 'draft', draft: { fields } })
})

test('a slug that was public redirects after the post became a draft too', async () => {
  const { findPostSlug } = await import('#server/db/post-edits.ts')
  const { id } = await add()
  await publish(id)
  await asAdmin('PUT', `${all}/${id}/status`, { status: 'archived' })
  await asAdmin('PUT', `${all}/${id}/status`, { status: 'draft' })
  await draft(id, { slug: 'parkeren-met-pasen' })
  await publish(id)

  expect(await findPostSlug(fields.slug)).toBe('parkeren-met-pasen')
})

test('a preview link works for a week, without a login', async () => {
  const { id } = await add()
  const { body } = await asAdmin<{ url: string }>('GET', `${all}/${id}/preview`)
  const url = new URL(body.url, 'http://localhost')
  const given = {
    until: Number(url.searchParams.get('tot')),
    key: url.searchParams.get('sleutel') ?? '',
  }

  expect(url.pathname).toBe(`/blog/voorbeeld/${id}`)
  expect(await isPreview(id, given)).toBe(true)
  expect(await isPreview(id + 1, given)).toBe(false)
  expect(await isPreview(id, { ...given, until: given.until + 1 })).toBe(false)
  expect(await isPreview(id, { ...given, key: '' })).toBe(false)
  expect(await isPreview(id, given, Date.now() + 8 * 24 * 3_600_000)).toBe(false)
})
