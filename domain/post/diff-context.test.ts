import { expect, test } from 'vitest'
import { inContext } from './diff-context.ts'
import { textDiff } from './text-diff.ts'

const long = Array.from({ length: 100 }, (_, index) => `woord${index}`).join(' ')

const read = (before: string, after: string) =>
  inContext(textDiff(before, after)).map(({ kind, text }) => `${kind}: ${text}`)

test('a long unchanged text is shortened to whole words beside the differences', () => {
  const [start, was, is, end] = read(`${long} boek vroeg ${long}`, `${long} boek laat ${long}`)

  expect(start).toMatch(/^same: {2}… woord\d\d .* woord99 boek$/)
  expect(was).toBe('removed:  vroeg')
  expect(is).toBe('added:  laat')
  expect(end).toMatch(/^same: {2}woord0 .* woord\d+ … $/)
})

test('a text between two differences keeps both ends', () => {
  const [, , , between] = read(`een a ${long} b twee`, `een x ${long} y twee`)

  expect(between).toMatch(/^same: {2}woord0 .* … .* woord99$/)
})

test('a short text stays whole', () => {
  expect(read('Boek op tijd vroeg', 'Boek op tijd laat')[0]).toBe('same: Boek op tijd')
})
