import { expect, test } from 'vitest'
import { anAirport } from '#test/fixtures.ts'
import { namedAirport, searchAirports } from './airport-search.ts'

const airports = [
  { ...anAirport(), aliases: ['Schiphol Airport', 'Amsterdam Airport Schiphol', 'Amsterdam'] },
  {
    ...anAirport({ code: 'BRU', name: 'Brussel Zaventem', slug: 'brussel', city: 'Brussel' }),
    aliases: ['Zaventem', 'Brussels Airport'],
  },
  {
    ...anAirport({ code: 'DUS', name: 'Düsseldorf', slug: 'dusseldorf', city: 'Düsseldorf' }),
    aliases: ['Duesseldorf'],
  },
  {
    ...anAirport({ code: 'CRL', name: 'Charleroi', slug: 'charleroi', city: 'Charleroi' }),
    aliases: ['Brussel Charleroi', 'Gosselies'],
  },
  {
    ...anAirport({ code: 'CGN', name: 'Köln/Bonn', slug: 'koln-bonn', city: 'Keulen' }),
    aliases: ['Cologne Bonn Airport'],
  },
]

const found = (typed: string) => searchAirports(airports, typed).map(({ code }) => code)

test.each([
  ['AMS', ['AMS']],
  ['ams', ['AMS']],
  ['dusseldorf', ['DUS']],
  ['dü', ['DUS']],
  ['DÜSSEL', ['DUS']],
  ['duessel', ['DUS']],
  ['köln-bonn', ['CGN']],
  ['bonn', ['CGN']],
  ['keulen', ['CGN']],
  ['airport schiphol', ['AMS']],
  ['  gosselies ', ['CRL']],
])('%s finds %o', (typed, codes) => {
  expect(found(typed)).toEqual(codes)
})

test('a match in the name ranks above one in another name', () => {
  expect(found('brussel')).toEqual(['BRU', 'CRL'])
})

test('a match in the code ranks above one in the name: CGN and CRL before Charleroi', () => {
  expect(found('c')).toEqual(['CRL', 'CGN'])
})

test('the middle of a word does not match', () => {
  expect(found('hol')).toEqual([])
  expect(found('luik')).toEqual([])
})

test('an empty search keeps all airports in order', () => {
  expect(found(' / ')).toEqual(['AMS', 'BRU', 'DUS', 'CRL', 'CGN'])
})

test.each([
  ['Cologne Bonn Airport', 'CGN'],
  ['KEULEN', 'CGN'],
  ['dusseldorf', 'DUS'],
  ['crl', 'CRL'],
])('%s names exactly one airport', (typed, code) => {
  expect(namedAirport(airports, typed)?.code).toBe(code)
})

test('the beginning of a name does not name an airport', () => {
  expect(namedAirport(airports, 'schip')).toBeUndefined()
  expect(namedAirport(airports, '')).toBeUndefined()
})
