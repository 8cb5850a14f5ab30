import { beforeEach, expect, test, vi } from 'vitest'
import { app } from '#server/app.ts'
import { db } from '#server/db/client.ts'
import { listParkings } from '#server/db/parkings/parkings.ts'
import { affiliateClicks, contactRequests, filterUses, pageViews } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { withSeededDatabase } from '#test/database.ts'

// Replaces the pages, which need a build. Returns the origin it received.
vi.mock('./pages.ts', () => ({
  addresses: [{ parts: ['contact'], takesForms: true, leadsOn: false }],
  renderPage: async ({ headers }: Request) => Response.json({ origin: headers.get('origin') }),
}))

withSeededDatabase()
const tables = [affiliateClicks, contactRequests, filterUses, pageViews]
beforeEach(async () => {
  for (const table of tables) await db.delete(table)
})

type Headers = Record<string, string>

const host = 'parkeer.example'
const own = `http://${host}`

const bodies = async (): Promise<Record<string, object>> => ({
  '/api/contact': {
    name: 'Jo',
    email: 'jo@example.com',
    subject: 'Mijn auto',
    message: 'Waar staat mijn auto?',
  },
  '/api/reports': {
    airport: 'AMS',
    parking: 'ringvaart-parking',
    topic: 'prijs',
    message: 'Nu €79,00',
  },
  '/api/affiliate-clicks': { parkingId: (await listParkings('AMS'))[0]?.id },
  '/api/page-views': { path: '/faq' },
  '/api/filter-uses': { airport: 'AMS', filters: ['covered'], results: 2 },
})

async function send(path: string, headers: Headers) {
  const response = await app.request(own + path, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', host, ...headers },
    body: JSON.stringify((await bodies())[path]),
  })
  return response
}

const countStored = async () => {
  const numbers = await Promise.all(tables.map((table) => db.$count(table)))
  return numbers.reduce((sum, number) => sum + number, 0)
}

const calls = [
  '/api/contact',
  '/api/reports',
  '/api/affiliate-clicks',
  '/api/page-views',
  '/api/filter-uses',
]
const makesRow = ['/api/contact', '/api/reports']

const foreignSenders: [string, Headers][] = [
  ['another site', { origin: 'https://kwaad.example' }],
  ['another port of this host', { origin: `${own}:8080` }],
  ['another site, by sec-fetch-site', { 'sec-fetch-site': 'cross-site' }],
  ['another subdomain', { 'sec-fetch-site': 'same-site' }],
  ['an opaque origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['an opaque origin, in an old browser', { origin: 'null' }],
  ['an invalid origin', { origin: 'kwaad' }],
  [
    'another site that claims the same origin',
    { origin: 'https://kwaad.example', 'sec-fetch-site': 'same-origin' },
  ],
]

const ownSenders: [string, Headers][] = [
  ['a client that is not a browser', {}],
  ['a page of ours', { origin: own, 'sec-fetch-site': 'same-origin' }],
  ['a page of ours, in an old browser', { origin: own }],
  ['a page of ours that sends no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['a page of ours, under the public name', { origin: env.SITE_URL, host: '127.0.0.1:3000' }],
  ['a URL opened by hand', { 'sec-fetch-site': 'none' }],
]

for (const path of calls) {
  test.each(foreignSenders)(`${path} refuses a request from %s`, async (_, headers) => {
    const response = await send(path, headers)

    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ error: 'Dit kan alleen vanaf de eigen website' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await countStored()).toBe(0)
  })

  test.each(ownSenders)(`${path} accepts a request from %s`, async (_, headers) => {
    expect((await send(path, headers)).status).toBe(makesRow.includes(path) ? 201 : 204)
    expect(await countStored()).toBe(1)
  })
}

test.each([
  ['a page of ours', `${own}/parkeren/schiphol`, 204],
  ['a page elsewhere', 'https://kwaad.example/', 403],
])('the ping of a link on %s gets the right status (%#)', async (_, from, status) => {
  const [parking] = await listParkings('AMS')
  const ping = await app.request(`${own}/api/affiliate-clicks?parkingId=${parking?.id}`, {
    method: 'POST',
    headers: { 'content-type': 'text/ping', 'ping-from': from, host },
    body: 'PING',
  })

  expect(ping.status).toBe(status)
  expect(await countStored()).toBe(status === 204 ? 1 : 0)
})

const sendForm = (headers: Headers) =>
  app.request(`${own}/contact`, {
    method: 'POST',
    headers: { host, ...headers },
    body: new URLSearchParams({ name: 'Jo' }),
  })

test.each(foreignSenders)('a form without JavaScript is refused from %s', async (_, headers) => {
  const response = await sendForm(headers)

  expect(response.status).toBe(403)
  expect(await response.text()).toBe('Dit kan alleen vanaf de eigen website.\n')
})

test.each([
  ...ownSenders,
  ['a page of ours, behind a proxy that does TLS', { origin: `https://${host}` }] as const,
])(
  'a form without JavaScript is accepted from %s, and its origin is not checked twice',
  async (_, sent) => {
    const response = await sendForm(sent)

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ origin: null })
  },
)
