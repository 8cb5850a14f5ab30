import { expect, test } from 'vitest'
import { settlesAfter, together } from './settling.ts'

const none = new Map<number, number>()

test('a programme settles on the day by which 80% of its decided bookings were decided', () => {
  const own = new Map([
    [33, 20],
    [10, 60],
    [90, 20],
  ])
  expect(settlesAfter(own, none)).toBe(33)
})

test('from 30 on; else those of its network, else 60 days', () => {
  const few = new Map([[5, 29]])
  expect(settlesAfter(new Map([[5, 30]]), none)).toBe(5)
  expect(settlesAfter(few, new Map([[8, 30]]))).toBe(8)
  expect(settlesAfter(few, new Map([[8, 29]]))).toBe(60)
  expect(settlesAfter(none, none)).toBe(60)
})

test('a network is all of its programmes', () => {
  const all = together([
    new Map([[5, 20]]),
    new Map([
      [5, 5],
      [9, 5],
    ]),
  ])
  expect(all).toEqual(
    new Map([
      [5, 25],
      [9, 5],
    ]),
  )
})
