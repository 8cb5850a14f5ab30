import { expect, test } from 'vitest'
import { newReference, referencePattern } from './reference.ts'

test('a reference is twelve letters and digits, and no two are the same', () => {
  const made = Array.from({ length: 1_000 }, () =>
    newReference((bytes) => crypto.getRandomValues(bytes)),
  )
  expect(made.every((reference) => referencePattern.test(reference))).toBe(true)
  expect(new Set(made).size).toBe(1_000)
})

test('a byte that would make a sign likelier is passed over', () => {
  const bytes = [[252, 255, 35, 36, ...Array<number>(12).fill(0)]]
  const reference = newReference(() => Uint8Array.from(bytes.pop() ?? []))
  expect(reference).toBe('9aaaaaaaaaaa')
})
