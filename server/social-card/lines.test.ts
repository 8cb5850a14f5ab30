import { expect, test } from 'vitest'
import { atMost, evenLines, lines } from './lines.ts'

const width = (text: string) => text.length * 10

test('a line takes as many words as fit', () => {
  expect(lines('een twee drie vier', width, 80)).toEqual(['een twee', 'drie', 'vier'])
})

test('a word that is too wide has a line to itself', () => {
  expect(lines('de parkeerterreinen hier', width, 80)).toEqual(['de', 'parkeerterreinen', 'hier'])
})

test('lines are about as long as each other, and no more than they were', () => {
  expect(lines('Wat neem je mee op reis?', width, 200)).toEqual(['Wat neem je mee op', 'reis?'])
  expect(evenLines('Wat neem je mee op reis?', width, 200)).toEqual(['Wat neem je', 'mee op reis?'])
})

test('what is left out is marked', () => {
  expect(atMost(2, ['een twee', 'drie', 'vier'], width, 80)).toEqual(['een twee', 'drie…'])
  expect(atMost(2, ['parkeerterreinen'], width, 80)).toEqual(['parkeer…'])
})
