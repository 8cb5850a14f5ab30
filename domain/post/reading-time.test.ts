import { expect, test } from 'vitest'
import { readingTime } from './reading-time.ts'

const words = (count: number) => `<p>${'woord '.repeat(count)}</p>`

test('a post is read at 220 words a minute', () => {
  expect(readingTime(words(1320))).toBe('6 minuten lezen')
})

test('the shortest post takes a minute', () => {
  expect(readingTime('')).toBe('1 minuut lezen')
  expect(readingTime(words(3))).toBe('1 minuut lezen')
})

test('markup does not count as words', () => {
  const decorated = `<p>${'<a href="/parkeren/schiphol" title="een lange naam">woord</a> '.repeat(220)}</p>`

  expect(readingTime(decorated)).toBe('1 minuut lezen')
})

test('words of two paragraphs are counted separately', () => {
  expect(readingTime('<p>woord</p>'.repeat(440))).toBe('2 minuten lezen')
})
