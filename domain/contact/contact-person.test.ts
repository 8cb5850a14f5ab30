import { expect, test } from 'vitest'
import { isSameAddress, personFile } from './contact-person.ts'

test('an address is the same one, however it is written', () => {
  expect(isSameAddress(' Zoe@Example.com', 'zoe@example.com')).toBe(true)
  expect(isSameAddress('zoe@example.com', 'zoe@example.nl')).toBe(false)
})

test('the name of a file holds nothing that leads out of its folder', () => {
  expect(personFile('Zoe@Example.com')).toBe('gegevens-zoe@example.com.json')
  expect(personFile('../"zoe"@example.com')).toBe('gegevens-..-zoe-@example.com.json')
})
