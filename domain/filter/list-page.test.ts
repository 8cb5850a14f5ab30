import { expect, test } from 'vitest'
import { pageSize, shownIn } from './list-page.ts'

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
