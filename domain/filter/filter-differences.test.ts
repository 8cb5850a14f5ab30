import { expect, test } from 'vitest'
import { differences } from './filter-differences.ts'
import { changed, defaultFilter } from './parking-filter.ts'

test('a difference has its path in the filter state and the new value', () => {
  const after = changed(defaultFilter, {
    parkingTypes: { valet: false },
    maxDistance: 10,
    extras: { covered: true },
    sortBy: 'rating',
  })

  expect(differences(defaultFilter, after)).toEqual([
    { name: 'parkingTypes.valet', value: 'false' },
    { name: 'maxDistance', value: '10' },
    { name: 'extras.covered', value: 'true' },
    { name: 'sortBy', value: 'rating' },
  ])
  expect(differences(after, after)).toEqual([])
})
