import { expect, test, vi } from 'vitest'
import { readOnce } from './read-once.ts'

test('what is known is not asked for again', async () => {
  const read = vi.fn(async () => 'antwoord')

  expect(readOnce('bekend', read)).toBe(readOnce('bekend', read))
  await readOnce('bekend', read)
  expect(read).toHaveBeenCalledOnce()
})

test('a failure is not kept', async () => {
  const read = vi.fn(async () => 'antwoord').mockRejectedValueOnce(new Error('stuk'))

  await expect(readOnce('stuk', read)).rejects.toThrow('stuk')
  expect(await readOnce('stuk', read)).toBe('antwoord')
})
