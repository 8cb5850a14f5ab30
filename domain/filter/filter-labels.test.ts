import { expect, test } from 'vitest'
import { sortLabels, undoLabel } from './filter-labels.ts'
import { defaultFilter } from './parking-filter.ts'

test('the sort orders have the labels of the specification', () => {
  expect(Object.values(sortLabels)).toEqual(['Prijs (laag naar hoog)', 'Afstand', 'Beoordeling'])
})

test('the label of an undo says what it brings back', () => {
  expect(undoLabel('valet', defaultFilter)).toBe('Valet parking weer tonen')
  expect(undoLabel('maxDistance', { ...defaultFilter, maxDistance: 5 })).toBe(
    'Ook verder dan 5 min',
  )
  expect(undoLabel('twentyFourSeven', defaultFilter)).toBe('Ook zonder 24/7 beveiliging')
  expect(undoLabel('chargingPoint', defaultFilter)).toBe('Ook zonder oplaadpunt')
})
