import { beforeEach, expect, test } from 'vitest'
import { db } from '#server/db/client.ts'
import { contactRequests, daySalts, rateLimits } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { api } from './routes.ts'

withSeededDatabase()
beforeEach(async () => {
  await db.delete(contactRequests)
  await db.delete(rateLimits)
})

const message = {
  name: 'Jo',
  email: 'jo@example.com',
  subject: 'Mijn auto',
  message: 'Waar staat mijn auto?',
}

const send = (body: unknown, headers: Record<string, string> = {}, address = '192.0.2.1') =>
  api.request(
    '/api/contact',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: address } } },
  )

test('the four fields are enough, and the message is kept as it was typed', async () => {
  const response = await send(message)

  expect(response.status).toBe(201)
  expect(await db.select().from(contactRequests)).toMatchObject([
    { ...message, isResolved: false, probableSpam: false, mailedAt: null },
  ])
})

test('half a sign, which no text in the database can hold, is kept as a sign that is unknown', async () => {
  expect((await send({ ...message, subject: '\udfff\udfff\udfffab' })).status).toBe(201)
  expect(await db.select().from(contactRequests)).toMatchObject([
    { subject: '\ufffd\ufffd\ufffdab' },
  ])
})

test('a wrong field is named, in Dutch, and nothing is kept', async () => {
  const response = await send({ ...message, email: 'jo@', name: '' })

  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    error: 'Het bericht is niet goed ingevuld',
    fields: {
      email: ['Ongeldig e-mailadres'],
      name: ['Naam moet minimaal 2 karakters bevatten'],
    },
  })
  expect(await db.$count(contactRequests)).toBe(0)
})

test.each([
  ['a filled trap', { website: 'https://spam.example' }],
  ['an inhuman speed', { secondsOpen: 0.3 }],
])('%s is kept, and marked as probable spam', async (_, signs) => {
  expect((await send({ ...message, ...signs })).status).toBe(201)
  expect(await db.select().from(contactRequests)).toMatchObject([{ probableSpam: true }])
})

test('signs that make no sense never refuse a message', async () => {
  expect((await send({ ...message, website: 7, secondsOpen: 'lang' })).status).toBe(201)
})

test('only a flood is refused: the sixty-first message in ten minutes from one address', async () => {
  for (const _ of Array(60)) expect((await send(message)).status).toBe(201)

  const response = await send(message)
  const wait = Number(response.headers.get('retry-after'))
  expect(response.status).toBe(429)
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(600)

  await db.update(rateLimits).set({ at: new Date(Date.now() - 11 * 60_000) })
  expect((await send(message)).status).toBe(201)
})

test('a flood that comes all at once does not slip through together', async () => {
  const sent = await Promise.all(Array.from({ length: 70 }, () => send(message)))

  expect(sent.filter(({ status }) => status === 201)).toHaveLength(60)
  expect(await db.$count(contactRequests)).toBe(60)
})

test('who changes the address within its own network of IPv6 sends no more', async () => {
  for (let n = 1; n <= 60; n++) await send(message, {}, `2001:db8::${n}`)

  expect((await send(message, {}, '2001:db8:0:0:1:2:3:4')).status).toBe(429)
  expect((await send(message, {}, '2001:db8:0:1::1')).status).toBe(201)
})

test('who sent it is known only as a hash, with a salt that is of today', async () => {
  await send(message)
  const [turn] = await db.select().from(rateLimits)

  expect(turn?.key).toMatch(/^[0-9a-f]{64}$/)
  expect(await db.$count(daySalts)).toBe(1)
})

test.each([
  ['what is no JSON', '{', {}, 400],
  ['another content type', message, { 'content-type': 'text/html' }, 415],
  ['far too much', { ...message, message: 'x'.repeat(70_000) }, {}, 413],
  ['a list', [message], {}, 422],
  ['nothing at all', 'null', {}, 422],
])('%s is refused calmly', async (_, body, headers, status) => {
  const response = await send(body, headers)

  expect(response.status).toBe(status)
  expect(await response.json()).toHaveProperty('error')
})
