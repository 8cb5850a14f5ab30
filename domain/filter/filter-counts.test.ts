import { expect, test } from 'vitest'
import { aParking } from '#test/fixtures.ts'
import { filterCounts } from './filter-counts.ts'
import { changed, defaultFilter, type FilterChange, filterParkings } from './parking-filter.ts'

const { features } = aParking()
const covered = { ...features, covered: true }

const parkings = [
  aParking({ id: 1, type: 'shuttle', distance: 12 }),
  aParking({ id: 2, type: 'shuttle', distance: 8 }),
  aParking({ id: 3, type: 'self', distance: 15, features: covered }),
  aParking({ id: 4, type: 'valet', distance: 2, features: covered }),
]

function count(change: FilterChange) {
  return filterCounts(parkings, changed(defaultFilter, change))
}

test('by default every option counts the parkings that have it', () => {
  const { shown, options } = count({})

  expect(shown).toBe(4)
  expect(options).toMatchObject({ shuttle: 2, valet: 1, self: 1, covered: 2, keyDrop: 0 })
  expect(options).toMatchObject({ twentyFourSeven: 0, cameras: 4, fenced: 4, chargingPoint: 0 })
})

test('a wish counts the parkings that remain with it, whether it is on or off', () => {
  expect(count({ maxDistance: 10 }).options.covered).toBe(1)

  const asked = count({ maxDistance: 10, extras: { covered: true } })
  expect(asked.options.covered).toBe(1)
  expect(asked.shown).toBe(1)
})

test('a type counts its parkings that meet the other conditions, whether it is on or off', () => {
  const only = { parkingTypes: { shuttle: false, valet: false } }

  expect(count(only).options).toMatchObject({ shuttle: 2, valet: 1, self: 1 })
  expect(count({ ...only, extras: { covered: true } }).options).toMatchObject({
    shuttle: 0,
    valet: 1,
    self: 1,
  })
})

test('a parking where keeping the key is for sale counts for who wants to keep it', () => {
  const sold = { ...aParking({ id: 5 }), meets: ['keepKey' as const] }
  const { options } = filterCounts([...parkings, sold], defaultFilter)

  expect(options).toMatchObject({ keepKey: 1, guaranteed: 0, freeCancellation: 0 })
})

test('every count equals the result of filtering', () => {
  const change: FilterChange = { parkingTypes: { valet: false }, maxDistance: 12 }
  const filter = changed(defaultFilter, change)
  const { shown, options } = filterCounts(parkings, filter)
  const left = (more: FilterChange) => filterParkings(parkings, changed(filter, more)).length

  expect(shown).toBe(left({}))
  expect(options.covered).toBe(left({ extras: { covered: true } }))
  expect(options.cameras).toBe(left({ security: { cameras: true } }))
  expect(options.shuttle).toBe(shown - left({ parkingTypes: { shuttle: false } }))
  expect(options.valet).toBe(left({ parkingTypes: { valet: true } }) - shown)
})

test('an unavailable parking is counted', () => {
  const closed = aParking({ id: 5, type: 'valet', distance: 3, unavailable: 'Vol.' })

  expect(filterCounts([...parkings, closed], defaultFilter)).toMatchObject({
    shown: 5,
    options: { valet: 2 },
  })
})

test('parkings that only the end of the slider hides are counted, until they are shown', () => {
  const far = [
    aParking({ id: 5, type: 'self', distance: 25 }),
    aParking({ id: 6, type: 'self', distance: 35, features: covered }),
  ]
  const counts = (change: FilterChange) => {
    const { shown, beyond, farthest } = filterCounts(
      [...parkings, ...far],
      changed(defaultFilter, change),
    )
    return { shown, beyond, farthest }
  }

  expect(counts({})).toEqual({ shown: 4, beyond: 2, farthest: 35 })
  expect(counts({ extras: { covered: true } })).toEqual({ shown: 2, beyond: 1, farthest: 35 })
  expect(counts({ parkingTypes: { self: false } })).toEqual({ shown: 3, beyond: 0, farthest: 35 })
  expect(counts({ maxDistance: 35 })).toEqual({ shown: 6, beyond: 0, farthest: 35 })
  // Who chose fewer minutes knows what is hidden.
  expect(counts({ maxDistance: 10 })).toEqual({ shown: 2, beyond: 0, farthest: 35 })
})
