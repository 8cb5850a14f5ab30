import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { jpegOf } from '#domain/media/picture.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { airports, mediaFiles } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aPhoto } from '#test/pictures.ts'
import { socialCards } from './route.ts'

withSeededDatabase()

test.each([
  '/social/site.png',
  '/social/parkeren/koln-bonn.png',
  '/social/parkeren/schiphol/ringvaart-parking.png',
  '/social/blog/vroeg-boeken-loont.png',
  '/social/vergelijken/1,2.png',
])('%s is a PNG of 1200 by 630', async (path) => {
  const response = await socialCards.request(path)
  const png = Buffer.from(await response.arrayBuffer())

  expect(response.headers.get('content-type')).toBe('image/png')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

test.each(['1', '1,1', '1,99999', '1,2,3,4', '1,,2'])('%s is no comparison', async (ids) => {
  expect((await socialCards.request(`/social/vergelijken/${ids}.png`)).status).toBe(404)
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
