import { expect, test } from 'vitest'
import { chartTicks, labelledPoints, spacedMarks } from './chart-scale.ts'

test.each([
  [66, [0, 40, 80]],
  [80, [0, 40, 80]],
  [81, [0, 50, 100]],
  [7, [0, 4, 8]],
  [1, [0, 1, 2]],
  [0, [0, 1, 2]],
  [1_250, [0, 1_000, 2_000]],
])('a maximum of %d has grid lines at %j', (highest, ticks) => {
  expect(chartTicks(highest)).toEqual(ticks)
})

test('grid lines are whole numbers and reach the highest value', () => {
  for (let highest = 0; highest < 3_000; highest += 1) {
    const ticks = chartTicks(highest)
    expect(ticks.every(Number.isInteger)).toBe(true)
    expect(ticks[2]).toBeGreaterThanOrEqual(highest)
  }
})

test('the first and last points are labelled, and no more labels than fit', () => {
  expect(labelledPoints(30)).toEqual([0, 9, 19, 29])
  expect(labelledPoints(3)).toEqual([0, 1, 2])
  expect(labelledPoints(1)).toEqual([0])
  expect(labelledPoints(0)).toEqual([])
})

test('marks that would overlap are left out, the earlier ones first, and more of them on a phone', () => {
  const marks = Array.from({ length: 80 }, (_, at) => ({ index: at, number: at + 1 }))
  const wide = spacedMarks(marks, 90)
  const phone = wide.filter(({ fitsPhone }) => fitsPhone)

  expect(wide.at(-1)).toEqual({ index: 79, number: 80, fitsPhone: true })
  expect([wide.length, phone.length]).toEqual([20, 10])
  expect(spacedMarks(marks.slice(0, 28), 28)).toHaveLength(28)
  expect(spacedMarks([{ index: -1, number: 1 }], 28)).toEqual([])
})
