import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

test('a hash matches its own password only', async () => {
  const stored = await hashPassword('correct paard batterij')

  expect(await isPassword('correct paard batterij', stored)).toBe(true)
  expect(await isPassword('correct paard', stored)).toBe(false)
  expect(stored).not.toContain('paard')
})

test('the same password gets a different hash each time', async () => {
  expect(await hashPassword('nogmaals')).not.toBe(await hashPassword('nogmaals'))
})

test('a malformed hash matches nothing', async () => {
  expect(await isPassword('', '')).toBe(false)
  expect(await isPassword('x', '$argon2id$v=19$m=8,t=1,p=1$$')).toBe(false)
})
