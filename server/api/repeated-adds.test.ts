import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { AdminFaq } from '#domain/faq/faq.ts'
import type { AdminPost } from '#domain/post/post.ts'
import { db } from '#server/db/client.ts'
import type { Editor } from '#server/db/editing.ts'
import { faqRows } from '#server/db/faqs.ts'
import { admins } from '#server/db/schema.ts'
import { asAdmin, listAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aSurcharge } from '#test/tariffs.ts'

// A call whose response was lost is repeated with the same key.

withSeededDatabase()
withAdmin()

const faqs = '/api/admin/faqs'
const question = {
  question: 'Kan ik mijn auto laten wassen?',
  answer: 'Dat kan bij sommige aanbieders.',
  category: 'parking',
  airportCode: 'ALL',
} as const
let other: Editor

beforeAll(async () => {
  const [admin] = await db
    .insert(admins)
    .values({ username: 'nienke', passwordHash: 'none' })
    .returning({ id: admins.id, username: admins.username })
  if (!admin) throw new Error('a row that was inserted is returned')
  other = admin
})

const add = <Row = AdminFaq>(path: string, body: object, key?: string) =>
  asAdmin<Row>('POST', path, body, key === undefined ? {} : { 'idempotency-key': key })
const count = async (path: string) => (await listAsAdmin(path)).length
const undo = (change: string) => asAdmin('POST', `/api/admin/changes/${change}/undo`, {})

/** A record of the sample, as input of a new one. Reply templates have none. */
const like = async (path: string) => {
  const { status, body } = await asAdmin('GET', path)
  const { id: _id, version: _version, slug: _slug, ...row } = body
  return status === 200 ? row : {}
}

test.each<[path: string, first: object, second: object]>([
  ['parkings', { name: 'Maasparkeren' }, { name: 'Waalparkeren', surcharges: [aSurcharge()] }],
  [
    'airports',
    { code: 'GRQ', name: 'Groningen', slug: 'groningen', aliases: [] },
    { name: 'Eelde', aliases: ['Haren'] },
  ],
  ['providers', { tradeName: 'Immo', registryNumber: null }, { tradeName: 'Immo Parking' }],
  ['reply-templates', { name: 'Dank', text: 'Dank voor je bericht.' }, { text: 'Dankjewel.' }],
  ['faqs', question, { question: 'Kan ik mijn auto laten poetsen?' }],
])(
  '%s have one record more, and what was typed since is a change of it',
  async (kind, first, change) => {
    const path = `/api/admin/${kind}`
    const all = async () => {
      const { body } = await asAdmin<unknown[] | { total: number }>('GET', path)
      return Array.isArray(body) ? body.length : body.total
    }
    const before = await all()
    const sent = { ...(await like(`${path}/1`)), ...first }
    const key = randomUUID()
    const lost = await add(path, sent, key)
    const repeated = await add(path, sent, key)
    const other = await add(path, { ...sent, ...change }, key)
    expect([lost.status, repeated.status, other.status]).toEqual([201, 201, 422])
    expect(repeated.body.id).toBe(lost.body.id)
    expect(other.body).toMatchObject({
      error: expect.stringContaining('is al toegevoegd, met andere gegevens'),
      current: { id: lost.body.id, version: repeated.body.version },
    })

    const { version } = repeated.body
    const saved = await asAdmin('PUT', `${path}/${lost.body.id}`, { ...sent, ...change, version })
    expect(saved).toMatchObject({ status: 200, body: change })
    expect(await all()).toBe(before + 1)
  },
)

test('a post is added once, and another text under its key is refused with the post', async () => {
  const key = randomUUID()
  const post = { ...(await like('/api/admin/blog/1')), slug: 'met-kerst' }
  const lost = await add<AdminPost>('/api/admin/blog', post, key)
  const repeated = await add<AdminPost>('/api/admin/blog', post, key)
  const other = await add('/api/admin/blog', { ...post, title: 'Met Pasen' }, key)

  expect([repeated.status, repeated.body.id]).toEqual([201, lost.body.id])
  expect([other.status, other.body]).toMatchObject([422, { current: { id: lost.body.id } }])
  const read = await asAdmin<AdminPost>('GET', `/api/admin/blog/${lost.body.id}`)
  expect(read.body).toEqual(repeated.body)
})

test('calls with one key at the same time add one record', async () => {
  const before = await count(faqs)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(faqs, question, key)))

  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await count(faqs)).toBe(before + 1)
})

test('without a key, or with another one, each call adds a record', async () => {
  const before = await count(faqs)
  await add(faqs, question)
  await add(faqs, question)
  await add(faqs, question, randomUUID())
  await add(faqs, question, randomUUID())
  await add(faqs, question, 'geen uuid')

  expect(await count(faqs)).toBe(before + 5)
})

test('what another admin changed since is refused with the record as it is now', async () => {
  const key = randomUUID()
  const { body } = await add(faqs, question, key)
  const theirs = { ...question, answer: 'Dat kan bij elke aanbieder.' }
  await faqRows.update(other, body.id, theirs)
  const repeated = await add(faqs, question, key)

  expect(repeated.status).toBe(409)
  expect(repeated.body).toMatchObject({ current: { id: body.id, answer: theirs.answer } })
  // An admin who has seen it may save over it.
  const seen = await add(faqs, { ...question, version: body.version + 1 }, key)
  expect(seen.body).toMatchObject({ id: body.id, answer: question.answer })
})

test('a record that was deleted since is added again', async () => {
  const key = randomUUID()
  const { body } = await add(faqs, question, key)
  await asAdmin('DELETE', `${faqs}/${body.id}`, {})
  const repeated = await add(faqs, question, key)

  expect(repeated.status).toBe(201)
  expect(repeated.body.id).not.toBe(body.id)
})

test('the key of another admin, or of another change, adds a record of its own', async () => {
  const key = randomUUID()
  const theirs = await faqRows.add(other, question, { key, sentHash: 'theirs' })
  const ours = await add(faqs, question, key)
  expect(ours.status).toBe(201)
  expect(theirs.ok && theirs.value.id).not.toBe(ours.body.id)

  // What is undone by that key is theirs alone.
  expect((await undo(key)).status).toBe(200)
  expect((await asAdmin('GET', `${faqs}/${ours.body.id}`)).status).toBe(200)
  expect((await asAdmin('GET', `${faqs}/${theirs.ok && theirs.value.id}`)).status).toBe(404)
})

test('a refused call leaves its key for the next one', async () => {
  const before = await count(faqs)
  const key = randomUUID()
  const refused = await add(faqs, { ...question, airportCode: 'XXX' }, key)
  const { status } = await add(faqs, question, key)

  expect([refused.status, status]).toEqual([422, 201])
  expect(await count(faqs)).toBe(before + 1)
})
