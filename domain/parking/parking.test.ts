import { expect, test } from 'vitest'
import { aParking } from '#test/fixtures.ts'
import { bookable, featuresOf, lowestPrice, parkingCount } from './parking.ts'

test('a card lists the features of a parking in a fixed order', () => {
  const { features } = aParking()

  expect(featuresOf({ features: { ...features, shuttle24h: true, security: true } })).toEqual([
    'security',
    'shuttle24h',
  ])
})

test('the count of parkings is singular only for one', () => {
  expect([0, 1, 2].map(parkingCount)).toEqual([
    '0 parkeerterreinen',
    '1 parkeerterrein',
    '2 parkeerterreinen',
  ])
})

test('the lowest price ignores unavailable parkings', () => {
  const closed = aParking({ id: 1, pricePerDay: 1, unavailable: 'Vol.' })
  const open = aParking({ id: 2, pricePerDay: 9 })

  expect(bookable([closed, open])).toEqual([open])
  expect(lowestPrice([closed, open])).toBe(9)
  expect(lowestPrice([closed])).toBeUndefined()
})
