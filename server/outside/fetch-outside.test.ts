import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { type Internet, internetOf } from '#test/outside.ts'
import { fetchOutside } from './fetch-outside.ts'

const example = '93.184.216.34'
const limits = { ms: 10_000, bytes: 100_000, redirects: 5 }

let internet: Internet | undefined
afterEach(async () => {
  await internet?.close()
  internet = undefined
})

/** A site at example.com, and at names that lead elsewhere. */
async function site(answer: RequestListener, hosts: Parameters<typeof internetOf>[0] = {}) {
  internet = await internetOf({ 'example.com': [example], ...hosts }, answer)
  return internet
}

const fetched = (address: string, from: Internet, less: Partial<typeof limits> = {}) =>
  fetchOutside(address, { ...limits, ...less }, 'image/*', from)

test('an address is asked as a browser would, without what a browser knows of a visitor', async () => {
  const asked: unknown[] = []
  const from = await site((request, response) => {
    const { host, accept, cookie, authorization, referer } = request.headers
    asked.push([request.method, request.url, { host, accept, cookie, authorization, referer }])
    response.setHeader('content-type', 'image/png').end('abc')
  })

  expect(await fetched('http://example.com:8080/a%20b.png?c=d#e', from)).toEqual({
    ok: true,
    value: {
      status: 200,
      url: 'http://example.com:8080/a%20b.png?c=d',
      type: 'image/png',
      bytes: Buffer.from('abc'),
      hops: [{ url: 'http://example.com:8080/a%20b.png?c=d', status: 200 }],
    },
  })
  expect(asked).toEqual([
    ['GET', '/a%20b.png?c=d', { host: 'example.com:8080', accept: 'image/*' }],
  ])
})

test.each([403, 404, 500])('a status of %i is an answer too', async (status) => {
  const from = await site((_, response) => response.writeHead(status).end('nee'))

  expect(await fetched('http://example.com/', from)).toMatchObject({ value: { status } })
})

test.each([
  'ftp://example.com/',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  '//example.com/',
  '/images/parking-self-1.svg',
  'http://',
  'http://localhost/',
  'http://database/',
  'http://user:secret@example.com/',
  'http://example.com:22/',
  'http://example.com:25/',
  'http://example.com:6667/',
  '',
])('%s is not fetched', async (address) => {
  const from = await site((_, response) => response.end())

  expect(await fetched(address, from)).toEqual({ ok: false, why: 'address' })
  expect(from.connected).toEqual([])
})

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://10.0.0.1:8080/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://inside.example/',
  'http://half.example/',
  'http://inside.example./',
])('%s leads to a private network, and nothing connects to it', async (address) => {
  const from = await site((_, response) => response.end(), {
    'inside.example': ['192.168.0.10'],
    'half.example': [example, 'fd00::1'],
  })

  expect(await fetched(address, from)).toEqual({ ok: false, why: 'private' })
  expect(from.connected).toEqual([])
})

test('a redirect is followed, and every hop is told', async () => {
  const from = await site(
    ({ url }, response) => {
      if (url === '/a') return response.writeHead(301, { location: 'b' }).end()
      if (url === '/b') {
        return response.writeHead(302, { location: 'http://other.example/c' }).end()
      }
      return response.end('gevonden')
    },
    { 'other.example': ['8.8.8.8'] },
  )

  expect(await fetched('http://example.com/a', from)).toMatchObject({
    value: {
      url: 'http://other.example/c',
      hops: [
        { url: 'http://example.com/a', status: 301 },
        { url: 'http://example.com/b', status: 302 },
        { url: 'http://other.example/c', status: 200 },
      ],
    },
  })
  expect(from.connected).toEqual([example, example, '8.8.8.8'])
})

test.each([
  ['http://127.0.0.1:5432/', 'private'],
  ['http://inside.example/', 'private'],
  ['//169.254.169.254/', 'private'],
  ['file:///etc/passwd', 'address'],
  ['http://example.com:25/', 'address'],
])('a redirect to %s is not followed', async (location, why) => {
  const from = await site((_, response) => response.writeHead(302, { location }).end(), {
    'inside.example': ['10.1.2.3'],
  })

  expect(await fetched('http://example.com/', from)).toEqual({ ok: false, why })
  expect(from.connected).toEqual([example])
})

test('redirects in a circle end', async () => {
  const from = await site(({ url = '' }, response) =>
    response.writeHead(302, { location: url === '/a' ? '/b' : '/a' }).end(),
  )

  expect(await fetched('http://example.com/a', from)).toEqual({ ok: false, why: 'redirects' })
  expect(from.connected).toHaveLength(6)
})

