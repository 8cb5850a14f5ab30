import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { jpegOf } from '#domain/media/picture.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { airports, mediaFiles } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aPhoto } from '#test/pictures.ts'
import { drawPng } from './drawing.ts'
import { socialCards } from './route.ts'

vi.mock(import('./drawing.ts'), { spy: true })

withSeededDatabase()

test.each([
  '/social/site.png',
  '/social/parkeren/koln-bonn.png',
  '/social/parkeren/schiphol/ringvaart-parking.png',
  '/social/blog/vroeg-boeken-loont.png',
  '/social/vergelijken/1,2.png',
  '/social/vergelijken/1,2,3,4.png',
])('%s is a PNG of 1200 by 630', async (path) => {
  const response = await socialCards.request(path)
  const png = Buffer.from(await response.arrayBuffer())

  expect(response.headers.get('content-type')).toBe('image/png')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

test.each(['1', '1,1', '1,99999', '1,2,3,4,5', '1,,2'])('%s is no comparison', async (ids) => {
  expect((await socialCards.request(`/social/vergelijken/${ids}.png`)).status).toBe(404)
})

test.each([
  ['2,1', '1,2'],
  ['10,9', '9,10'],
  ['1,2,1', '1,2'],
  ['01,2,3', '2,3'],
])('%s leads to the one address of its comparison', async (ids, target) => {
  const { status, headers } = await socialCards.request(`/social/vergelijken/${ids}.png`)

  expect(status).toBe(301)
  expect(headers.get('location')).toBe(`/social/vergelijken/${target}.png`)
})

test('while eleven cards are made, a visitor is asked to come back', async () => {
  const isFree = Promise.withResolvers<void>()
  const { drawPng: draw } = await vi.importActual<typeof import('./drawing.ts')>('./drawing.ts')
  vi.mocked(drawPng).mockImplementation(async (...drawing) => {
    await isFree.promise
    return draw(...drawing)
  })
  const compare = (other: number) => socialCards.request(`/social/vergelijken/1,${other}.png`)
  const making = Array.from({ length: 11 }, (_, at) => compare(3 + at))
  const { status, headers } = await compare(14)

  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('5')
  expect(headers.get('cache-control')).toBe('no-store')
  isFree.resolve()
  expect((await Promise.all(making)).map((made) => made.status)).toEqual(Array(11).fill(200))
  vi.mocked(drawPng).mockReset()
  expect((await compare(14)).status).toBe(200)
})

test('what nobody waits for any more is not drawn', async () => {
  const isGone = new AbortController()
  const [first, given, last] = [
    [1, 10],
    [2, 10],
    [3, 10],
  ].map((ids) => `/social/vergelijken/${ids.join()}.png`)
  const drawing = [
    socialCards.request(first ?? ''),
    socialCards.request(given ?? '', { signal: isGone.signal }),
    socialCards.request(last ?? ''),
  ]
  isGone.abort()

  expect((await Promise.all(drawing)).map(({ status }) => status)).toEqual([200, 503, 200])
})

test('a matching ETag gets a 304', async () => {
  const { headers } = await socialCards.request('/social/site.png')
  const etag = headers.get('etag') ?? ''

  const again = await socialCards.request('/social/site.png', {
    headers: { 'if-none-match': etag },
  })
  expect(again.status).toBe(304)
})

test('a card shows its uploaded picture', async () => {
  const hash = 'a'.repeat(20)
  await db.insert(mediaFiles).values({
    mediaId: 1,
    url: jpegOf(hash),
    type: 'image/jpeg',
    content: await aPhoto({ width: 100, height: 100, color: '#ff0000' }),
  })
  await db
    .update(airports)
    .set({ imageUrl: `/media/${hash}/100x100.webp` })
    .where(eq(airports.code, 'AMS'))
  await refreshContentVersion()

  const response = await socialCards.request('/social/parkeren/schiphol.png')
  const card = sharp(Buffer.from(await response.arrayBuffer()))
  const [red = 0, green = 0] = await card
    .extract({ left: 1000, top: 300, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  expect(red).toBeGreaterThan(240)
  expect(green).toBeLessThan(20)
})

test.each([
  '/social/parkeren/parijs.png',
  '/social/blog/niets.png',
  '/social/parkeren/schiphol.svg',
  '/social/parkeren/schiphol/nergens.png',
])('%s gets a 404', async (path) => {
  expect((await socialCards.request(path)).status).toBe(404)
})
