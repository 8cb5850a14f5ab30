import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as body } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { faqTabLinks } from '#app/site/faq/faq-tab.ts'
import { countries } from '#domain/airport/airport.ts'
import { postCategories } from '#domain/post/post.ts'
import { keysOf } from '#domain/text/keys.ts'
import { connection, db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { posts } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { forEveryone, keepPages } from './page-cache.ts'

withSeededDatabase()

let server: Server
let rendered: string[]
let answer: () => Response | Promise<Response>

const page = (text = 'Een pagina. '.repeat(100)) =>
  new Response(text, { headers: { 'cache-control': forEveryone, 'content-type': 'text/html' } })

async function edit(): Promise<void> {
  await db.update(posts).set({ author: 'Redactie' })
  await refreshContentVersion()
}

beforeEach(async () => {
  await refreshContentVersion()
  rendered = []
  answer = () => page()
  server = createServer(
    keepPages(
      (request) => {
        rendered.push(request.url.replace(/^http:\/\/[^/]+/, ''))
        return answer()
      },
      (_, response) => response.end('not kept'),
      undefined,
      (path) => path === '/admin/blog',
    ),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const get = (path: string, init?: RequestInit) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, init)
const text = async (path: string, init?: RequestInit) => (await get(path, init)).text()

test('a page is rendered once, also when many ask at the same time', async () => {
  await Promise.all(Array.from({ length: 20 }, () => text('/faq')))
  await text('/faq')

  expect(rendered).toEqual(['/faq'])
})

test('a change of content is seen by the next request', async () => {
  await text('/blog')
  answer = () => page('Nieuw')
  await edit()

  expect(await text('/blog')).toBe('Nieuw')
})

test('what a page does not read of its address leads to the same page', async () => {
  await text('/blog?utm_source=mail&category=tips&gclid=1')
  await text('/blog?category=tips')
  await text('/contact?utm_source=mail')
  await text('/contact')

  expect(rendered).toEqual(['/blog?category=tips', '/contact'])
})

test.each([
  ['/blog', 'category', keysOf(postCategories)],
  ['/faq', 'tab', faqTabLinks.flatMap(({ to }) => to.split('?tab=')[1] ?? [])],
  ['/luchthavens', 'land', keysOf(countries)],
  ['/parkeren/schiphol', 'tab', ['informatie']],
  ['/contact', 'verzonden', ['ja']],
])(
  'of %s, each %s that there is has a page of its own, and no other',
  async (path, name, known) => {
    for (const value of known) await text(`${path}?${name}=${value}&${name}=nog`)
    expect(rendered).toEqual(known.map((value) => `${path}?${name}=${value}`))

    for (const value of ['', 'verzonnen', '1']) await text(`${path}?${name}=${value}&=x`)
    expect(rendered.slice(known.length)).toEqual([path])
  },
)

test('what a call is asked for is no choice out of a few', async () => {
  await text('/api/blog?slug=iets')

  expect(rendered).toEqual(['/api/blog?slug=iets'])
})

test('a browser that has the page already gets a 304 without a body', async () => {
  const etag = (await get('/')).headers.get('etag') ?? ''
  const again = await get('/', { headers: { 'if-none-match': etag } })

  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br, zstd', 'br'],
  ['zstd', 'zstd'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['brotli', null],
  ['identity', null],
])('who accepts %s gets it, and the same text', async (accepted, encoding) => {
  const response = await get('/', { headers: { 'accept-encoding': accepted } })

  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(await response.text()).toBe('Een pagina. '.repeat(100))
})

test('what is not kept is packed as well', async () => {
  const missing = 'Niet gevonden. '.repeat(100)
  const headers = { 'content-type': 'text/html', vary: 'accept-encoding' }
  answer = () => new Response(missing, { status: 404, headers })
  const response = await get('/weg', { headers: { 'accept-encoding': 'gzip' } })

  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(await response.text()).toBe(missing)
})

test('a few lines go as they are', async () => {
  answer = () => page('Kort')
  const { headers } = await get('/', { headers: { 'accept-encoding': 'br' } })

  expect(headers.get('content-encoding')).toBeNull()
  expect(headers.get('content-length')).toBe('4')
})

test('a shell of the admin is made once, whatever is asked of it, and a browser asks each time', async () => {
  const shell = { headers: { 'cache-control': 'no-cache', 'content-type': 'text/html' } }
  answer = () => new Response('Loading...', shell)
  await text('/admin/blog')
  const response = await get('/admin/blog?zoek=x')

  expect(rendered).toEqual(['/admin/blog'])
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await text('/admin/blog/1/edit')).toBe('not kept')
})

test.each([
  [503, 'no-cache'],
  [200, 'no-store'],
])('a shell that is not as it should be is made again: %i, %s', async (status, cache) => {
  answer = () => new Response('Even niet', { status, headers: { 'cache-control': cache } })
  await text('/admin/blog')
  await text('/admin/blog')

  expect(rendered).toEqual(['/admin/blog', '/admin/blog'])
})

test.each([
  '/FAQ',
  '/faq/',
  '//faq',
  '/%66aq',
  '/faq#x',
  '/./faq',
  '/x/../faq',
  '/faq/.',
  '/parkeren/AMS',
  '/faq;x',
])('nothing is kept for another way to write an address: %s', async (path) => {
  // As it is: fetch would write it as it should be.
  const { port } = server.address() as AddressInfo
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request({ port, path, agent: false }, resolve).on('error', reject).end()

  expect(await body(await promise)).toBe('not kept')
  expect(rendered).toEqual([])
})

test('who is led on takes their whole address along', async () => {
  answer = () => new Response(null, { status: 301, headers: { location: '/faq' } })
  const manual = { redirect: 'manual' } as const

  expect((await get('/vragen', manual)).headers.get('location')).toBe('/faq')
  expect(await text('/vragen?utm_source=nieuws', manual)).toBe('not kept')
})

test('a request that comes after an edit does not join a render that began before it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  const before = text('/blog')
  await vi.waitFor(() => expect(rendered).toHaveLength(1))

  await edit()
  answer = () => page('Nieuw')
  const after = await text('/blog')
  resolve(page('Oud'))

  expect(after).toBe('Nieuw')
  expect(await before).toBe('Oud')
  expect(await text('/blog')).toBe('Nieuw')
})

test('however long a page takes to make, who asks after an edit gets no older one', async () => {
  await text('/')
  await edit()
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  const asked = text('/')
  await sleep(1_100)
  resolve(page('Nieuw'))

  expect(await asked).toBe('Nieuw')
})

test('a page that fails while the database is there is not hidden behind its last good one', async () => {
  await text('/')
  await edit()
  answer = () => new Response('kapot', { status: 500 })

  expect((await get('/')).status).toBe(500)
})

describe('while the database is away', () => {
  beforeEach(() => {
    vi.spyOn(connection, 'checkAway').mockResolvedValue(true)
    answer = () => new Response('weg', { status: 503 })
  })

  test('the last good page is served, and nobody in between keeps it', async () => {
    answer = () => page()
    await text('/')
    await edit()
    answer = () => new Response('weg', { status: 503 })
    const response = await get('/')

    expect(await response.text()).toContain('Een pagina.')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect((await get('/faq')).status).toBe(503)
  })

  test('once that is known it is served without a try', async () => {
    answer = () => page()
    await text('/')
    await edit()
    vi.spyOn(connection, 'isAway').mockReturnValue(true)

    expect(await text('/')).toContain('Een pagina.')
    expect(rendered).toEqual(['/'])
  })
})

test('what is not for everyone is made again each time', async () => {
  answer = () => new Response('niet gevonden', { status: 404 })
  await text('/weg')
  await text('/weg')

  expect(rendered).toEqual(['/weg', '/weg'])
})

test.each([
  '/admin',
  '/admin/login',
  '/api/admin/dashboard',
  '/healthz',
  '/assets/a.js',
  '/__manifest?p=/',
])('%s is never kept', async (path) => {
  expect(await text(path)).toBe('not kept')
})

test.each([
  '/parkeren/schiphol?type=shuttle',
  '/luchthavens?zoek=keulen',
  '/vergelijken?terreinen=1',
])('%s has endless variants, so it is made anew each time', async (path) => {
  expect(await text(path)).toBe('not kept')
})

test('only a question is kept: what changes something goes through', async () => {
  expect(await text('/contact', { method: 'POST' })).toBe('not kept')
})

test('HEAD has the headers and the length of GET, and no body', async () => {
  const response = await get('/', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })

  expect(response.headers.get('content-length')).toBe('1200')
  expect(await response.text()).toBe('')
})
