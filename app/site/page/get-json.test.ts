import { expect, test, vi } from 'vitest'
import { getJson } from './get-json.ts'

function answer(body: BodyInit | null, init?: ResponseInit) {
  return vi.spyOn(window, 'fetch').mockResolvedValue(new Response(body, init))
}

test('a read sends the cookies along and gives what the JSON says', async () => {
  const fetch = answer('[{"slug":"tips"}]')

  expect(await getJson('/api/blog')).toEqual([{ slug: 'tips' }])
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/blog', { credentials: 'include' })
})

test('a refusal is its status and its text', async () => {
  answer('Even niet', { status: 503, statusText: 'Service Unavailable' })

  await expect(getJson('/api/blog')).rejects.toThrow('503: Even niet')
})

test('a refusal without a text is its status and the name of that status', async () => {
  answer(null, { status: 503, statusText: 'Service Unavailable' })

  await expect(getJson('/api/blog')).rejects.toThrow('503: Service Unavailable')
})

test('without access it throws, or yields null where the caller says so', async () => {
  answer('Log eerst in', { status: 401 })

  expect(await getJson('/api/blog', 'yields null')).toBeNull()
  await expect(getJson('/api/blog')).rejects.toThrow('401: Log eerst in')
})
