import { expect, test, vi } from 'vitest'
import { readOnce } from './read-once.ts'

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
