import { expect, test } from 'vitest'
import { aParking } from '#test/fixtures.ts'
import { featuresOf, parkingCount } from './parking.ts'

test('a card names what a lot has, in one order, and nothing else', () => {
  const { features } = aParking()

  expect(featuresOf({ features: { ...features, shuttle24h: true, security: true } })).toEqual([
    '24/7 beveiliging',
    'Shuttle 24/7',
  ])
})

test('one lot is no plural', () => {
  expect([0, 1, 2].map(parkingCount)).toEqual([
    '0 parkeerterreinen',
    '1 parkeerterrein',
    '2 parkeerterreinen',
  ])
})
