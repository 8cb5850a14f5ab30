import { expect, test, vi } from 'vitest'
import { readAirports } from './read-airports.ts'

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test('airports that fail before the page takes them are no error of their own', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const unhandled = vi.fn((event: Event) => event.preventDefault())
  window.addEventListener('unhandledrejection', unhandled)

  const found = readAirports('')
  await nextTask()
  await nextTask()
  await expect(found).rejects.toThrow('Failed to fetch')
  expect(unhandled).not.toHaveBeenCalled()
  window.removeEventListener('unhandledrejection', unhandled)
})

test('without suggestions the airports are still there', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (path) =>
    String(path).includes('search') ? new Response('', { status: 500 }) : Response.json([]),
  )
  expect(await readAirports('schipol')).toEqual({ airports: [], suggested: [] })
})
