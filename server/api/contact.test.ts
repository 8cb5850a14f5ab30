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

test('the four fields suffice, and the message is stored as typed', async () => {
  const response = await send(message)

  expect(response.status).toBe(201)
  expect(await db.select().from(contactRequests)).toMatchObject([
    { ...message, isResolved: false, probableSpam: false, mailedAt: null },
  ])
})

test('a lone surrogate is stored as U+FFFD', async () => {
  expect((await send({ ...message, subject: '\udfff\udfff\udfffab' })).status).toBe(201)
  expect(await db.select().from(contactRequests)).toMatchObject([
    { subject: '\ufffd\ufffd\ufffdab' },
  ])
})

test('an invalid field has an error in Dutch, and nothing is stored', async () => {
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
  ['a filled honeypot', { website: 'https://spam.example' }],
  ['a form sent within a second', { secondsOpen: 0.3 }],
])('%s is stored, and marked as probable spam', async (_, signs) => {
  expect((await send({ ...message, ...signs })).status).toBe(201)
  expect(await db.select().from(contactRequests)).toMatchObject([{ probableSpam: true }])
})

test('invalid spam signals never refuse a message', async () => {
  expect((await send({ ...message, website: 7, secondsOpen: 'lang' })).status).toBe(201)
})

test('the sixty-first message in ten minutes from one address is refused', async () => {
  for (const _ of Array(60)) expect((await send(message)).status).toBe(201)

  const response = await send(message)
  const wait = Number(response.headers.get('retry-after'))
  expect(response.status).toBe(429)
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(600)

  await db.update(rateLimits).set({ at: new Date(Date.now() - 11 * 60_000) })
  expect((await send(message)).status).toBe(201)
})

test('simultaneous messages can’t exceed the limit', async () => {
  const sent = await Promise.all(Array.from({ length: 70 }, () => send(message)))

  expect(sent.filter(({ status }) => status === 201)).toHaveLength(60)
  expect(await db.$count(contactRequests)).toBe(60)
})

test('addresses in one IPv6 /64 share the limit', async () => {
  for (let n = 1; n <= 60; n++) await send(message, {}, `2001:db8::${n}`)

  expect((await send(message, {}, '2001:db8:0:0:1:2:3:4')).status).toBe(429)
  expect((await send(message, {}, '2001:db8:0:1::1')).status).toBe(201)
})

test('the sender is stored only as a hash with the salt of the day', async () => {
  await send(message)
  const [turn] = await db.select().from(rateLimits)

  expect(turn?.key).toMatch(/^[0-9a-f]{64}$/)
  expect(await db.$count(daySalts)).toBe(1)
})

test.each([
  ['invalid JSON', '{', {}, 400],
  ['another content type', message, { 'content-type': 'text/html' }, 415],
  ['a body over the limit', { ...message, message: 'x'.repeat(70_000) }, {}, 413],
  ['a list', [message], {}, 422],
  ['null', 'null', {}, 422],
])('%s is refused with an error message', async (_, body, headers, status) => {
  const response = await send(body, headers)

  expect(response.status).toBe(status)
  expect(await response.json()).toHaveProperty('error')
})
