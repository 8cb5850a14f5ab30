import { expect, test } from 'vitest'
import { activeFilters } from './active-filters.ts'
import { changed, defaultFilter, type FilterChange } from './parking-filter.ts'

function labels(change: FilterChange): string[] {
  return activeFilters(changed(defaultFilter, change)).map(({ label }) => label)
}

test('the default and the sort order are not active filters', () => {
  expect(labels({})).toEqual([])
  expect(labels({ sortBy: 'rating' })).toEqual([])
})

test('the remaining types are one filter together', () => {
  expect(labels({ parkingTypes: { self: false } })).toEqual(['Shuttle service, Valet parking'])
  expect(labels({ parkingTypes: { shuttle: false, valet: false, self: false } })).toEqual([
    'Geen enkel type',
  ])
})

test('each filter has the label of its option', () => {
  expect(
    labels({
      maxDistance: 1,
      security: { twentyFourSeven: true, cameras: true, fenced: true },
      extras: { covered: true, chargingPoint: true, keyDrop: true },
    }),
  ).toEqual([
    'Max. 1 min',
    '24/7 beveiliging',
    'Camera’s',
    'Omheind terrein',
    'Overdekt parkeren',
    'Oplaadpunt',
    'Sleutel inleveren',
  ])
})

test('undoing every filter gives the default', () => {
  const narrow = changed(defaultFilter, {
    parkingTypes: { valet: false },
    maxDistance: 3,
    security: { cameras: true },
    extras: { keyDrop: true },
  })
  const filters = activeFilters(narrow)

  expect(filters).toHaveLength(4)
  expect(filters.reduce((filter, { undo }) => changed(filter, undo), narrow)).toEqual(defaultFilter)
})
