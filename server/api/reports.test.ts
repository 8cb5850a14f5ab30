import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#server/db/client.ts'
import { listParkings } from '#server/db/parkings/parkings.ts'
import { contactRequests, parkingAliases, parkings, rateLimits } from '#server/db/schema.ts'
import { comingYear } from '#test/coming-year.ts'
import { withSeededDatabase } from '#test/database.ts'
import { api } from './routes.ts'

withSeededDatabase()
beforeEach(async () => {
  await db.delete(contactRequests)
  await db.delete(rateLimits)
})

const report = {
  airport: 'schiphol',
  parking: 'ringvaart-parking',
  topic: 'prijs',
  message: 'Op de site van de aanbieder kost het nu €79,00.',
  email: 'jo@example.com',
}

const send = (body: unknown, headers: Record<string, string> = {}) =>
  api.request(
    '/api/reports',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  )

const kept = () => db.select().from(contactRequests)

test('a report lies in the inbox, with what it is about', async () => {
  const [parking] = (await listParkings('AMS')).filter(({ slug }) => slug === report.parking)
  const response = await send(report)

  expect(response.status).toBe(201)
  const [row] = await kept()
  expect(await response.json()).toEqual({ id: row?.id })
  expect(row).toMatchObject({
    name: 'Reiziger',
    email: 'jo@example.com',
    subject: 'Klopt dit niet? Ringvaart Parking (AMS): prijs',
    message: report.message,
    isResolved: false,
    probableSpam: false,
    mailedAt: null,
    report: {
      parkingId: parking?.id,
      parkingName: 'Ringvaart Parking',
      airportCode: 'AMS',
      topic: 'prijs',
      airportSlug: 'schiphol',
      parkingSlug: 'ringvaart-parking',
    },
  })
})

test('a report from a page with a stay says which, and one that is wrong is left out', async () => {
  const [van, tot] = [`${comingYear}-07-12`, `${comingYear}-07-20`]
  await send({ ...report, van, tot })
  await send({ ...report, van: tot, tot: van })
  const [asked, wrong] = (await kept()).toSorted((a, b) => a.id - b.id)

  expect(asked?.message).toMatch(
    /\n\nVerblijf: 12 juli \d{4} tot en met 20 juli \d{4}, 9 dagen, 2 reizigers$/,
  )
  expect(wrong?.message).toBe(report.message)
})

test('a short report without an e-mail address is kept too', async () => {
  const { email, ...without } = report
  expect((await send({ ...without, message: '€79' })).status).toBe(201)

  expect(await kept()).toMatchObject([{ email: '', message: 'Wat moet er staan? €79' }])
})

test('the airport may be named by its code, and the parking by a former slug', async () => {
  const [parking] = await listParkings('AMS')
  if (!parking) throw new Error('the sample has parkings at Schiphol')
  await db.insert(parkingAliases).values({ slug: 'vroeger-anders', parkingId: parking.id })
  expect((await send({ ...report, airport: 'AMS', parking: 'vroeger-anders' })).status).toBe(201)

  expect(await kept()).toMatchObject([
    { report: { parkingId: parking.id, parkingSlug: parking.slug } },
  ])
})

test('a parking that is renamed just now is found by a former slug all the same', async () => {
  const parking = (await listParkings('AMS')).at(-1)
  if (!parking) throw new Error('the sample has parkings at Schiphol')
  const rename = (slug: string) =>
    db.update(parkings).set({ slug }).where(eq(parkings.id, parking.id))
  await db.insert(parkingAliases).values({ slug: 'nog-vroeger', parkingId: parking.id })
  // The list that this process holds does not have it yet.
  await rename('zojuist-anders')
  const { status } = await send({ ...report, parking: 'nog-vroeger' })
  await rename(parking.slug)

  expect(status).toBe(201)
  expect(await kept()).toMatchObject([{ report: { parkingId: parking.id } }])
})

test.each([
  ['a parking that is not there', { parking: 'weg' }],
  ['a parking of another airport', { airport: 'eindhoven' }],
  ['an airport that is not there', { airport: 'weg' }],
])('a report about %s gets a 404 in Dutch, and nothing is kept', async (_, named) => {
  const response = await send({ ...report, ...named })

  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: 'Deze parking bestaat niet' })
  expect(await kept()).toEqual([])
})

test('an invalid field has an error in Dutch, and nothing is kept', async () => {
  const response = await send({ ...report, topic: 'weer', message: '', email: 'jo@' })

  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    error: 'De melding is niet goed ingevuld',
    fields: {
      topic: ['Kies wat er niet klopt'],
      message: ['Vul in wat er moet staan'],
      email: ['Ongeldig e-mailadres'],
    },
  })
  expect(await kept()).toEqual([])
})

test.each([
  ['a filled honeypot', { website: 'https://spam.example' }],
  ['a form sent within a second', { secondsOpen: 0.3 }],
])('%s is kept, and marked as probable spam', async (_, signs) => {
  expect((await send({ ...report, ...signs })).status).toBe(201)
  expect(await kept()).toMatchObject([{ probableSpam: true }])
})

test('reports and messages of one address count together: the sixty-first is refused', async () => {
  const message = { name: 'Jo', email: 'jo@example.com', subject: 'Vraag', message: 'Waar is het?' }
  const write = () =>
    api.request(
      '/api/contact',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
      },
      { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
    )
  for (const _ of Array(30)) {
    expect((await send(report)).status).toBe(201)
    expect((await write()).status).toBe(201)
  }

  const response = await send(report)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toHaveProperty('error')
})

test.each([
  ['invalid JSON', '{', {}, 400],
  ['another content type', report, { 'content-type': 'text/html' }, 415],
  ['a megabyte of text', { ...report, message: 'x'.repeat(1_000_000) }, {}, 413],
  ['more text than a report needs', { ...report, message: 'x'.repeat(2_001) }, {}, 422],
  ['a list', [report], {}, 422],
  ['null', 'null', {}, 422],
])('%s is refused with an error message', async (_, body, headers, status) => {
  const response = await send(body, headers)

  expect(response.status).toBe(status)
  expect(await response.json()).toHaveProperty('error')
  expect(await kept()).toEqual([])
})
