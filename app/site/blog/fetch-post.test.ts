import { expect, test, vi } from 'vitest'
import { aPost } from '#test/fixtures.ts'
import { fetchPost } from './fetch-post.ts'

function answer(body: unknown, init?: ResponseInit) {
  return vi.spyOn(window, 'fetch').mockResolvedValue(Response.json(body, init))
}

test('a post is requested by its slug, which is escaped', async () => {
  const fetch = answer(aPost())

  expect(await fetchPost('50% & meer')).toEqual(aPost())
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/blog?slug=50%25%20%26%20meer', {
    credentials: 'include',
  })
})

test('an error status is reported as a post that was not found', async () => {
  answer({ error: 'stuk' }, { status: 500 })

  await expect(fetchPost('tips')).rejects.toThrow('Blog post niet gevonden')
})

test('a list is not a post', async () => {
  answer([aPost()])

  await expect(fetchPost('tips')).rejects.toThrow('Onverwacht formaat van blogpost data')
})
