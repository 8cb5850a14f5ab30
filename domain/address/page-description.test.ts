import { expect, test } from 'vitest'
import { pageDescription } from './page-description.ts'

const sentence = 'Schiphol heeft één terminal, maar je parkeert er dichtbij of juist verderop.'

test('a short text stays whole, on one line', () => {
  expect(pageDescription('Klein.\n\nEn dichtbij.')).toBe('Klein. En dichtbij.')
})

test('a long text ends after the last sentence that fits', () => {
  expect(pageDescription(`${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`)
})

test('a text whose sentences are too short for that ends after a whole word', () => {
  const words = 'parkeren bij de luchthaven, '.repeat(10)
  const description = pageDescription(`Kort. ${words}`)

  expect(description.length).toBeGreaterThan(140)
  expect(description.length).toBeLessThanOrEqual(155)
  expect(description).toMatch(/^Kort\. parkeren .* [a-z]+…$/)
})

test('a single long word is truncated', () => {
  expect(pageDescription('a'.repeat(400))).toBe(`${'a'.repeat(154)}…`)
})
