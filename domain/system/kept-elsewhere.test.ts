import { expect, test } from 'vitest'
import { keptElsewhere } from './kept-elsewhere.ts'

const copies = [1, 2, 3, 4, 5].map((day) => ({ day, at: new Date(Date.UTC(2026, 10, day)) }))
const kept = (days: number, now: number) =>
  keptElsewhere(copies, days, new Date(Date.UTC(2026, 10, now))).map(({ day }) => day)

test('copies of the last days stay', () => {
  expect(kept(4, 6)).toEqual([5, 4, 3])
  expect(kept(7, 6)).toEqual([5, 4, 3, 2, 1])
})

test('with a clock that is years ahead three of them stay', () => {
  expect(kept(30, 10_000)).toEqual([5, 4, 3])
})
