import { expect, test } from 'vitest'
import { sortLabels } from './filter-labels.ts'

test('the sort orders have the labels of the specification', () => {
  expect(Object.values(sortLabels)).toEqual(['Prijs (laag naar hoog)', 'Afstand', 'Beoordeling'])
})
