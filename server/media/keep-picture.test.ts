import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureOf } from '#domain/media/picture.ts'
import { db } from '#server/db/client.ts'
import { keptPictures, media, mediaFiles } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { type Internet, internetOf } from '#test/outside.ts'
import { aBomb, anAnimation, aPhoto, svg } from '#test/pictures.ts'
import { keepPicture } from './keep-picture.ts'
import { mediaFiles as served } from './serve.ts'

withSeededDatabase()

type Answer = { status?: number; body?: Uint8Array | string; headers?: Record<string, string> }

let internet: Internet
let answers: Record<string, Answer> = {}

beforeEach(async () => {
  await db.delete(keptPictures)
  await db.delete(mediaFiles)
  await db.delete(media)
  internet = await internetOf(
    { 'example.com': ['93.184.216.34'], 'inside.example': ['10.0.0.1'] },
    ({ url = '' }, response) => {
      const { status = 200, body = '', headers = {} } = answers[url] ?? { status: 404 }
      response.writeHead(status, headers).end(body)
    },
  )
})
afterEach(() => internet.close())

const site = 'http://example.com'
const keep = (path: string) => keepPicture(site + path, internet)
const shown = (address: string) => served.request(pictureOf(address).src)

test('a picture of another site is encoded again, kept and served by us', async () => {
  const photo = await aPhoto({ width: 1000, height: 600 })
  answers = { '/a.jpg': { body: photo, headers: { 'content-type': 'image/jpeg' } } }

  expect(await keep('/a.jpg')).toEqual({
    ok: true,
    value: expect.stringMatching(/^\/media\/[0-9a-f]{20}\/1000x600\.webp\?tint=/),
  })
  const response = await shown(`${site}/a.jpg`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(Buffer.from(await response.arrayBuffer())).not.toEqual(photo)
})

test('every size that a page asks for is there', async () => {
  answers = { '/a.jpg': { body: await aPhoto({ width: 800, height: 480 }) } }
  await keep('/a.jpg')
  const { src, sources = [] } = pictureOf(`${site}/a.jpg`)
  const asked = sources.flatMap(({ srcSet }) =>
    srcSet.split(', ').map((one) => one.split(' ')[0] ?? ''),
  )
  expect(asked).toHaveLength(6)

  for (const address of [src, ...asked]) {
    const response = await served.request(address)
    const format = /\.(\w+)\?/.exec(address)?.[1]
    expect([address, response.status]).toEqual([address, 200])
    expect(response.headers.get('content-type')).toBe(`image/${format}`)
  }
})

test('one that we have is not fetched again', async () => {
  answers = { '/a.jpg': { body: await aPhoto() } }
  await Promise.all([keep('/a.jpg'), keep('/a.jpg')])
  await keep('/a.jpg')

  expect(internet.connected).toHaveLength(1)
})

test('the same picture at two addresses is stored once', async () => {
  const body = await aPhoto()
  answers = { '/a.jpg': { body }, '/b.jpg': { body } }
  const first = await keep('/a.jpg')
  const files = await db.$count(mediaFiles)

  expect(await keep('/b.jpg')).toEqual(first)
  expect(await db.$count(mediaFiles)).toBe(files)
})

test('an animation and a drawing are served as what they are', async () => {
  answers = { '/a.gif': { body: await anAnimation() }, '/a.svg': { body: svg('<rect/>') } }
  await keep('/a.gif')
  await keep('/a.svg')

  expect((await shown(`${site}/a.gif`)).headers.get('content-type')).toBe('image/webp')
  const drawing = await shown(`${site}/a.svg`)
  expect(drawing.headers.get('content-type')).toBe('image/svg+xml')
  expect(drawing.headers.get('content-security-policy')).toContain('sandbox')
})

test.each<[string, () => Promise<Answer>, object]>([
  [
    'HTML called a picture',
    async () => ({ body: '<html>', headers: { 'content-type': 'image/png' } }),
    { failure: 'type' },
  ],
  [
    'a drawing with a script',
    async () => ({ body: svg('<script>alert(1)</script>') }),
    { failure: 'script' },
  ],
  [
    'a drawing that loads something',
    async () => ({ body: svg('<image href="http://169.254.169.254/"/>') }),
    { failure: 'outside' },
  ],
  ['more pixels than we decode', async () => ({ body: await aBomb() }), { failure: 'pixels' }],
  [
    'half a picture',
    async () => ({ body: (await aPhoto()).subarray(0, 900) }),
    { failure: 'damaged' },
  ],
  ['nothing', async () => ({ body: '' }), { failure: 'empty' }],
  [
    'a bomb of gzip',
    async () => ({
      body: gzipSync(Buffer.alloc(20_000_000)),
      headers: { 'content-encoding': 'gzip' },
    }),
    { failure: 'large' },
  ],
  [
    'a refusal',
    async () => ({ status: 403, body: await aPhoto() }),
    { failure: 'status', status: 403 },
  ],
  [
    'nothing there',
    async () => ({ status: 404, body: await aPhoto() }),
    { failure: 'status', status: 404 },
  ],
  ['a fault', async () => ({ status: 500 }), { failure: 'status', status: 500 }],
  [
    'a way into a private network',
    async () => ({ status: 302, headers: { location: 'http://inside.example/' } }),
    { failure: 'private' },
  ],
  [
    'a circle',
    async () => ({ status: 302, headers: { location: '/a' } }),
    { failure: 'redirects' },
  ],
])(
  '%s is not kept, and the page has the answer of a picture that is not there',
  async (_, answer, why) => {
    answers = { '/a': await answer() }

    expect(await keep('/a')).toEqual({ ok: false, why: { status: null, ...why } })
    expect(await db.$count(mediaFiles)).toBe(0)
    const response = await shown(`${site}/a`)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  },
)

test('a visitor makes us fetch nothing', async () => {
  answers = { '/a.jpg': { body: await aPhoto() } }

  expect((await shown(`${site}/a.jpg`)).status).toBe(404)
  expect(await db.$count(keptPictures)).toBe(0)
})

test.each([
  ['http://localhost:3000/images/parking-self-1.svg', '/images/parking-self-1.svg'],
  [
    'http://localhost:3000/media/0123456789abcdef0123/640.webp',
    '/media/0123456789abcdef0123/640.webp',
  ],
])('a picture of our own that was typed in full leads to itself: %s', async (address, path) => {
  const response = await shown(address)

  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(path)
})

test.each([
  'http://localhost:3000/admin',
  'http://localhost:3000/media/outside/320.webp?of=http://localhost:3000/',
  'http://localhost:3000//evil.example/images/a.svg',
])('nothing else of our own does: %s', async (address) => {
  expect((await shown(address)).status).toBe(404)
})

test.each([
  '/media/outside/640.webp',
  '/media/outside/640.webp?of=',
  '/media/outside/640.webp?of=/images/a.svg',
  '/media/outside/640.png?of=http://example.com/',
  `/media/outside/640.webp?of=http://example.com/${'a'.repeat(9_000)}`,
])('%s is not there', async (path) => {
  expect((await served.request(path)).status).toBe(404)
})
