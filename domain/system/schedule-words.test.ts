import { expect, test } from 'vitest'
import { scheduleInWords } from './schedule-words.ts'

test.each([
  ['* * * * *', 'elke minuut'],
  ['*/2 * * * *', 'elke 2 minuten'],
  ['5 * * * *', 'elk uur, 5 over heel'],
  ['30 7 * * *', 'elke dag om 07:30'],
  ['45 17 * * 1', 'maandag om 17:45'],
])('%s is %s', (cron, words) => {
  expect(scheduleInWords(cron)).toBe(words)
})
