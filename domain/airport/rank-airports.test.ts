import { expect, test } from 'vitest'
import { aTariff } from '#test/tariffs.ts'
import { rankAirports } from './rank-airports.ts'

const stay = { from: '2026-12-12', days: 8, fromTime: null, toTime: null, persons: 2 }

const airport = (code: string, name = code) => ({ code, name, slug: name.toLowerCase() })
const parking = (
  airportCode: string,
  special: Partial<Parameters<typeof rankAirports>[1][number]> = {},
) => ({
  airportCode,
  id: 1,
  name: `Parking ${airportCode}`,
  priceCheckedOn: '2026-11-12',
  isPriceChanged: false,
  pricePerDay: 10,
  distance: 10,
  unavailable: null,
  tariffs: [],
  surcharges: [],
  transfer: null,
  isOfficial: false,
  ...special,
})
const codes = (airports: { code: string }[]) => airports.map(({ code }) => code)

test('the airport with the lowest total is first', () => {
  const ranked = rankAirports(
    [airport('AMS'), airport('EIN')],
    [parking('AMS'), parking('EIN', { pricePerDay: 6.95 }), parking('EIN', { pricePerDay: 12 })],
    stay,
  )

  expect(codes(ranked)).toEqual(['EIN', 'AMS'])
  expect(ranked[0]).toMatchObject({
    cheapest: { parking: 'Parking EIN', total: 5560, minutes: 10, worst: null, isEstimate: true },
    middle: 7580,
    official: null,
  })
})

test('the official price is that of the cheapest parking of the airport itself', () => {
  const [ranked] = rankAirports(
    [airport('AMS')],
    [
      parking('AMS', { pricePerDay: 7 }),
      parking('AMS', { pricePerDay: 20, isOfficial: true }),
      parking('AMS', { pricePerDay: 15, isOfficial: true }),
      parking('AMS', { pricePerDay: 9, isOfficial: true, unavailable: 'Vol' }),
    ],
    stay,
  )

  expect(ranked).toMatchObject({
    cheapest: { total: 5600 },
    official: { total: 12_000, check: 'Prijs gecontroleerd op 12 november 2026' },
  })
})

test('equal totals are in order of minutes and name, whatever a day costs', () => {
  const tariffs = [aTariff({ steps: [{ days: 8, total: 50 }] })]
  const ranked = rankAirports(
    [airport('D'), airport('C', 'Zwolle'), airport('B', 'écija'), airport('A', 'Zadar')],
    [
      parking('A', { tariffs, pricePerDay: 11 }),
      parking('B', { tariffs }),
      parking('C', { tariffs }),
      parking('D', { tariffs, distance: 9 }),
    ],
    stay,
  )

  expect(codes(ranked)).toEqual(['D', 'B', 'A', 'C'])
})

test('an old price counts only where there is no other, in both totals', () => {
  const ranked = rankAirports(
    [airport('RTM'), airport('AMS')],
    [
      parking('RTM', { pricePerDay: 4, age: 'unknown' }),
      parking('AMS', { pricePerDay: 5, age: 'old' }),
      parking('AMS', { pricePerDay: 10, age: 'stale' }),
      parking('AMS', { pricePerDay: 20, age: 'fresh' }),
    ],
    stay,
  )

  expect(ranked).toMatchObject([
    { code: 'AMS', cheapest: { total: 8000 }, middle: 12_000 },
    { code: 'RTM', cheapest: { total: 3200, isOutdated: true }, middle: 3200 },
  ])
})

test('minutes come from the transfer, and else from the parking', () => {
  const transfer = {
    mode: 'shuttle' as const,
    walk: 2,
    every: 10,
    wait: 0,
    ride: 5,
    handover: 0,
    service: null,
  }
  const [first] = rankAirports([airport('AMS')], [parking('AMS', { transfer })], stay)

  expect(first?.cheapest).toMatchObject({ minutes: 12, worst: 17 })
})

test('an airport where nothing can be booked comes later, one without parkings last', () => {
  const ranked = rankAirports(
    [airport('CRL'), airport('MST'), airport('RTM'), airport('DUS'), airport('AMS')],
    [
      parking('RTM', { unavailable: 'Vol' }),
      parking('DUS', { tariffs: [aTariff({ maximumDays: 7 })] }),
      parking('AMS'),
    ],
    stay,
  )

  expect(codes(ranked)).toEqual(['AMS', 'RTM', 'DUS', 'CRL', 'MST'])
  expect(ranked.map(({ hasParkings }) => hasParkings)).toEqual([true, true, true, false, false])
  expect(ranked[1]).toMatchObject({ cheapest: null, middle: null })
})

test('an upper bound says so', () => {
  const tariffs = [aTariff({ billing: 'period' })]
  const timed = { ...stay, fromTime: '06:00', toTime: '07:00' }
  const isUpperBound = (asked: typeof stay | typeof timed) =>
    rankAirports([airport('AMS')], [parking('AMS', { tariffs })], asked)[0]?.cheapest?.isUpperBound

  expect(isUpperBound(stay)).toBe(true)
  expect(isUpperBound(timed)).toBe(false)
})

test('a price that was not checked for long says so', () => {
  const isOutdated = (age: 'fresh' | 'stale' | 'unknown') =>
    rankAirports([airport('AMS')], [parking('AMS', { age })], stay)[0]?.cheapest?.isOutdated

  expect(isOutdated('fresh')).toBe(false)
  expect(isOutdated('stale')).toBe(true)
  expect(isOutdated('unknown')).toBe(true)
})
