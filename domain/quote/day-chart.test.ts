import { expect, test } from 'vitest'
import { dayChart } from './day-chart.ts'

const rows = (days: number, perDay: number) =>
  Array.from({ length: days }, (_, index) => ({
    days: index + 1,
    total: (index + 1) * perDay,
    perDay,
  }))

test('the scale has room for the dearest', () => {
  const { ticks, bars } = dayChart(rows(21, 680), undefined)

  expect(ticks).toEqual([0, 75, 150])
  expect(Math.max(...bars.map(({ height }) => height))).toBeLessThanOrEqual(1)
  expect(dayChart(rows(21, 100_000), undefined).bars.at(-1)?.height).toBeLessThanOrEqual(1)
})

test('the days of the reader are named, and those beside it are not', () => {
  expect(dayChart(rows(21, 680), 8).labels).toEqual([1, 3, 6, 8, 12, 15, 18, 21])
  expect(dayChart(rows(21, 680), undefined).labels).toEqual([1, 3, 6, 9, 12, 15, 18, 21])
})

test('days without a price have no bar', () => {
  const limited = rows(4, 100).map((row) => (row.days > 2 ? { ...row, total: null } : row))

  expect(dayChart(limited, undefined).bars.map(({ days }) => days)).toEqual([1, 2])
})

test('without any price there is still a scale', () => {
  expect(dayChart([], undefined)).toEqual({ ticks: [0, 5, 10], bars: [], labels: [] })
})
