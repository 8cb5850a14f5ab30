import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as body } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { faqTabLinks } from '#app/site/faq/faq-tab.ts'
import { countries } from '#domain/airport/country.ts'
import { refused } from '#domain/form/result.ts'
import { postCategories } from '#domain/post/post.ts'
import { keysOf } from '#domain/text/keys.ts'
import { connection, db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { posts } from '#server/db/schema.ts'
import { pageAnswers, requests } from '#server/metrics/counted.ts'
import { comingYear } from '#test/coming-year.ts'
import { withSeededDatabase } from '#test/database.ts'
import { cachePages } from './page-cache.ts'
import { areRendersFull, renderInTurn } from './render-queue.ts'
import { forEveryone, packBest } from './rendered-page.ts'

vi.mock(import('./render-queue.ts'), { spy: true })
vi.mock(import('./rendered-page.ts'), { spy: true })

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
    cachePages(
      (request) => {
        rendered.push(request.url.replace(/^http:\/\/[^/]+/, ''))
        return answer()
      },
      (_, response) => response.end('not cached'),
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

test('concurrent requests share one render', async () => {
  await Promise.all(Array.from({ length: 20 }, () => text('/faq')))
  await text('/faq')

  expect(rendered).toEqual(['/faq'])
})

test('while too many renders wait, a page is refused, and one that was known is shown as it was', async () => {
  await text('/faq')
  await edit()
  vi.mocked(renderInTurn).mockResolvedValue(refused('full'))
  const { status, headers } = await get('/contact')
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('2')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  const stale = await get('/faq')
  expect([stale.status, stale.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  vi.mocked(renderInTurn).mockReset()

  expect(await text('/contact')).toContain('Een pagina.')
  expect((await get('/faq')).headers.get('cache-control')).toBe(forEveryone)
})

test('while too many renders wait, a page that is not cached is refused before anything is done for it', async () => {
  vi.mocked(areRendersFull).mockReturnValue(true)
  const dated = `/parkeren/schiphol?van=${comingYear}-07-12&tot=${comingYear}-07-26`
  const { status, headers } = await get(dated)
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('2')
  expect(await text('/contact', { method: 'POST', body: '' })).toBe('not cached')
  expect(await text('/api/contact', { method: 'POST', body: '' })).toBe('not cached')
  vi.mocked(areRendersFull).mockReset()

  expect(await text(dated)).toBe('not cached')
})

test('the next request after an edit renders again', async () => {
  await text('/blog')
  answer = () => page('Nieuw')
  await edit()

  expect(await text('/blog')).toBe('Nieuw')
})

test('unknown query parameters share one cache entry', async () => {
  await text('/blog?utm_source=mail&category=tips&gclid=1')
  await text('/blog?category=tips')
  await text('/contact?utm_source=mail')
  await text(`/contact?van=${comingYear}-07-12&tot=${comingYear}-07-26`)
  await text('/contact')

  expect(rendered).toEqual(['/blog?category=tips', '/contact'])
})

test.each([
  ['/blog', 'category', keysOf(postCategories)],
  ['/faq', 'tab', faqTabLinks.flatMap(({ to }) => to.split('?tab=')[1] ?? [])],
  ['/luchthavens', 'land', keysOf(countries)],
  ['/parkeren/schiphol', 'tab', ['informatie']],
  ['/contact', 'verzonden', ['ja']],
])('%s caches each valid %s by itself and ignores other values', async (path, name, known) => {
  for (const value of known) await text(`${path}?${name}=${value}&${name}=nog`)
  expect(rendered).toEqual(known.map((value) => `${path}?${name}=${value}`))

  for (const value of ['', 'verzonnen', '1']) await text(`${path}?${name}=${value}&=x`)
  expect(rendered.slice(known.length)).toEqual([path])
})

test('any value of an API parameter is part of the cache key', async () => {
  await text('/api/blog?slug=iets')

  expect(rendered).toEqual(['/api/blog?slug=iets'])
})

test('a matching ETag gets a 304 without a body', async () => {
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
])('a client that accepts %s gets the same text', async (accepted, encoding) => {
  const response = await get('/', { headers: { 'accept-encoding': accepted } })

  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(await response.text()).toBe('Een pagina. '.repeat(100))
})

test('an uncached response is compressed too', async () => {
  const missing = 'Niet gevonden. '.repeat(100)
  const headers = { 'content-type': 'text/html', vary: 'accept-encoding' }
  answer = () => new Response(missing, { status: 404, headers })
  const response = await get('/weg', { headers: { 'accept-encoding': 'gzip' } })

  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(await response.text()).toBe(missing)
})

describe('a page that is asked for often', () => {
  const words = Array.from({ length: 3_000 }, (_, index) => ((index * 7919) % 1009).toString(36))
  const sizeOf = async (path: string) => {
    const { headers } = await get(path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    return Number(headers.get('content-length'))
  }
  const askOften = async (path: string) => {
    for (let count = 0; count < 20; count++) await sizeOf(path)
  }
  const later = () => vi.setSystemTime(Date.now() + 5_000)

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    answer = () => page(words.join(' '))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.mocked(packBest).mockClear()
  })

  test('gets smaller once it is unchanged for a while, and is the same', async () => {
    const first = await sizeOf('/faq')
    await askOften('/faq')
    expect(packBest).not.toHaveBeenCalled()

    later()
    await expect.poll(async () => (await sizeOf('/faq')) < first).toBe(true)
    expect(await text('/faq', { headers: { 'accept-encoding': 'br' } })).toBe(words.join(' '))
    expect(rendered).toEqual(['/faq'])
    expect(packBest).toHaveBeenCalledOnce()
  })

  test('is left as it is if the content changes before its turn', async () => {
    const first = Promise.withResolvers<void>()
    vi.mocked(packBest).mockReturnValueOnce(first.promise)
    await askOften('/faq')
    await askOften('/contact')
    await askOften('/blog')
    later()
    await askOften('/faq')
    await askOften('/contact')
    await edit()
    await askOften('/blog')
    later()
    await askOften('/blog')
    first.resolve()

    await expect.poll(() => vi.mocked(packBest).mock.calls.length).toBe(2)
    const packed = vi.mocked(packBest).mock.calls.map(([{ cached }]) => cached?.version)
    expect(new Set(packed).size).toBe(2)
  })
})

test('a short page is not compressed', async () => {
  answer = () => page('Kort')
  const { headers } = await get('/', { headers: { 'accept-encoding': 'br' } })

  expect(headers.get('content-encoding')).toBeNull()
  expect(headers.get('content-length')).toBe('4')
})

test('an admin shell is rendered once for any query, and browsers revalidate it', async () => {
  const shell = { headers: { 'cache-control': 'no-cache', 'content-type': 'text/html' } }
  answer = () => new Response('Loading...', shell)
  await text('/admin/blog')
  const response = await get('/admin/blog?zoek=x')

  expect(rendered).toEqual(['/admin/blog'])
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await text('/admin/blog/1/edit')).toBe('not cached')
})

test.each([
  [503, 'no-cache'],
  [200, 'no-store'],
])('a failed admin shell is not cached: %i, %s', async (status, cache) => {
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
])('another spelling of a path is not cached: %s', async (path) => {
  // The raw path: fetch would normalize it.
  const { port } = server.address() as AddressInfo
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request({ port, path, agent: false }, resolve).on('error', reject).end()

  expect(await body(await promise)).toBe('not cached')
  expect(rendered).toEqual([])
})

test('a redirect keeps the whole query', async () => {
  answer = () => new Response(null, { status: 301, headers: { location: '/faq' } })
  const manual = { redirect: 'manual' } as const

  expect((await get('/vragen', manual)).headers.get('location')).toBe('/faq')
  expect(await text('/vragen?utm_source=nieuws', manual)).toBe('not cached')
})

test('a request after an edit does not join a render that began before it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  const before = text('/blog')
  await expect.poll(() => rendered).toHaveLength(1)

  await edit()
  answer = () => page('Nieuw')
  const after = await text('/blog')
  resolve(page('Oud'))

  expect(after).toBe('Nieuw')
  expect(await before).toBe('Oud')
  expect(await text('/blog')).toBe('Nieuw')
})

test('a slow render after an edit is awaited instead of serving the stale entry', async () => {
  await text('/')
  await edit()
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  const asked = text('/')
  await sleep(1_100)
  resolve(page('Nieuw'))

  expect(await asked).toBe('Nieuw')
})

test('an error is shown instead of the stale entry while the database is up', async () => {
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

  test('a stale entry is served, which caches in between may not store', async () => {
    answer = () => page()
    await text('/')
    await edit()
    answer = () => new Response('weg', { status: 503 })
    const response = await get('/')

    expect(await response.text()).toContain('Een pagina.')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect((await get('/faq')).status).toBe(503)
  })

  test('a stale entry is served without a render once the database is known to be away', async () => {
    answer = () => page()
    await text('/')
    await edit()
    vi.spyOn(connection, 'isAway').mockReturnValue(true)

    expect(await text('/')).toContain('Een pagina.')
    expect(rendered).toEqual(['/'])
  })
})

test('a page without the public cache-control is not cached', async () => {
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
  '/metrics',
  '/assets/a.js',
  '/__manifest?p=/',
])('%s is never cached', async (path) => {
  expect(await text(path)).toBe('not cached')
})

test.each([
  '/parkeren/schiphol?type=shuttle',
  '/parkeren/schiphol?max=10',
  `/parkeren/schiphol?van=${comingYear}-07-12&tot=${comingYear}-07-26`,
  `/luchthavens?van=${comingYear}-07-12`,
  `/?van=${comingYear}-07-12&tot=${comingYear}-07-26`,
  '/luchthavens?zoek=keulen',
  `/welke-luchthaven?van=${comingYear}-07-12&tot=${comingYear}-07-26`,
  '/prijzen?luchthaven=schiphol',
  '/prijzen?dagen=3',
  '/parkeren/schiphol?tab=informatie&taxi=130',
  '/vergelijken?terreinen=1',
  '/vertrekplanner?rijden=52',
  '/vertrekplanner/agenda.ics?vlucht=08:05',
  `/parkeren/schiphol/polderpark-shuttle/aankomstkaart?van=${comingYear}-07-12&tot=${comingYear}-07-26`,
])('%s has a parameter with unlimited values, so it is not cached', async (path) => {
  expect(await text(path)).toBe('not cached')
})

test('a POST is passed on, not cached', async () => {
  expect(await text('/contact', { method: 'POST' })).toBe('not cached')
})

test('HEAD has the headers and the length of GET and no body', async () => {
  const response = await get('/', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })

  expect(response.headers.get('content-length')).toBe('1200')
  expect(await response.text()).toBe('')
})

test('every answer is counted once, by how it came', async () => {
  const counts = () =>
    Object.fromEntries([
      ...pageAnswers.read().map(({ labels, value }) => [labels?.how, value]),
      ...requests.read().map(({ labels, value }) => [`${labels?.kind} ${labels?.status}`, value]),
    ])
  const before = counts()
  const grown = (name: string) => (counts()[name] ?? 0) - (before[name] ?? 0)

  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  const together = [text('/geteld'), text('/geteld')]
  await vi.waitFor(() => expect(grown('joined')).toBe(1))
  resolve(page())
  await Promise.all(together)
  await text('/geteld')

  expect(['rendered', 'joined', 'cached', 'page 200'].map(grown)).toEqual([1, 1, 1, 3])
})
