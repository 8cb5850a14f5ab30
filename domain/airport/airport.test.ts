import { expect, test } from 'vitest'
import { anAirport } from '#test/fixtures.ts'
import { goesBy, officialParkingNames } from './airport.ts'

test('official parkings are split by commas, without empty parts', () => {
  expect(officialParkingNames({ officialParkings: 'P1, P3 ,P4' })).toEqual(['P1', 'P3', 'P4'])
  expect(officialParkingNames({ officialParkings: ' , ' })).toEqual([])
})

const cologne = {
  ...anAirport({ code: 'CGN', name: 'Köln/Bonn', slug: 'koln-bonn' }),
  aliases: ['Keulen', 'cologne-bonn'],
}

test.each(['koln-bonn', 'Köln/Bonn', 'KOLN-BONN', 'cgn', 'CGN', 'keulen', 'Cologne Bonn'])(
  '"%s" in a path means Köln/Bonn',
  (term) => {
    expect(goesBy(cologne, term)).toBe(true)
  },
)

test.each(['koln', 'bonn', 'atlantis', '%', ''])('"%s" in a path matches no airport', (term) => {
  expect(goesBy(cologne, term)).toBe(false)
  expect(goesBy({ ...cologne, aliases: ['!'] }, term)).toBe(false)
})
