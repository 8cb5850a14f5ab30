import { expect, test } from 'vitest'
import { maxDrawn, pageSize, shownIn, skippedIn } from './list-page.ts'

const shown = (query: string) => shownIn(new URLSearchParams(query))

test('a list begins with one page', () => {
  expect(shown('')).toBe(pageSize)
})

test.each([
  ['40', 40],
  ['41', 60],
  ['500', 500],
])('toon=%s shows whole pages', (asked, expected) => {
  expect(shown(`toon=${asked}`)).toBe(expected)
})

test.each(['', '0', '-48', 'alles', '1e'])('toon=%s is one page', (asked) => {
  expect(shown(`toon=${asked}`)).toBe(pageSize)
})

test.each([
  [`${maxDrawn + 1}`, maxDrawn],
  [`${maxDrawn + 5}`, maxDrawn],
  [`${2 * maxDrawn + 1}`, 2 * maxDrawn],
  ['1', 0],
  [`${maxDrawn}`, 0],
  // No such card, or none at all.
  ['121', 0],
  ['-1', 0],
  ['1e9', 0],
  ['Infinity', 0],
  ['', 0],
  ['veel', 0],
])('of 100 matches vanaf=%s skips %i', (asked, expected) => {
  expect(skippedIn(new URLSearchParams({ vanaf: asked }), 100)).toBe(expected)
})
