import { expect, test } from 'vitest'
import { minutesInWords, minutesShort } from './minutes-text.ts'

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
