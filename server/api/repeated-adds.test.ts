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
const parking = {
  airportCode: 'RTM',
  name: 'Maasparkeren',
  imageUrl: '/images/parking-self-1.svg',
  type: 'self',
  distance: 4,
  pricePerDay: '9,75',
  rating: '4,26',
  reviews: 12,
  affiliateUrl: 'https://maas.example.com/?bron=parkeerpiloot',
  features: { security: true, covered: false, chargingPoint: false, keyDrop: false },
  tariffs: [],
  surcharges: [aSurcharge()],
}
const airport = {
  code: 'GRQ',
  name: 'Groningen Eelde',
  slug: 'groningen-eelde',
  aliases: ['Eelde'],
  description: 'Een kleine luchthaven.',
  officialParkings: 'P1',
  priceFrom: 4.25,
  imageUrl: '/images/luchthaven-eindhoven.svg',
}
const provider = {
  tradeName: 'Immo Parking',
  legalName: 'Immo Beheer BV',
  registry: 'KBO',
  registryNumber: '0123456749',
  country: 'BE',
  website: null,
  phone: null,
  phoneHours: null,
  marks: [],
}
const post = {
  title: 'Parkeren met kerst',
  slug: 'parkeren-met-kerst',
  excerpt: 'Wie op tijd boekt, betaalt minder.',
  content: '<p>Boek in november.</p>',
  imageUrl: '/images/blog-tips-1.svg',
  author: null,
  category: 'tips',
  date: '2026-11-20',
}

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

test.each<[path: string, first: object, second: object]>([
  [faqs, question, { question: 'Kan ik mijn auto laten poetsen?' }],
  ['/api/admin/parkings', parking, { name: 'Waalparkeren', surcharges: [] }],
  ['/api/admin/airports', airport, { name: 'Eelde', aliases: ['Groningen'] }],
  ['/api/admin/providers', provider, { tradeName: 'Immo' }],
  [
    '/api/admin/reply-templates',
    { name: 'Dank', text: 'Bedankt voor je bericht.' },
    { text: 'Dank voor je bericht.' },
  ],
])('%s has one record, with what was sent last', async (path, first, change) => {
  const before = path.endsWith('airports')
    ? (await asAdmin<unknown[]>('GET', path)).body.length
    : await count(path)
  const key = randomUUID()
  const lost = await add<{ id: number }>(path, first, key)
  const repeated = await add(path, { ...first, ...change }, key)
  const again = await add(path, { ...first, ...change }, key)

  expect([lost.status, repeated.status, again.status]).toEqual([201, 201, 201])
  expect(repeated.body).toMatchObject({ ...change, id: lost.body.id })
  expect(again.body).toMatchObject({ ...change, id: lost.body.id })
  const after = path.endsWith('airports')
    ? (await asAdmin<unknown[]>('GET', path)).body.length
    : await count(path)
  expect(after).toBe(before + 1)
})

test('a post is added once, with the text that was sent last as its draft', async () => {
  const key = randomUUID()
  const lost = await add<AdminPost>('/api/admin/blog', post, key)
  const repeated = await add<AdminPost>('/api/admin/blog', { ...post, title: 'Met Pasen' }, key)

  expect(repeated.status).toBe(201)
  expect(repeated.body).toMatchObject({
    id: lost.body.id,
    draft: { fields: { title: 'Met Pasen' } },
  })
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
  // Who has seen it may save over it.
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
  const theirs = await faqRows.add(other, question, key)
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
