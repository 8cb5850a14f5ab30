import { expect, test } from 'vitest'
import { readRegistryNumber, registryNumberText } from './registry-number.ts'

test.each([
  ['KvK', '12345678', '12345678'],
  ['KvK', ' 1234 5678', '12345678'],
  ['KBO', '0123456749', '0123.456.749'],
  ['KBO', 'BE 0123.456.749', '0123.456.749'],
  ['KBO', '0000.000.097', '0000.000.097'],
  ['HRB', 'HRB 12345', '12345'],
  ['HRB', 'hrb 98765 b', '98765B'],
  ['HRB', '00011', '00011'],
] as const)('%s %j is stored as %s', (registry, written, stored) => {
  expect(readRegistryNumber(registry, written)).toBe(stored)
  expect(readRegistryNumber(registry, stored)).toBe(stored)
})

test.each([
  ['KvK', '1234567'],
  ['KvK', '123456789'],
  ['KvK', '1234567a'],
  ['KBO', '0123456748'],
  ['KBO', '123456749'],
  ['HRB', 'HRB'],
  ['HRB', 'HRA 12345'],
  ['HRB', '1234567'],
] as const)('%s %j is no number', (registry, written) => {
  expect(readRegistryNumber(registry, written)).toBeUndefined()
})

test('a number is written with its register', () => {
  expect(registryNumberText('HRB', '12345')).toBe('HRB 12345')
  expect(registryNumberText('KvK', null)).toBe('')
})
