import { describe, expect, test } from 'vitest'
import type { Features } from '#domain/parking/fields.ts'
import type { PriceAge } from '#domain/parking/price-age.ts'
import { aParking } from '#test/fixtures.ts'
import {
  changed,
  cheapestFirst,
  defaultFilter,
  type FilterChange,
  filterParkings,
  type ParkingFilter,
  type SortBy,
  sortParkings,
} from './parking-filter.ts'

const shuttle = aParking({ id: 1, type: 'shuttle', pricePerDay: 6.95, distance: 12, rating: 4.4 })
const self = aParking({ id: 2, type: 'self', pricePerDay: 12.5, distance: 15, rating: 4.2 })
const valet = aParking({ id: 3, type: 'valet', pricePerDay: 18.95, distance: 2, rating: 4.9 })
const all = [valet, shuttle, self]

function ids(change: FilterChange, parkings = all): number[] {
  return filterParkings(parkings, changed(defaultFilter, change)).map(({ id }) => id)
}

test('by default the filter allows every type up to 20 minutes away, cheapest first', () => {
  expect(defaultFilter).toEqual({
    parkingTypes: { shuttle: true, valet: true, self: true },
    maxDistance: 20,
    security: { twentyFourSeven: false, cameras: false, fenced: false },
    extras: { covered: false, chargingPoint: false, keyDrop: false },
    car: { keepKey: false, guaranteed: false, freeCancellation: false },
    sortBy: 'price',
  })
  expect(ids({})).toEqual([1, 2, 3])
})

test('a type that is off hides its parkings, and all types off hides every parking', () => {
  expect(ids({ parkingTypes: { valet: false } })).toEqual([1, 2])
  expect(ids({ parkingTypes: { shuttle: false, self: false } })).toEqual([3])
  expect(ids({ parkingTypes: { shuttle: false, valet: false, self: false } })).toEqual([])
})

test('a parking exactly at the maximum distance is shown, one further away is not', () => {
  expect(ids({ maxDistance: 12 })).toEqual([1, 3])
  expect(ids({ maxDistance: 11 })).toEqual([3])
  expect(ids({}, [aParking({ id: 4, distance: 20 }), aParking({ id: 5, distance: 21 })])).toEqual([
    4,
  ])
})

test('a maximum of 0 minutes shows only parkings at the terminal', () => {
  expect(ids({ maxDistance: 0 }, [aParking({ id: 4, distance: 0 }), shuttle])).toEqual([4])
})

describe('a wish', () => {
  const nothing: Features = {
    security: false,
    covered: false,
    chargingPoint: false,
    keyDrop: false,
    cameras: false,
    fenced: false,
  }

  test.each<[FilterChange, keyof Features]>([
    [{ security: { twentyFourSeven: true } }, 'security'],
    [{ security: { cameras: true } }, 'cameras'],
    [{ security: { fenced: true } }, 'fenced'],
    [{ extras: { covered: true } }, 'covered'],
    [{ extras: { chargingPoint: true } }, 'chargingPoint'],
    [{ extras: { keyDrop: true } }, 'keyDrop'],
  ])('%o requires the feature %s', (change, feature) => {
    const has = aParking({ id: 4, features: { ...nothing, [feature]: true } })
    const hasAllElse = aParking({
      id: 5,
      features: {
        security: true,
        covered: true,
        chargingPoint: true,
        keyDrop: true,
        cameras: true,
        fenced: true,
        [feature]: false,
      },
    })

    expect(ids({}, [has, hasAllElse])).toEqual([4, 5])
    expect(ids(change, [has, hasAllElse])).toEqual([4])
  })

  test('must be met together with the other wishes', () => {
    const covered = aParking({ id: 4, features: { ...nothing, covered: true } })
    const both = aParking({ id: 5, features: { ...nothing, covered: true, keyDrop: true } })

    expect(ids({ extras: { covered: true, keyDrop: true } }, [covered, both])).toEqual([5])
  })
})

describe('the order', () => {
  test.each<[ParkingFilter['sortBy'], number[]]>([
    ['price', [1, 2, 3]],
    ['distance', [3, 1, 2]],
    ['rating', [3, 1, 2]],
  ])('by %s', (sortBy, expected) => {
    expect(ids({ sortBy })).toEqual(expected)
  })

  test('has the highest rating first, but the lowest price and distance', () => {
    const near = aParking({ id: 4, pricePerDay: 9, distance: 1, rating: 4 })
    const good = aParking({ id: 5, pricePerDay: 8, distance: 9, rating: 5 })

    expect(ids({ sortBy: 'rating' }, [near, good])).toEqual([5, 4])
    expect(ids({ sortBy: 'distance' }, [good, near])).toEqual([4, 5])
    expect(ids({ sortBy: 'price' }, [near, good])).toEqual([5, 4])
  })

  test.each<ParkingFilter['sortBy']>(['price', 'distance', 'rating'])(
    'of equal parkings is by price, minutes, name and id when sorted by %s',
    (sortBy) => {
      const equal = [7, 5, 9, 6].map((id) => aParking({ id }))
      const first = aParking({ id: 10, name: 'élan' })

      expect(ids({ sortBy }, [...equal, first])).toEqual([10, 5, 6, 7, 9])
    },
  )

  test.each(['reviews', 'constructor', ''])(
    'falls back to price for an unknown order (%j)',
    (unknown) => {
      // The address can hold what the type forbids.
      expect(ids({ sortBy: unknown as 'price' })).toEqual([1, 2, 3])
    },
  )
})

test('filtering does not modify its input', () => {
  const given = Object.freeze([...all])

  filterParkings([...given], defaultFilter)
  expect(given).toEqual([valet, shuttle, self])
})

test('a change keeps every value that it does not name, also within a group', () => {
  const first = changed(defaultFilter, { extras: { covered: true }, maxDistance: 10 })
  const second = changed(first, { extras: { keyDrop: true } })

  expect(second).toEqual({
    ...defaultFilter,
    maxDistance: 10,
    extras: { covered: true, chargingPoint: false, keyDrop: true },
  })
  expect(changed(second, defaultFilter)).toEqual(defaultFilter)
})

test.each<ParkingFilter['sortBy']>(['price', 'distance', 'rating'])(
  'unavailable parkings come last when sorted by %s',
  (sortBy) => {
    const special = { pricePerDay: 1, distance: 0, rating: 5, unavailable: 'Vol.' }
    const closed = aParking({ id: 9, ...special })

    expect(ids({ sortBy }, [closed, ...all]).at(-1)).toBe(9)
    expect(cheapestFirst([closed, ...all]).at(-1)).toBe(closed)
  },
)

test('equal minutes and ratings go by price, an old one after the others', () => {
  const quoted = (id: number, total: number, age: PriceAge) => ({
    ...aParking({ id }),
    ...{ quote: { total, warnings: [], basis: 'tariff' as const }, age },
  })
  const parkings = [quoted(1, 100, 'old'), quoted(2, 300, 'fresh'), quoted(3, 200, 'stale')]
  const order = (sortBy: SortBy) => sortParkings(parkings, sortBy).map(({ id }) => id)

  expect(order('distance')).toEqual([3, 2, 1])
  expect(order('rating')).toEqual([3, 2, 1])
})
