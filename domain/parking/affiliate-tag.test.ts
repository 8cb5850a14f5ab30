import { expect, test } from 'vitest'
import { hasTag, withTag } from './affiliate-tag.ts'

const tag = 'bron=parkeerpiloot'

test.each([
  ['https://p.example.com/?bron=parkeerpiloot', true],
  ['https://p.example.com/boek?van=ams&bron=parkeerpiloot#prijzen', true],
  ['https://p.example.com/', false],
  ['https://p.example.com/?bron=ander', false],
  ['https://p.example.com/?abron=parkeerpiloot', false],
  ['https://p.example.com/#?bron=parkeerpiloot', false],
  ['https://p.example.com/bron=parkeerpiloot', false],
])('%s carries the tag: %s', (address, carries) => {
  expect(hasTag(address, tag)).toBe(carries)
})

test.each([
  ['https://p.example.com', 'https://p.example.com?bron=parkeerpiloot'],
  ['https://p.example.com/?a=1%20+2', 'https://p.example.com/?a=1%20+2&bron=parkeerpiloot'],
  ['https://p.example.com/?bron=x&a=1', 'https://p.example.com/?a=1&bron=parkeerpiloot'],
  ['https://p.example.com/?#prijzen', 'https://p.example.com/?bron=parkeerpiloot#prijzen'],
])('%s gets the tag once, and is otherwise unchanged', (address, tagged) => {
  expect(withTag(address, tag)).toBe(tagged)
  expect(hasTag(tagged, tag)).toBe(true)
})

test('a tag may have several parts, or none', () => {
  expect(withTag('https://p.example.com/?b=3', 'a=1&b=2')).toBe('https://p.example.com/?a=1&b=2')
  expect(hasTag('https://p.example.com/?a=1', 'a=1&b=2')).toBe(false)
  expect(hasTag('https://p.example.com/', '')).toBe(true)
})
