import { expect, test } from 'vitest'
import {
  changeOf,
  chartAirports,
  clickRate,
  formatRate,
  heatGrid,
  pointsOf,
  signedChange,
} from './statistics.ts'

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

test('a change is said in signed percents', () => {
  expect(signedChange({ count: 247, former: 449 })).toBe('−45%')
  expect(signedChange({ count: 1_400, former: 100 })).toBe('+1.300%')
  expect(signedChange({ count: 100, former: 100 })).toBe('0%')
  expect(signedChange({ count: 3, former: 0 })).toBe('0%')
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

test('a chart keeps its last places for airports with visitors and no clicks', () => {
  const airport = (code: string, count: number) => ({ code, count, former: 0 })
  const clicked = ['A', 'B', 'C', 'D'].map((code) => airport(code, 5))
  const seen = ['X', 'Y', 'Z'].map((code) => airport(code, 0))
  const codes = (...of: ReturnType<typeof airport>[][]) =>
    chartAirports(of.flat(), 4, 2)
      .map(({ code }) => code)
      .join('')

  expect(codes(clicked, seen)).toBe('ABXY')
  expect(codes(clicked, seen.slice(0, 1))).toBe('ABCX')
  expect(codes(clicked)).toBe('ABCD')
  expect(codes(clicked.slice(0, 1), seen)).toBe('AXYZ')
})
