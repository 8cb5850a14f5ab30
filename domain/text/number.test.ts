import { expect, test } from 'vitest'
import { counted, formatNumber, numberWord } from './number.ts'

test('a large number is in groups of three', () => {
  expect(formatNumber(18642)).toBe('18.642')
})

test('a number is a word as far as the words go', () => {
  expect([0, 8, 12, 13].map(numberWord)).toEqual(['nul', 'acht', 'twaalf', '13'])
})

test('one is no plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'dag', 'dagen'))).toEqual([
    '0 dagen',
    '1 dag',
    '2 dagen',
  ])
})
