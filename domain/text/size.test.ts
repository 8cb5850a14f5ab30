import { expect, test } from 'vitest'
import { sizeText } from './size.ts'

test.each([
  [0, '1 kB'],
  [12_400, '12 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [3_456_789, '3,5 MB'],
  [730_000_000, '730 MB'],
  [19_600_000_000, '19,6 GB'],
  [1_250_000_000_000_000, '1.250 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
