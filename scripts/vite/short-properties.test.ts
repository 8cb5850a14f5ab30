import { expect, test } from 'vitest'
import { mentionedIn, nameProperties, shortenProperties } from './short-properties.ts'

const sheet = `
  @property --tw-scale { syntax: '*' }
  :root { --size-sm: 1rem; --value: 1; --b: var(--size-sm) }
  .x { width: var(--given); --tw-scale: 2 }`
const names = nameProperties(sheet, mentionedIn(['--value', 'calc(100%-var(--gap))']))

test('custom properties that a sheet sets get short names, in its order', () => {
  expect([...names]).toEqual([
    ['--tw-scale', '--c'],
    ['--size-sm', '--d'],
    ['--b', '--e'],
  ])
})

test('what scripts set or read keeps its name, and so does what no sheet sets', () => {
  expect(names.has('--value')).toBe(false)
  expect(names.has('--given')).toBe(false)
})

test('they are renamed where they are registered, set and read', () => {
  expect(
    shortenProperties(
      '@property --tw-scale{}.x{--tw-scale:2;top:calc(var(--size-sm) - var(--value, var(--d-2)))}',
      names,
    ),
  ).toBe('@property --c{}.x{--c:2;top:calc(var(--d) - var(--value, var(--d-2)))}')
})

test('a part of another name is left as it is', () => {
  expect(shortenProperties('.a--size-sm{--size-sm--line:1}', names)).toBe(
    '.a--size-sm{--size-sm--line:1}',
  )
})
