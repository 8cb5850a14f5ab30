import { expect, test } from 'vitest'
import { sortLabels, undoLabel } from './filter-labels.ts'

test('the orders are called as specified', () => {
  expect(Object.values(sortLabels)).toEqual(['Prijs (laag naar hoog)', 'Afstand', 'Beoordeling'])
})

test('an undo says what comes back', () => {
  expect(undoLabel('valet', 20)).toBe('Valet parking weer tonen')
  expect(undoLabel('maxDistance', 5)).toBe('Ook verder dan 5 min')
  expect(undoLabel('twentyFourSeven', 20)).toBe('Ook zonder 24/7 beveiliging')
  expect(undoLabel('chargingPoint', 20)).toBe('Ook zonder oplaadpunt')
})
