import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { countFilterUse } from '#app/site/track/track.ts'
import { useFilterUse } from './use-filter-use.ts'

vi.mock('#app/site/track/track.ts')

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(countFilterUse).mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

type Search = { filters: string[]; results: number }

const start = (initialProps: Search) =>
  renderHook(
    ({ filters, results }: Search = initialProps) => useFilterUse('AMS', filters, results),
    { initialProps },
  )

test('changes in quick succession count once', async () => {
  const { rerender } = await start({ filters: [], results: 5 })
  await rerender({ filters: ['max:10'], results: 4 })
  vi.advanceTimersByTime(500)
  await rerender({ filters: ['covered', 'max:10'], results: 0 })
  vi.advanceTimersByTime(5_000)

  expect(vi.mocked(countFilterUse).mock.calls).toEqual([
    [{ airport: 'AMS', filters: ['covered', 'max:10'], results: 0 }],
  ])
})

test('the initial filter and an empty filter are not counted', async () => {
  const { rerender } = await start({ filters: ['covered'], results: 1 })
  vi.advanceTimersByTime(5_000)
  await rerender({ filters: [], results: 5 })
  vi.advanceTimersByTime(5_000)

  expect(countFilterUse).not.toHaveBeenCalled()
})
