import { expect, test } from 'vitest'
import { rateText, readRate, typedRate } from './rate-text.ts'

test.each([
  ['7', 700],
  ['7,5', 750],
  ['7.25 %', 725],
  ['€ 4,00', 400],
  ['', Number.NaN],
  ['1.000,50', Number.NaN],
  ['7,555', Number.NaN],
])('%s is read as %s', (typed, hundredths) => {
  expect(readRate(typed)).toBe(hundredths)
})

test('what is read is typed again as it was', () => {
  expect([700, 750, 1_005].map(typedRate)).toEqual(['7', '7,5', '10,05'])
})

test('a rate says of what it is', () => {
  expect(rateText({ unit: 'percent', rate: 750 })).toBe('7,5% van de boeking')
  expect(rateText({ unit: 'amount', rate: 400 })).toBe('€4,00 per boeking')
})
