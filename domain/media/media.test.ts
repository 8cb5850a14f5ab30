import { expect, test } from 'vitest'
import {
  formatBytes,
  librarySize,
  mediaName,
  mediaRefusals,
  mostBytes,
  refuseUnsent,
} from './media.ts'

test('a file of exactly the most bytes may be sent, one more may not', () => {
  expect(refuseUnsent({ size: mostBytes })).toBeUndefined()
  expect(refuseUnsent({ size: mostBytes + 1 })).toBe('large')
  expect(refuseUnsent({ size: 0 })).toBe('empty')
})

test('a refusal is a sentence that names its limit', () => {
  expect(mediaRefusals.large).toBe('Dit bestand is te groot. Een afbeelding is maximaal 15 MB.')
  expect(mediaRefusals.pixels).toContain('Maximaal 50 megapixel')
})

test.each([
  [840, '840 B'],
  [18_400, '18 kB'],
  [3_240_000, '3,2 MB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

test('a library says how much it holds', () => {
  expect(librarySize([{ size: 2_000_000 }, { size: 1_200_000 }])).toBe('2 bestanden, 3,2 MB')
  expect(librarySize([{ size: 900 }])).toBe('1 bestand, 900 B')
})

test.each([
  ['terrein.svg', 'terrein.svg'],
  ['C:\\Foto\\terrein 1.jpg', 'terrein 1.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['\u0000', 'afbeelding'],
  ['terrein\u202Egpj.exe', 'terreingpj.exe'],
  ['\u200B', 'afbeelding'],
  [`${'a'.repeat(199)}🚗`, 'a'.repeat(199)],
])('a file %j goes by %j', (given, name) => {
  expect(mediaName(given)).toBe(name)
})
