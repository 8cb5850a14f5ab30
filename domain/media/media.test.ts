import { expect, test } from 'vitest'
import {
  formatBytes,
  librarySize,
  maxUploadBytes,
  mediaName,
  mediaRefusals,
  refuseUnsent,
} from './media.ts'

test('a file at the size limit is accepted, one byte more is refused', () => {
  expect(refuseUnsent({ size: maxUploadBytes })).toBeUndefined()
  expect(refuseUnsent({ size: maxUploadBytes + 1 })).toBe('large')
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
])('%d bytes are shown as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

test('the library shows its number of files and total size', () => {
  expect(librarySize({ total: 2, bytes: 3_200_000 })).toBe('2 bestanden, 3,2 MB')
  expect(librarySize({ total: 1, bytes: 900 })).toBe('1 bestand, 900 B')
})

test.each([
  ['terrein.svg', 'terrein.svg'],
  ['C:\\Foto\\terrein 1.jpg', 'terrein 1.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['\u0000', 'afbeelding'],
  ['terrein\u202Egpj.exe', 'terreingpj.exe'],
  ['\u200B', 'afbeelding'],
  [`${'a'.repeat(199)}🚗`, 'a'.repeat(199)],
])('a file %j is named %j', (given, name) => {
  expect(mediaName(given)).toBe(name)
})
