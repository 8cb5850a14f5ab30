import { expect, test } from 'vitest'
import { aParking } from '#test/fixtures.ts'
import { featuresOf } from './parking.ts'

test('a card names what a lot has, in one order, and nothing else', () => {
  const { features } = aParking()

  expect(featuresOf({ features: { ...features, shuttle24h: true, security: true } })).toEqual([
    '24/7 beveiliging',
    'Shuttle 24/7',
  ])
})
