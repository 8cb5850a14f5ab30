import { expect, test } from 'vitest'
import { officialParkingNames } from './airport.ts'

test('the official car parks are counted by their names, empty parts left out', () => {
  expect(officialParkingNames({ officialParkings: 'P1, P3 ,P4' })).toEqual(['P1', 'P3', 'P4'])
  expect(officialParkingNames({ officialParkings: ' , ' })).toEqual([])
})
