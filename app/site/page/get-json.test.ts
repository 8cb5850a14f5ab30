import { expect, test, vi } from 'vitest'
import { getJson } from './get-json.ts'

function answer(body: BodyInit | null, init?: ResponseInit) {
  return vi.spyOn(window, 'fetch').mockResolvedValue(new Response(body, init))
}

test('a request sends cookies, and the JSON body is parsed', async () => {
  const fetch = answer('[{"slug":"tips"}]')

  expect(await getJson('/api/blog')).toEqual([{ slug: 'tips' }])
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/blog', { credentials: 'include' })
})

test('an error status throws with the status and the body', async () => {
  answer('Even niet', { status: 503, statusText: 'Service Unavailable' })

  await expect(getJson('/api/blog')).rejects.toThrow('503: Even niet')
})

test('an error status without a body throws with the status and its name', async () => {
  answer(null, { status: 503, statusText: 'Service Unavailable' })

  await expect(getJson('/api/blog')).rejects.toThrow('503: Service Unavailable')
})

test.each([401, 404] as const)(
  'a %d throws, or yields null if the caller asks for that',
  async (status) => {
    answer('Niet hier', { status })
    expect(await getJson('/api/blog', status)).toBeNull()

    answer('Niet hier', { status })
    await expect(getJson('/api/blog')).rejects.toThrow(`${status}: Niet hier`)
  },
)
