import { expect, test } from 'vitest'
import { isAlmost } from './typo.ts'

test.each([
  ['shiphol', 'schiphol', 'a missing letter'],
  ['eindhofen', 'eindhoven', 'a wrong letter'],
  ['dusseldrof', 'dusseldorf', 'swapped letters'],
  ['rotterrdam', 'rotterdam', 'an extra letter'],
  ['shiph', 'schiphol', 'a beginning'],
  ['scihpol', 'schiphol', 'two errors in a long word'],
])('%s is almost %s: %s', (typed, term) => {
  expect(isAlmost(typed, term)).toBe(true)
})

test.each([
  ['ams', 'amd', 'a short word has no errors'],
  ['bred', 'brussel', 'another word'],
  ['parijs', 'charleroi', 'another word'],
  ['rotterdam centrum', 'rotterdam', 'more than the term'],
  ['shippol', 'eindhoven', 'another word'],
])('%s is not almost %s: %s', (typed, term) => {
  expect(isAlmost(typed, term)).toBe(false)
})
