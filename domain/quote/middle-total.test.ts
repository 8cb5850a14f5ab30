import { expect, test } from 'vitest'
import { middleTotal } from './middle-total.ts'

test('half of the totals are lower and half are higher', () => {
  expect(middleTotal([9900, 5560, 6800])).toBe(6800)
  expect(middleTotal([6800])).toBe(6800)
})

test('between two totals it is their mean, in whole cents', () => {
  expect(middleTotal([5560, 6800, 10_000, 7000])).toBe(6900)
  expect(middleTotal([1000, 1001])).toBe(1001)
})

test('numbers are compared as numbers, and their order stays', () => {
  const totals = [10_000, 900, 2000]
  expect(middleTotal(totals)).toBe(2000)
  expect(totals).toEqual([10_000, 900, 2000])
})

test('without totals there is no middle', () => {
  expect(middleTotal([])).toBeNull()
})
