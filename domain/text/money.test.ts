import { expect, test } from 'vitest'
import { formatEuro } from './money.ts'

test.each([
  [5.25, '€5,25'],
  [22.5, '€22,50'],
  [0.01, '€0,01'],
  [7, '€7,00'],
  [1234.5, '€1.234,50'],
  [1234567, '€1.234.567,00'],
  [-43.05, '-€43,05'],
])('%s euros are shown as %s', (euros, text) => {
  expect(formatEuro(euros)).toBe(text)
})
