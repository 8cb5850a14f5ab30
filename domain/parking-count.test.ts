import { expect, test } from 'vitest'
import { parkingCount } from './parking-count.ts'

test('one lot is no plural', () => {
  expect([0, 1, 2].map(parkingCount)).toEqual([
    '0 parkeerterreinen',
    '1 parkeerterrein',
    '2 parkeerterreinen',
  ])
})
