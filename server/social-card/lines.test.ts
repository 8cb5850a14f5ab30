import { expect, test } from 'vitest'
import { evenLines, lines, truncated } from './lines.ts'

const width = (text: string) => text.length * 10

test('a line contains as many words as fit', () => {
  expect(lines('een twee drie vier', width, 80)).toEqual(['een twee', 'drie', 'vier'])
})

test('a word wider than a line gets its own line', () => {
  expect(lines('de parkeerterreinen hier', width, 80)).toEqual(['de', 'parkeerterreinen', 'hier'])
})

test('lines are balanced without adding any', () => {
  expect(lines('Wat neem je mee op reis?', width, 200)).toEqual(['Wat neem je mee op', 'reis?'])
  expect(evenLines('Wat neem je mee op reis?', width, 200)).toEqual(['Wat neem je', 'mee op reis?'])
})

test('truncated text ends in an ellipsis', () => {
  expect(truncated(2, ['een twee', 'drie', 'vier'], width, 80)).toEqual(['een twee', 'drie…'])
  expect(truncated(2, ['parkeerterreinen'], width, 80)).toEqual(['parkeer…'])
})
