import { expect, test } from 'vitest'
import { aTariff } from '#test/tariffs.ts'
import { type ChargingParking, quotedParkings, totalsPerDays } from './quoted-parkings.ts'

const stay = { from: '2026-12-12', days: 8, fromTime: null, toTime: null, persons: 2 }

const parking = (name: string, special: Partial<ChargingParking> = {}): ChargingParking => ({
  id: 1,
  name,
  pricePerDay: 10,
  distance: 10,
  unavailable: null,
  tariffs: [],
  surcharges: [],
  ...special,
})
const namesFor = (parkings: ChargingParking[]) =>
  quotedParkings(parkings, stay).map(({ name }) => name)

test('the lowest total is first, whatever a day costs', () => {
  const weekly = aTariff({ steps: [{ days: 8, total: 40 }], extraDay: 10 })
  expect(
    namesFor([parking('Dag'), parking('Week', { pricePerDay: 12, tariffs: [weekly] })]),
  ).toEqual(['Week', 'Dag'])
})

test('equal totals are in order of minutes and name, whatever a day costs', () => {
  const same = aTariff({ steps: [{ days: 8, total: 40 }] })
  const equal = (name: string, special: Partial<ChargingParking> = {}) =>
    parking(name, { tariffs: [same], ...special })

  expect(
    namesFor([
      equal('B'),
      equal('A'),
      equal('Aa, duur per dag', { pricePerDay: 11 }),
      equal('Dichtbij', { distance: 9 }),
    ]),
  ).toEqual(['Dichtbij', 'A', 'Aa, duur per dag', 'B'])
})

test('a price that nobody checked for long comes after the others', () => {
  expect(
    namesFor([
      parking('Oud', { pricePerDay: 5, age: 'old' }),
      parking('Nooit', { pricePerDay: 6, age: 'unknown' }),
      parking('Laatst', { pricePerDay: 7, age: 'stale' }),
      parking('Vers', { age: 'fresh' }),
    ]),
  ).toEqual(['Laatst', 'Vers', 'Oud', 'Nooit'])
})

test('a parking that can’t be booked, or not for so long, is left out', () => {
  const short = aTariff({ maximumDays: 7 })
  expect(
    namesFor([parking('Dicht', { unavailable: 'Vol' }), parking('Kort', { tariffs: [short] })]),
  ).toEqual([])
})

test('each number of days has its own total, until it is too long', () => {
  const tariff = aTariff({ steps: [{ days: 2, total: 25 }], extraDay: 5, maximumDays: 3 })
  expect(totalsPerDays(parking('A', { tariffs: [tariff] }), stay, 4)).toEqual([
    2500,
    2500,
    3000,
    null,
  ])
})
