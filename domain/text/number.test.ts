import { expect, test } from 'vitest'
import { counted, formatNumber, numberWord } from './number.ts'

test('a large number is grouped by thousands', () => {
  expect(formatNumber(18642)).toBe('18.642')
})

test('a small number is written as a word', () => {
  expect([0, 8, 12, 13].map(numberWord)).toEqual(['nul', 'acht', 'twaalf', '13'])
})

test('one is singular', () => {
  expect([0, 1, 2].map((count) => counted(count, 'dag', 'dagen'))).toEqual([
    '0 dagen',
    '1 dag',
    '2 dagen',
  ])
  expect(counted(1485, 'parking', 'parkings')).toBe('1.485 parkings')
})
