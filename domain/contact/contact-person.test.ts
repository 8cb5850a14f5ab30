import { expect, test } from 'vitest'
import { isSameAddress, personFile } from './contact-person.ts'

test('e-mail addresses are compared without case or surrounding spaces', () => {
  expect(isSameAddress(' Zoe@Example.com', 'zoe@example.com')).toBe(true)
  expect(isSameAddress('zoe@example.com', 'zoe@example.nl')).toBe(false)
})

test("a file name can't leave its folder", () => {
  expect(personFile('Zoe@Example.com')).toBe('gegevens-zoe@example.com.json')
  expect(personFile('../"zoe"@example.com')).toBe('gegevens-..-zoe-@example.com.json')
})
