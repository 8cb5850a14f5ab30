import { expect, test } from 'vitest'
import { filterUseLabel, isFilterUse, usedFilters } from './filter-use.ts'
import { changed, defaultFilter } from './parking-filter.ts'

test('the default asks for nothing', () => {
  expect(usedFilters(defaultFilter, false)).toEqual([])
})

test('what is asked for is named, always in the same order', () => {
  const filter = changed(defaultFilter, {
    parkingTypes: { valet: false, self: false },
    maxDistance: 10,
    security: { cameras: true },
    extras: { covered: true },
    sortBy: 'rating',
  })

  expect(usedFilters(filter, true)).toEqual(['cameras', 'covered', 'max:10', 'shuttle', 'stay'])
})

test('no type at all is something that was asked for', () => {
  const none = { parkingTypes: { shuttle: false, valet: false, self: false } }

  expect(usedFilters(changed(defaultFilter, none), false)).toEqual(['noType'])
})

test.each(['covered', 'shuttle', 'max:0', 'max:20', 'stay', 'noType'])('%s can be used', (name) => {
  expect(isFilterUse(name)).toBe(true)
})

test.each(['', 'max', 'max:21', 'max:-1', 'max:x', 'toString', 'sortBy'])('%s can not', (name) => {
  expect(isFilterUse(name)).toBe(false)
})

test('each reads as the visitor read it', () => {
  expect(['covered', 'max:10', 'stay'].map(filterUseLabel)).toEqual([
    'Overdekt parkeren',
    'Max. 10 min',
    'Data ingevuld',
  ])
})
