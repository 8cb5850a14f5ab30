import { expect, test } from 'vitest'
import { forEveryone, packBest, pageOf, sizeOf } from './rendered-page.ts'

const pageWith = (text: string) => {
  const headers = { 'cache-control': forEveryone, 'content-type': 'text/html' }
  return pageOf(new Response(text, { headers }), '1', false)
}
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => ((index * 7919) % 1009).toString(36)).join(' ')

test.each([500, 50_000])(
  'a page of %i words holds no more memory than its bytes',
  async (count) => {
    const page = await pageWith(words(count))
    const { br, gzip } = page.cached ?? {}
    await packBest(page)

    for (const body of [page.body, br?.body, gzip?.body, page.cached?.br?.body]) {
      expect(body?.buffer.byteLength).toBe(body?.length)
    }
  },
)

test.each([1, 500, 50_000])('the size of a page of %i words counts its bytes', async (count) => {
  const page = await pageWith(words(count))
  const { br, gzip } = page.cached ?? {}
  const bytes = page.body.length + (br?.body.length ?? 0) + (gzip?.body.length ?? 0)
  const size = sizeOf(page)
  await packBest(page)

  expect(size).toBeGreaterThan(bytes)
  expect(sizeOf(page)).toBe(size)
})
