import { expect, test } from 'vitest'
import { changeOf, clickRate, formatRate, heatGrid, pointsOf } from './statistics.ts'

test('a rate is a share of those who saw the page', () => {
  expect(formatRate(clickRate({ visitors: 49, seen: 1_000 }))).toBe('4,9%')
  expect(formatRate(clickRate({ visitors: 1, seen: 0 }))).toBe('–')
  expect(formatRate(clickRate({ visitors: 3, seen: 2 }))).toBe('100%')
})

test.each([
  [132, 100, { direction: 'up', text: '32%' }],
  [94, 100, { direction: 'down', text: '6%' }],
  [100, 100, { direction: 'same', text: '0%' }],
  [5, 0, undefined],
])('%i after %i', (count, former, change) => {
  expect(changeOf({ count, former })).toEqual(change)
})

test('the difference of two rates is in points', () => {
  expect(pointsOf(4.9, 4.4)).toEqual({ direction: 'up', text: '0,5 punt' })
  expect(pointsOf(4.42, 4.41)).toEqual({ direction: 'same', text: '0 punt' })
})

test('hours are summed per part of the day', () => {
  const grid = heatGrid([
    { weekday: 1, hour: 0, clicks: 1 },
    { weekday: 1, hour: 5, clicks: 2 },
    { weekday: 1, hour: 6, clicks: 4 },
    { weekday: 7, hour: 23, clicks: 8 },
  ])

  expect(grid[0]).toEqual([3, 4, 0, 0, 0, 0, 0])
  expect(grid[6]).toEqual([0, 0, 0, 0, 0, 0, 8])
})
