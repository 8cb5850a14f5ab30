import { expect, test } from 'vitest'
import { factRows } from '#domain/fact/fact-comparison.ts'
import { comparisonRows } from '#domain/parking/comparison.ts'
import { parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import { aParking } from '#test/fixtures.ts'
import { hyphenated } from './soft-hyphens.ts'

test('a long word may break between its parts, whatever its case', () => {
  expect(hyphenated('Hoogtebeperking')).toBe('Hoogte\u00adbeperking')
  expect(hyphenated('Bron van de beoordelingen')).toBe('Bron van de beoor\u00addelingen')
  expect(hyphenated('24/7 beveiliging')).toBe('24/7 beveiliging')
})

test('every long word in a label or a type of the comparison may break', () => {
  const features = { ...aParking().features, chargingPoint: true, keyDrop: true }
  const parkings = keysOf(parkingTypes).map((type) => ({
    ...aParking({ type, features }),
    airport: type,
    airportSlug: type,
    facts: {},
    provider: null,
  }))
  const labels = [...comparisonRows(parkings, undefined), ...factRows(parkings)].map(
    ({ label }) => label,
  )
  const words = [...labels, ...Object.values(parkingTypes)].flatMap((text) =>
    text.split(/[^\p{L}]/u),
  )
  const long = words.filter((word) => word.length > 12)

  expect(long).not.toEqual([])
  expect(long.filter((word) => !hyphenated(word).includes('\u00ad'))).toEqual([])
})
