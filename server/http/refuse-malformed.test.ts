import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { app } from '#server/app.ts'
import { withSeededDatabase } from '#test/database.ts'
import { connectionLimits } from './connection-limits.ts'
import { countIfMissing } from './missing.ts'
import { cachePages } from './page-cache.ts'
import { refuseMalformed, refuseUnparsable } from './refuse-malformed.ts'
import { securityHeaders } from './security-headers.ts'

// Replaces the pages, which need a build.
vi.mock('./pages.ts', () => ({
  addresses: [{ parts: ['contact'], takesForms: true, leadsOn: false }],
  renderPage: async (request: Request) => new Response(`page ${new URL(request.url).pathname}`),
  renderNotFound: async () => new Response('kept', { status: 404 }),
}))

withSeededDatabase()

let server: Server
let seen: string[]

beforeAll(async () => {
  const site = cachePages(app.fetch, getRequestListener(app.fetch), countIfMissing)
  const listener: RequestListener = (request, response) => {
    seen.push(`${request.headers.host} ${request.url}`)
    site(request, response)
  }
  server = createServer(connectionLimits, refuseMalformed(listener))
  refuseUnparsable(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  seen = []
})

/** Sends exactly these lines and returns the raw response. */
async function send(
  lines: string[],
  body = '',
): Promise<{ status: number; head: string; body: string }> {
  const socket = connect((server.address() as AddressInfo).port)
  socket.write(Buffer.from([...lines, '', body].join('\r\n'), 'latin1'))
  const answer = await text(socket)
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  return {
    status: Number(head.split(' ')[1]),
    head: head.toLowerCase(),
    body: rest.join('\r\n\r\n'),
  }
}

const get = (target: string, host = 'localhost') =>
  send([`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close'])

function expectRefusal(
  answer: Awaited<ReturnType<typeof send>>,
  status = 400,
  body = /^Dit .+\.\n$/,
) {
  expect(answer.status).toBe(status)
  expect(answer.body).toMatch(body)
  expect(answer.head).toContain('content-type: text/plain; charset=utf-8')
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(answer.head).toContain(`${name}: ${value}`.toLowerCase())
  }
}

const paths = [
  '/',
  '/faq',
  '/contact?x=1',
  '/admin',
  '/api/airports',
  '/api/admin/dashboard',
  '/healthz',
  '/media/x',
]

test.each([
  '1.2.3.4.5',
  '127.1',
  '0x7f.0.0.1',
  '[::1',
  '[::1]x',
  'a b',
  'x:99999',
  'x:',
  ':80',
  '',
  '%zz',
  '%6cocalhost',
  'user@host',
  'host/path',
  'host?query',
  'host#hash',
  'a,b',
  'a\\b',
  'é.nl',
])('a host that no URL can have is refused on every path: %s', async (host) => {
  for (const path of paths) expectRefusal(await get(path, host))
  expect(seen).toEqual([])
})

test.each([
  'localhost',
  'LOCALHOST:3000',
  '127.0.0.1:80',
  '[::1]:3000',
  'my_site.internal',
  'a.nl.',
])('a host that a URL can have is accepted: %s', async (host) => {
  expect((await get('/faq', host)).status).toBe(200)
})

test.each(['/', '/parkeren/schiphol', '/assets/x.js', '/healthz'])(
  '%s takes 50 parameters, and no more',
  async (path) => {
    const query = Array(50).fill('van=1').join('&')

    expect((await get(`${path}?${query}`)).body).not.toMatch(/onderdelen/)
    expectRefusal(await get(`${path}?${query}&`), 400, /^Dit adres heeft te veel onderdelen\.\n$/)
  },
)

test.each(['/api/parkings', '/api/admin/parkings'])('%s refuses more as JSON', async (path) => {
  const { status, head, body } = await get(`${path}?${'q=1&'.repeat(2_000)}`)

  expect(status).toBe(400)
  expect(head).toContain('content-type: application/json')
  expect(JSON.parse(body)).toEqual({ error: 'Dit adres heeft te veel onderdelen.' })
})

test.each([
  { of: 'twelve segments', path: '/a'.repeat(12), answer: 'page' },
  { of: 'thirteen segments', path: '/a'.repeat(13), answer: 'kept' },
  { of: 'escaped segments', path: '/%61'.repeat(2_000), answer: 'kept' },
  { of: 'an admin page', path: `/admin${'/a'.repeat(5_000)}`, answer: 'kept' },
  { of: 'data', path: `${'/a'.repeat(5_000)}.data`, answer: 'kept' },
  { of: 'twelve segments once resolved', path: `/x/..${'/a'.repeat(12)}`, answer: 'page' },
])('a path over twelve segments is not rendered: $of', async ({ path, answer }) => {
  const { status, body } = await get(path)

  expect(body).toMatch(answer)
  expect(status).toBe(answer === 'kept' ? 404 : 200)
})

test('a call and a form over twelve segments are refused', async () => {
  const form = [`POST ${'/a'.repeat(5_000)} HTTP/1.1`, 'Host: localhost', 'Connection: close']

  expect((await get(`/api${'/a'.repeat(5_000)}`)).status).toBe(404)
  expect((await send(form)).status).toBe(405)
})

test('two Host headers, or none, are refused', async () => {
  expectRefusal(await send(['GET / HTTP/1.1', 'Host: a.nl', 'hOST: a.nl']))
  expectRefusal(await send(['GET / HTTP/1.1', 'Connection: close']))
  expect(seen).toEqual([])
})

test('HTTP/1.0 needs no Host header', async () => {
  expect((await send(['GET /faq HTTP/1.0'])).status).toBe(200)
})

test('the host of an absolute URL replaces the Host header', async () => {
  const answer = await get('http://Elders.nl:81/faq?x=1', 'localhost')

  expect(answer.status).toBe(200)
  await get('https://elders.nl')
  await get('http://elders.nl?a=b')
  expect(seen).toEqual(['Elders.nl:81 /faq?x=1', 'elders.nl /', 'elders.nl /?a=b'])
})

test('the fragment of a URL is ignored', async () => {
  await get('/faq#vraag')
  expect(seen).toEqual(['localhost /faq'])
})

test.each([
  'http://1.2.3.4.5/',
  'http://user@host/',
  'http://',
  'http:///faq',
  'http://a b/',
  'ftp://a.nl/',
  'faq',
  '*',
  '?x',
  '/\\x',
  '/a\\..\\b?x',
])('a request target that is not a path is refused: %s', async (target) => {
  expectRefusal(await get(target))
  expect(seen).toEqual([])
})

test.each([
  '//x',
  '//evil.nl/..',
  '/%zz',
  '/%00',
  '/%',
  '/..',
  '/%2e%2e/%2e',
  '/a?\\',
  '/?%zz',
  '/?%00',
  '/a;b',
  '/[',
  '/{}|^`"<>',
  `/${'a'.repeat(8_000)}`,
  `/${'/'.repeat(8_000)}`,
  `/${'%2f'.repeat(2_000)}`,
])('an unusual path is accepted: %s', async (target) => {
  const { status } = await get(target)
  expect([200, 301, 404]).toContain(status)
})

test('headers over the size limit are refused', async () => {
  expectRefusal(await get(`/${'a'.repeat(20_000)}`), 431)
  expectRefusal(await send(['GET / HTTP/1.1', 'Host: localhost', `X: ${'a'.repeat(20_000)}`]), 431)
})

test.each([
  ['GET / HTTP/9.9'],
  ['NERGENS / HTTP/1.1'],
  ['get / HTTP/1.1'],
  ['zomaar iets'],
  ['GET /é HTTP/1.1', 'Host: localhost'],
  ['OPTIONS * HTTP/1.1', 'Host: localhost'],
  ['GET / HTTP/1.1', 'Geen header'],
  ['GET / HTTP/1.1', 'Host: localhost', 'X: a\u0000b'],
  ['POST /contact HTTP/1.1', 'Host: localhost', 'Content-Length: 3', 'Transfer-Encoding: chunked'],
  ['POST /contact HTTP/1.1', 'Host: localhost', 'Content-Length: 3', 'Content-Length: 4'],
  ['POST /contact HTTP/1.1', 'Host: localhost', 'Content-Length: -3'],
  ['POST /contact HTTP/1.1', 'Host: localhost', 'Content-Length: veel'],
])('an unparsable request is refused: %s', async (...lines) => {
  expectRefusal(await send(lines))
})

test('CONNECT is refused', async () => {
  expectRefusal(await send(['CONNECT a.nl:443 HTTP/1.1', 'Host: a.nl']), 405)
})

test.each(['TRACE', 'OPTIONS', 'PROPFIND', 'PURGE', 'QUERY', 'PUT'])(
  '%s is refused with the error of the page or the API',
  async (method) => {
    const ask = (path: string) =>
      send([`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close'])

    expectRefusal(await ask('/contact'), 405)
    expect(await ask('/api/airports')).toMatchObject({
      status: 405,
      head: expect.stringContaining('allow: get, head'),
      body: '{"error":"Deze aanroep kan niet op deze manier"}',
    })
    expect(await ask('/api')).toMatchObject({
      status: 404,
      body: '{"error":"Deze aanroep bestaat niet"}',
    })
  },
)

const nonsense = [
  '',
  ',',
  ';;',
  '\u00ff\u00fe',
  '%00',
  '"',
  'a'.repeat(4_000),
  'é, ü; q=ö',
  '🅿️',
  '-1',
  '1e999',
  '{',
  '*/*;q=x',
  'Basic',
  'Basic ====',
  'Basic //////',
  `Basic ${'Ojo6'.repeat(500)}`,
  'http://[',
  'null',
  'W/"',
  '*',
  'multipart/form-data; boundary=',
]
const names = [
  'x-forwarded-for x-forwarded-host x-forwarded-proto forwarded accept-encoding accept accept-language',
  'if-none-match if-modified-since content-type authorization origin referer user-agent',
  'range cookie x-request-id x-login-code x-login-device x-requested-with sec-fetch-site',
  'ping-from upgrade te cache-control x-file-name x-version',
].flatMap((line) => line.split(' '))

test.each(names)('no value of a header causes a 5xx: %s', async (name) => {
  for (const value of nonsense) {
    for (const [method, path] of [
      ['GET', '/faq'],
      ['GET', '/nergens'],
      ['GET', '/api/airports'],
      ['GET', '/api/admin/dashboard'],
      ['POST', '/contact'],
      ['POST', '/api/affiliate-clicks'],
      ['POST', '/api/page-views'],
    ]) {
      const { status } = await send(
        [
          `${method} ${path} HTTP/1.1`,
          'Host: localhost',
          'Connection: close',
          'Content-Length: 2',
          `${name}: ${Buffer.from(value).toString('latin1')}`,
        ],
        '{}',
      )
      expect(status, `${method} ${path} ${name}: ${value}`).toBeGreaterThanOrEqual(200)
      expect(status, `${method} ${path} ${name}: ${value}`).toBeLessThan(500)
    }
  }
})

test('a GET is answered before its body arrives', async () => {
  const answer = await send(['GET /faq HTTP/1.1', 'Host: localhost', 'Content-Length: 100'], 'drup')

  expect(answer.status).toBe(200)
})
