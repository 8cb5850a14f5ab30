import { expect, test } from 'vitest'
import { aParking } from '#test/fixtures.ts'
import { aTariff } from '#test/tariffs.ts'
import { lowestCheck, withLowestStays } from './lowest-stay.ts'
import { checkedText, lowestStayText } from './lowest-stay-text.ts'

const stay = {
  from: '2030-07-12',
  to: '2030-07-19',
  days: 8,
  fromTime: null,
  toTime: null,
  persons: 2,
}
const charging = (special: Parameters<typeof aParking>[0]) => ({
  ...aParking(special),
  tariffs: [],
  surcharges: [],
})
const today = '2030-06-10'
const settings = { priceStaleDays: 30 }
const checkOf = (parking: Parameters<typeof lowestCheck>[0]) =>
  lowestCheck(parking, today, settings)
const at = (parkings: Parameters<typeof withLowestStays>[1]) =>
  withLowestStays(airports, parkings, stay, checkOf)
const airports = [{ code: 'AMS' }, { code: 'CRL' }]

test('an airport has the lowest total of the stay, with the day of its check', () => {
  const parkings = [
    charging({ id: 1, airportCode: 'AMS', pricePerDay: 9, priceCheckedOn: '2030-06-01' }),
    charging({ id: 2, airportCode: 'AMS', pricePerDay: 8, priceCheckedOn: '2030-06-02' }),
  ]

  expect(at(parkings)).toEqual([
    {
      code: 'AMS',
      lowestStay: {
        total: 6400,
        check: { on: '2030-06-02', isFresh: true, text: 'prijs gecontroleerd op 2 juni 2030' },
        mayCome: false,
      },
    },
    { code: 'CRL', lowestStay: null },
  ])
})

test.each([
  [{ isSample: true }, null, 'voorbeeldprijs, niet gecontroleerd'],
  [
    { isPriceChanged: true },
    null,
    'prijs gewijzigd, nog niet gecontroleerd (laatst op 2 juni 2030)',
  ],
  [{ priceCheckedOn: null }, null, 'onbekend wanneer deze prijs is gecontroleerd'],
  [
    { priceCheckedOn: '2030-04-01' },
    '2030-04-01',
    'prijs mogelijk verouderd, gecontroleerd op 1 april 2030',
  ],
])('a lowest price of %o says so as its card does', (special, on, text) => {
  const parking = charging({ airportCode: 'AMS', priceCheckedOn: '2030-06-02', ...special })
  expect(at([parking])[0]?.lowestStay?.check).toMatchObject({ on, text })
})

test('it has the check of the tariff that gave it', () => {
  const tariff = aTariff({ checkedOn: '2030-06-09', isChanged: false, checkSource: null })
  const parking = { ...charging({ airportCode: 'AMS' }), tariffs: [tariff] }

  expect(at([parking])[0]?.lowestStay?.check.on).toBe('2030-06-09')
})

test('a parking that is unavailable, or too short for the stay, does not count', () => {
  const parkings = [
    charging({ id: 1, airportCode: 'AMS', pricePerDay: 1, unavailable: 'vol' }),
    { ...charging({ id: 2, airportCode: 'AMS' }), tariffs: [aTariff({ maximumDays: 3 })] },
  ]

  expect(at(parkings)[0]?.lowestStay).toBeNull()
})

test('a price that was not checked for long counts, as in the list of the airport', () => {
  const old = { ...charging({ id: 1, airportCode: 'AMS', pricePerDay: 5 }), age: 'old' as const }
  const parkings = [old, charging({ id: 2, airportCode: 'AMS', pricePerDay: 8 })]

  expect(at(parkings)[0]?.lowestStay?.total).toBe(4000)
})

const check = (on: string | null, isFresh = true) => ({
  on,
  isFresh,
  text: 'prijs gecontroleerd op 12 november 2026',
})

test('the text names the days, the total and its check', () => {
  const lowest = { total: 6255, check: check('2026-11-12'), mayCome: false }
  expect(lowestStayText(lowest, { days: 9 })).toBe(
    '9 dagen, vanaf €62,55, prijs gecontroleerd op 12 november 2026',
  )
  expect(lowestStayText(null, { days: 9 })).toBe('9 dagen: niet te boeken')
})

test('the sign says when its prices were checked, and that something may come on top', () => {
  const lowest = (on: string | null, mayCome = false) => ({ check: check(on), mayCome })
  expect(checkedText([lowest('2026-11-13'), lowest('2026-11-01', true), lowest(null)])).toBe(
    'Een toeslag kan erbij komen. Prijzen gecontroleerd van 1 november 2026 tot en met 13 november 2026.',
  )
  expect(checkedText([lowest('2026-11-13'), { check: check('2026-05-01', false) }])).toMatch(
    /13 november 2026\. Een deel is verouderd\.$/,
  )
  expect(checkedText([lowest(null)])).toBe('Deze prijzen zijn niet gecontroleerd.')
  expect(checkedText([])).toBe('')
})
