import { expect, test } from 'vitest'
import { minutesInWords, minutesShort, readMinutes } from './minutes-text.ts'

test.each([
  [0, '0 min', '0 minuten'],
  [1, '1 min', '1 minuut'],
  [45, '45 min', '45 minuten'],
  [60, '1 uur', 'één uur'],
  [90, '1 uur 30 min', 'anderhalf uur'],
  [120, '2 uur', 'twee uur'],
  [135, '2 uur 15 min', '2 uur en 15 minuten'],
])('%i minutes', (minutes, short, words) => {
  expect([minutesShort(minutes), minutesInWords(minutes)]).toEqual([short, words])
})

test.each([
  ['75', 75],
  ['75 min', 75],
  ['75 minuten', 75],
  ['0', 0],
  ['1 uur', 60],
  ['2uur', 120],
  ['1u', 60],
  ['1:15', 75],
  ['0:45', 45],
  ['1u15', 75],
  ['1 uur 15', 75],
  ['1 uur 15 min', 75],
  ['1 uur en 15 minuten', 75],
  ['1 Uur 15 Min.', 75],
  ['anderhalf uur', 90],
  ['1,5 uur', 90],
])('%s is read as %i minutes', (typed, minutes) => {
  expect(readMinutes(typed)).toBe(minutes)
})

test.each(['', '-5', '7,5', '1:5', '1:60', '1 uur 75', '1,25 uur', 'lang', '1 2', 'uur', '1000'])(
  '%j is no time on the way',
  (typed) => {
    expect(readMinutes(typed)).toBeUndefined()
  },
)

test('what the site writes itself is read', () => {
  for (let minutes = 0; minutes < 300; minutes++) {
    expect(readMinutes(minutesShort(minutes))).toBe(minutes)
  }
})
