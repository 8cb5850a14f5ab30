import { expect, test } from 'vitest'
import { filterUseLabel, isFilterUse, usedFilters } from './filter-use.ts'
import { changed, defaultFilter } from './parking-filter.ts'

test('the default filter uses nothing', () => {
  expect(usedFilters(defaultFilter, false)).toEqual([])
})

test('used filters are named in a fixed order', () => {
  const filter = changed(defaultFilter, {
    parkingTypes: { valet: false, self: false },
    maxDistance: 10,
    security: { cameras: true },
    extras: { covered: true },
    sortBy: 'rating',
  })

  expect(usedFilters(filter, true)).toEqual(['cameras', 'covered', 'max:10', 'shuttle', 'stay'])
})

test('no type at all counts as a used filter', () => {
  const none = { parkingTypes: { shuttle: false, valet: false, self: false } }

  expect(usedFilters(changed(defaultFilter, none), false)).toEqual(['noType'])
})

test.each(['covered', 'shuttle', 'max:0', 'max:20', 'max:35', 'stay', 'noType'])(
  '%s is a known filter use',
  (name) => {
    expect(isFilterUse(name)).toBe(true)
  },
)

test.each(['', 'max', 'max:1000', 'max:-1', 'max:x', 'toString', 'sortBy'])(
  '%s is not a known filter use',
  (name) => {
    expect(isFilterUse(name)).toBe(false)
  },
)

test('a filter use has the label that the visitor saw', () => {
  expect(['covered', 'max:10', 'stay'].map(filterUseLabel)).toEqual([
    'Overdekt parkeren',
    'Max. 10 min',
    'Data ingevuld',
  ])
})
