import { expect, test } from 'vitest'
import { isBetterMatch, type MatchSources, matchOf } from './match.ts'

const click = {
  ...{ parkingId: 5, parkingName: 'Ringvaart', airportCode: 'AMS', listPosition: 2 },
  ...{ clickAt: '2026-11-01T10:00:00.000Z', page: '/parkeren-schiphol', source: 'google' },
}

const sources: MatchSources = {
  clicks: new Map([['abcdef123456', click]]),
  parkings: new Map([
    [12, { id: 12, name: 'Polderpark', airportCode: 'AMS' }],
    [13, { id: 13, name: 'Lichtstad', airportCode: 'EIN' }],
  ]),
  rules: new Map([['Meridiaan', 13]]),
}

const match = (reference: string | null, itemName: string | null = 'Meridiaan') =>
  matchOf({ reference, itemName }, sources)

test('its own reference finds the click, with its place, page, source and moment', () => {
  expect(match('abcdef123456')).toEqual({ matchedBy: 'reference', ...click })
  expect(match(' ABCDEF123456 ')?.matchedBy).toBe('reference')
})

test('the reference of a parking gives that parking and its airport, and no more', () => {
  expect(match('lot-12-ams')).toEqual({
    ...{ matchedBy: 'static', parkingId: 12, parkingName: 'Polderpark', airportCode: 'AMS' },
    ...{ clickAt: null, listPosition: null, page: null, source: null },
  })
})

test.each([null, '', 'iets anders', 'abcdef123457', 'lot-99-ams', 'lot-12', 'lot-12-ams-x'])(
  'with the reference %j the name at the network decides',
  (reference) => {
    expect(match(reference)).toMatchObject({ matchedBy: 'rule', parkingId: 13 })
  },
)

test('without any of these there is no match', () => {
  expect(match(null, null)).toBeNull()
  expect(match('lot-12-q1', null)?.parkingId, 'a code may have a digit, or two signs').toBe(12)
  expect(match('lot-99-ams', 'Onbekend')).toBeNull()
})

test('only a better match replaces one, and none replaces that of an admin', () => {
  expect(isBetterMatch(null, 'rule')).toBe(true)
  expect(isBetterMatch('rule', 'reference')).toBe(true)
  expect(isBetterMatch('static', 'rule')).toBe(false)
  expect(isBetterMatch('reference', 'reference')).toBe(false)
  expect(isBetterMatch('hand', 'reference')).toBe(false)
})
