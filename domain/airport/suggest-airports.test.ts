import { expect, test } from 'vitest'
import { anAirport } from '#test/fixtures.ts'
import { distanceInKm } from './nearest.ts'
import { placeNames, places } from './places.ts'
import { suggestAirports } from './suggest-airports.ts'

const at = (
  code: string,
  name: string,
  latitude: number,
  longitude: number,
  aliases: string[] = [],
) => ({
  ...anAirport({ code, name, slug: code.toLowerCase(), city: name, latitude, longitude }),
  aliases,
})
const airports = [
  at('AMS', 'Schiphol', 52.3086, 4.7639, ['Amsterdam Airport']),
  at('EIN', 'Eindhoven', 51.4501, 5.3745),
  at('RTM', 'Rotterdam', 51.9569, 4.4372),
  at('BRU', 'Brussel Zaventem', 50.9014, 4.4844),
  at('DUS', 'Düsseldorf', 51.2895, 6.7668),
  at('CGN', 'Köln/Bonn', 50.8659, 7.1427),
  {
    ...anAirport({ code: 'NIX', name: 'Nergens', slug: 'nergens', city: null, latitude: null }),
    aliases: [],
  },
]
const found = (typed: string) => suggestAirports(airports, typed).map(({ code }) => code)

test.each([
  ['shiphol', 'AMS'],
  ['schipol', 'AMS'],
  ['eindhofen', 'EIN'],
  ['dusseldrof', 'DUS'],
  ['roterdam', 'RTM'],
  ['zaventum', 'BRU'],
])('%s, with a typing error, finds %s', (typed, code) => {
  expect(found(typed)).toEqual([code])
  expect(suggestAirports(airports, typed)[0]?.near).toBeUndefined()
})

test.each([
  ['Utrecht', 'Utrecht', ['AMS', 'RTM', 'EIN']],
  ['breda', 'Breda', ['EIN', 'RTM', 'BRU']],
  ["'s-Hertogenbosch", 'Den Bosch', ['EIN', 'RTM', 'AMS']],
  ['antwerpen', 'Antwerpen', ['BRU', 'EIN', 'RTM']],
  ['essen', 'Essen', ['DUS', 'CGN', 'EIN']],
  ['utrect', 'Utrecht', ['AMS', 'RTM', 'EIN']],
  ['nijm', 'Nijmegen', ['EIN', 'DUS', 'AMS']],
])('%s is no airport: those nearest to %s are named', (typed, place, codes) => {
  const suggestions = suggestAirports(airports, typed)

  expect(suggestions.map(({ code }) => code)).toEqual(codes)
  expect(suggestions.map(({ near }) => near?.place)).toEqual([place, place, place])
})

test('a place has its distance in whole kilometres', () => {
  expect(suggestAirports(airports, 'utrecht')[0]).toEqual({
    code: 'AMS',
    name: 'Schiphol',
    slug: 'ams',
    city: 'Schiphol',
    near: { place: 'Utrecht', km: 34 },
  })
})

test('an airport by name comes before a place, and a place before a typing error', () => {
  expect(found('eindhoven')).toEqual(['EIN'])
  expect(found('köln')).toEqual(['CGN'])
  // One letter from Essen and from Assen.
  expect(suggestAirports(airports, 'assen')[0]?.near?.place).toBe('Assen')
})

test.each(['qwertyuiop', 'rome', 'xx', '', ' / '])('%j names no place', (typed) => {
  expect(suggestAirports(airports, typed).filter(({ near }) => near)).toEqual([])
})

test('every place is within the region, and has its names to itself', () => {
  const middle = { latitude: 51.5, longitude: 6 }
  expect(places.filter((place) => !(distanceInKm(place, middle) < 380))).toEqual([])

  const names = places.flatMap(placeNames)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
