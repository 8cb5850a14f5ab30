import { beforeAll, expect, test } from 'vitest'
import { db } from '#server/db/client.ts'
import { mediaFiles as rows } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { mediaFiles } from './serve.ts'

const url = '/media/0123456789abcdef0123/640.avif'

withSeededDatabase()
beforeAll(async () => {
  await db
    .insert(rows)
    .values({ mediaId: 1, url, type: 'image/avif', content: Buffer.from([0, 1, 255]) })
})

test('an upload is immutable for caches, whatever its query', async () => {
  const response = await mediaFiles.request(`${url}?focus=1-2`)

  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/avif',
    'content-length': '3',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 1, 255])
})

test('a matching ETag gets a 304', async () => {
  const { headers } = await mediaFiles.request(url)
  const again = await mediaFiles.request(url, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  })

  expect(again.status).toBe(304)
})

test('concurrent requests all get the file', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => mediaFiles.request(url)))

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test.each([
  '/media/0123456789abcdef0123/320.avif',
  '/media/0123456789abcdef0123/..%2F640.avif',
  '/media/',
  '/media/x/640.avif',
])('%s gets a 404', async (path) => {
  const response = await mediaFiles.request(path)

  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-cache')
})
