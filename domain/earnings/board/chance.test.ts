import { expect, test } from 'vitest'
import { chanceOfAtLeast, chanceOfNone, chanceText, isTold } from './chance.ts'

test('none of the bookings fell to some clicks: each booking missed them', () => {
  expect(chanceOfNone(50, { clicks: 50, bookings: 3 })).toBeCloseTo(1 / 8)
  expect(chanceOfNone(0, { clicks: 50, bookings: 3 })).toBe(1)
  expect(chanceOfNone(10, { clicks: 0, bookings: 0 })).toBe(1)
  // That of the mockup: 75 clicks, where the others have 6.8 bookings per 100.
  expect(chanceText(chanceOfNone(75, { clicks: 6000, bookings: 408 }))).toBe('toeval: 1 op 200')
})

test('at least so many heads of so many tosses', () => {
  expect(chanceOfAtLeast(2, 2, 0.5)).toBeCloseTo(0.25)
  expect(chanceOfAtLeast(1, 3, 0.5)).toBeCloseTo(7 / 8)
  expect(chanceOfAtLeast(0, 3, 0.5)).toBe(1)
  expect(chanceOfAtLeast(4, 3, 0.5)).toBe(0)
  expect(chanceOfAtLeast(3, 3, 1)).toBe(1)
  expect(chanceOfAtLeast(32, 100, 0.124)).toBeLessThan(1 / 10_000)
  expect(chanceOfAtLeast(13, 100, 0.124)).toBeGreaterThan(0.3)
})

test('all numbers of heads together are certain', () => {
  const exactly = (count: number) =>
    chanceOfAtLeast(count, 40, 0.3) - chanceOfAtLeast(count + 1, 40, 0.3)
  const sum = Array.from({ length: 41 }, (_, count) => exactly(count)).reduce((a, b) => a + b)
  expect(sum).toBeCloseTo(1)
})

test('who compares many needs a smaller chance', () => {
  expect(isTold(1 / 200, 9)).toBe(true)
  expect(isTold(1 / 200, 10)).toBe(false)
})

test.each([
  [0.3, 'toeval: 1 op 3'],
  [1 / 197, 'toeval: 1 op 200'],
  [1 / 3400, 'toeval: 1 op 3.000'],
  [1 / 10_001, 'toeval: minder dan 1 op 10.000'],
])('a chance of %f is %s', (chance, text) => expect(chanceText(chance)).toBe(text))
