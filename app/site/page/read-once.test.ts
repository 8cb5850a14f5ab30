import { expect, test, vi } from 'vitest'
import { readIfAny, readOnce } from './read-once.ts'

test('a key that was read is not read again', async () => {
  const read = vi.fn(async () => 'antwoord')

  expect(readOnce('bekend', read)).toBe(readOnce('bekend', read))
  await readOnce('bekend', read)
  expect(read).toHaveBeenCalledOnce()
})

test('a failure is not cached', async () => {
  const read = vi.fn(async () => 'antwoord').mockRejectedValueOnce(new Error('stuk'))

  await expect(readOnce('stuk', read)).rejects.toThrow('stuk')
  expect(await readOnce('stuk', read)).toBe('antwoord')
})

test('what does not exist is undefined, and any other error fails', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  fetched.mockResolvedValueOnce(new Response(null, { status: 404 }))
  expect(await readIfAny('/api/airports?slug=nergens')).toBeUndefined()

  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }))
  await expect(readIfAny('/api/airports?slug=stuk')).rejects.toThrow('503')
})
