import { expect, test } from 'vitest'
import { isAtLeast, roles, whoMay } from './role.ts'

test('each role may do what the roles before it may, and not what the later ones may', () => {
  const allowed = roles.map((role) => roles.filter((lowest) => isAtLeast(role, lowest)))

  expect(allowed).toEqual([['reader'], ['reader', 'editor'], ['reader', 'editor', 'manager']])
})

test('a refusal names every role that may', () => {
  expect(whoMay('editor')).toBe('Dit mag alleen een redacteur of een beheerder.')
  expect(whoMay('manager')).toBe('Dit mag alleen een beheerder.')
})
