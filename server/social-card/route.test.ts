import { expect, test } from 'vitest'
import { withSeededDatabase } from '#test/database.ts'
import { socialCards } from './route.ts'

withSeededDatabase()

test.each([
  '/social/site.png',
  '/social/parkeren/koln-bonn.png',
  '/social/blog/vroeg-boeken-loont.png',
])('%s is a PNG of 1200 by 630', async (path) => {
  const response = await socialCards.request(path)
  const png = Buffer.from(await response.arrayBuffer())

  expect(response.headers.get('content-type')).toBe('image/png')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

test('a card that the browser has is not sent again', async () => {
  const { headers } = await socialCards.request('/social/site.png')
  const etag = headers.get('etag') ?? ''

  const again = await socialCards.request('/social/site.png', {
    headers: { 'if-none-match': etag },
  })
  expect(again.status).toBe(304)
})

test.each([
  '/social/parkeren/parijs.png',
  '/social/blog/niets.png',
  '/social/parkeren/schiphol.svg',
])('there is no %s', async (path) => {
  expect((await socialCards.request(path)).status).toBe(404)
})
