import { expect, test } from 'vitest'
import { numberWord } from './number-word.ts'

test('a small number is written as a word', () => {
  expect([0, 8, 12, 13].map(numberWord)).toEqual(['nul', 'acht', 'twaalf', '13'])
})
