import { expect, test } from 'vitest'
import {
  freshText,
  inGroups,
  isWorkingDay,
  mondayOf,
  nextWorkingDay,
  portionOf,
  weekSoFar,
  workingDays,
} from './portion.ts'

const [thursday, friday, saturday, sunday, monday] = [
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '2026-11-23',
]

const day = { today: friday, size: 20, done: 0, todo: 500 }

test('each answer counts as one of the portion', () => {
  expect(portionOf(day)).toEqual({ size: 20, done: 0, left: 20 })
  expect(portionOf({ ...day, done: 14 })).toEqual({ size: 20, done: 14, left: 6 })
  expect(portionOf({ ...day, done: 25 }).left).toBe(0)
})

test('there is never more left than there is to do', () => {
  expect(portionOf({ ...day, done: 14, todo: 3 }).left).toBe(3)
})

test('what was left on a day does not enlarge the next', () => {
  const today = portionOf({ ...day, today: thursday, done: 2 })

  expect(today.left).toBe(18)
  expect(portionOf(day).left).toBe(20)
})

test('there is no portion in a weekend', () => {
  expect([saturday, sunday].map((today) => portionOf({ ...day, today }).left)).toEqual([0, 0])
  expect([friday, saturday, sunday, monday].map(isWorkingDay)).toEqual([true, false, false, true])
})

test('who goes on gets what is asked for, also in a weekend', () => {
  expect(portionOf({ ...day, done: 20, goal: 30 }).left).toBe(10)
  expect(portionOf({ ...day, today: saturday, goal: 10 }).left).toBe(10)
  expect(portionOf({ ...day, done: 2, goal: 10 }).left).toBe(18)
})

test('the next portion comes on the next working day', () => {
  expect([thursday, friday, saturday].map(nextWorkingDay)).toEqual([friday, monday, monday])
})

test('a week starts on its Monday', () => {
  expect([monday, friday, sunday].map(mondayOf)).toEqual([monday, '2026-11-16', '2026-11-16'])
})

test('thirty days from a Friday have 21 working days', () => {
  expect(workingDays(friday, 30)).toBe(21)
  expect(workingDays(saturday, 2)).toBe(0)
})

const fresh = { size: 20, prices: 1_500, staleDays: 30, today: friday }

test.each([
  [
    fresh,
    'Bij 20 per dag blijven 420 van 1.500 prijzen binnen 30 dagen; voor alle zijn er 72 nodig.',
  ],
  [{ ...fresh, size: 72 }, 'Bij 72 per dag blijven alle 1.500 prijzen binnen 30 dagen.'],
  [
    { ...fresh, size: 71 },
    'Bij 71 per dag blijven 1.491 van 1.500 prijzen binnen 30 dagen; voor alle zijn er 72 nodig.',
  ],
  [{ ...fresh, prices: 1 }, 'Bij 20 per dag blijft de prijs binnen 30 dagen.'],
  [{ ...fresh, prices: 0 }, 'Er zijn nog geen prijzen om bij te houden.'],
  [
    { ...fresh, size: 1, staleDays: 1 },
    'Bij 1 per dag blijft 1 van 1.500 prijzen binnen 1 dag; voor alle zijn er 1.500 nodig.',
  ],
  [
    { ...fresh, staleDays: 2, today: saturday },
    'Bij 20 per dag blijven 0 van 1.500 prijzen binnen 2 dagen.',
  ],
])('what the portion keeps fresh: %o', (given, text) => {
  expect(freshText(given)).toBe(text)
})

test('all of one group stands together, where its first is', () => {
  const items = ['a1', 'b1', 'a2', 'c1', 'b2']

  expect(inGroups(items, (item) => item.slice(0, 1))).toEqual(['a1', 'a2', 'b1', 'b2', 'c1'])
})

test('a week has its working days so far, and a day off only with answers', () => {
  const answered = [
    { day: '2026-11-17', done: 14 },
    { day: '2026-11-21', done: 3 },
  ]
  const done = (today: string) => weekSoFar(today, answered).map((one) => [one.day, one.done])

  expect(done('2026-11-18')).toEqual([
    ['2026-11-16', 0],
    ['2026-11-17', 14],
    ['2026-11-18', 0],
  ])
  expect(done('2026-11-22').at(-1)).toEqual(['2026-11-21', 3])
})