test('a name that resolves otherwise the second time is connected to where it was checked', async () => {
  const from = await site((_, response) => response.end('ja'), {
    'rebinds.example': (time) => (time === 1 ? [example] : ['127.0.0.1']),
  })

  expect(await fetched('http://rebinds.example/', from)).toMatchObject({ ok: true })
  expect(from.connected).toEqual([example])
})

test('a name that resolves otherwise at a later hop is checked there again', async () => {
  const from = await site((_, response) => response.writeHead(302, { location: '/again' }).end(), {
    'rebinds.example': (time) => (time === 1 ? [example] : ['127.0.0.1']),
  })

  expect(await fetched('http://rebinds.example/', from)).toEqual({ ok: false, why: 'private' })
  expect(from.connected).toEqual([example])
})

test('a name without an address is said to be gone', async () => {
  const from = await site((_, response) => response.end())

  expect(await fetched('http://gone.example/', from)).toEqual({ ok: false, why: 'name' })
})

test('a body without an end is broken off', async () => {
  let sent = 0
  const from = await site((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000))) sent += 10_000
    }
    response.on('drain', more)
    more()
  })

  expect(await fetched('http://example.com/', from)).toEqual({ ok: false, why: 'large' })
  expect(sent).toBeLessThan(10_000_000)
})

test('a body that says that it is too large is not read', async () => {
  const from = await site((_, response) => {
    response.setHeader('content-length', 100_001)
    response.write('x')
  })

  expect(await fetched('http://example.com/', from)).toEqual({ ok: false, why: 'large' })
})

test('a body that comes drop by drop is broken off in time', async () => {
  const from = await site((_, response) => {
    const dripping = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(dripping))
  })

  expect(await fetched('http://example.com/', from, { ms: 300 })).toEqual({
    ok: false,
    why: 'slow',
  })
})

test('so is an answer of which the headers do not come', async () => {
  const from = await site(() => undefined)

  expect(await fetched('http://example.com/', from, { ms: 300 })).toEqual({
    ok: false,
    why: 'slow',
  })
})

test('the time is that of all hops together', async () => {
  const from = await site((_, response) => {
    setTimeout(() => response.writeHead(302, { location: '/' }).end(), 200)
  })

  expect(await fetched('http://example.com/', from, { ms: 500 })).toEqual({
    ok: false,
    why: 'slow',
  })
})

test('a name server that does not answer is waited for no longer than that', async () => {
  const from = await site((_, response) => response.end())
  from.resolve = () => new Promise(() => undefined)

  expect(await fetched('http://example.com/', from, { ms: 300 })).toEqual({
    ok: false,
    why: 'slow',
  })
})

test('headers without an end are broken off', async () => {
  const from = await site((_, response) => response.setHeader('x-long', 'x'.repeat(20_000)).end())

  expect(await fetched('http://example.com/', from)).toEqual({ ok: false, why: 'connection' })
})

test('an answer that breaks off half way is no answer', async () => {
  const from = await site((_, response) => {
    response.setHeader('content-length', 1_000)
    response.write('half', () => response.destroy())
  })

  expect(await fetched('http://example.com/', from)).toEqual({ ok: false, why: 'connection' })
})

test('what is compressed unasked is unpacked', async () => {
  const from = await site((_, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync('een plaatje')),
  )

  expect(await fetched('http://example.com/', from)).toMatchObject({
    value: { bytes: Buffer.from('een plaatje') },
  })
})

test('of what grows when it is unpacked, no more than the limit is', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000))
  const from = await site((_, response) => response.setHeader('content-encoding', 'gzip').end(bomb))

  expect(bomb.byteLength).toBeLessThan(limits.bytes)
  expect(await fetched('http://example.com/', from)).toEqual({ ok: false, why: 'large' })
})

test.each(['gzip', 'gzip, gzip', 'zstd', 'x'])(
  'a body that is not the %s it says is no answer',
  async (encoding) => {
    const from = await site((_, response) =>
      response.setHeader('content-encoding', encoding).end('plain'),
    )

    expect(await fetched('http://example.com/', from)).toEqual({ ok: false, why: 'connection' })
  },
)

test('the next address of a name is tried when one does not answer', async () => {
  const from = await site((_, response) => response.end('ja'), {
    'two.example': ['8.8.4.4', example],
  })
  const { connect } = from
  from.connect = (target) => {
    const socket = connect(target)
    return target.address === example ? socket : socket.destroy(new Error('unreachable'))
  }

  expect(await fetched('http://two.example/', from)).toMatchObject({ ok: true })
  expect(from.connected).toEqual(['8.8.4.4', example])
})
