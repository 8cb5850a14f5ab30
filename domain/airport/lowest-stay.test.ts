import { expect, test } from 'vitest'
import { aParking } from '#test/fixtures.ts'
import { aTariff } from '#test/tariffs.ts'
import { withLowestStays } from './lowest-stay.ts'
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
const airports = [{ code: 'AMS' }, { code: 'CRL' }]

test('an airport has the lowest total of the stay, with the day of its check', () => {
  const parkings = [
    charging({ id: 1, airportCode: 'AMS', pricePerDay: 9, priceCheckedOn: '2030-06-01' }),
    charging({ id: 2, airportCode: 'AMS', pricePerDay: 8, priceCheckedOn: '2030-06-02' }),
  ]

  expect(withLowestStays(airports, parkings, stay)).toEqual([
    { code: 'AMS', lowestStay: { total: 6400, checkedOn: '2030-06-02', mayCome: false } },
    { code: 'CRL', lowestStay: null },
  ])
})

test.each([{ isSample: true }, { isPriceChanged: true }])(
  'a lowest price of %o has no day of a check',
  (special) => {
    const [at] = withLowestStays(airports, [charging({ airportCode: 'AMS', ...special })], stay)
    expect(at?.lowestStay).toMatchObject({ checkedOn: null })
  },
)

test('a parking that is unavailable, or too short for the stay, does not count', () => {
  const parkings = [
    charging({ id: 1, airportCode: 'AMS', pricePerDay: 1, unavailable: 'vol' }),
    { ...charging({ id: 2, airportCode: 'AMS' }), tariffs: [aTariff({ maximumDays: 3 })] },
  ]

  expect(withLowestStays(airports, parkings, stay)[0]?.lowestStay).toBeNull()
})

test('a price that was not checked for long counts, as in the list of the airport', () => {
  const old = { ...charging({ id: 1, airportCode: 'AMS', pricePerDay: 5 }), age: 'old' as const }
  const parkings = [old, charging({ id: 2, airportCode: 'AMS', pricePerDay: 8 })]

  expect(withLowestStays(airports, parkings, stay)[0]?.lowestStay?.total).toBe(4000)
})

test('the text names the days, the total and the day of its check', () => {
  const lowest = { total: 6255, checkedOn: '2026-11-12', mayCome: false }
  expect(lowestStayText(lowest, { days: 9 })).toBe(
    '9 dagen, vanaf €62,55, gecontroleerd op 12 november 2026',
  )
  expect(lowestStayText({ ...lowest, checkedOn: null }, { days: 1 })).toBe(
    '1 dag, vanaf €62,55, niet gecontroleerd',
  )
  expect(lowestStayText(null, { days: 9 })).toBe('9 dagen: niet te boeken')
})

test('the sign says when its prices were checked, and that something may come on top', () => {
  const lowest = (checkedOn: string | null, mayCome = false) => ({ total: 1, checkedOn, mayCome })
  expect(checkedText([lowest('2026-11-13'), lowest('2026-11-01', true), lowest(null)])).toBe(
    'Een toeslag kan erbij komen. Prijzen gecontroleerd van 1 november 2026 tot en met 13 november 2026.',
  )
  expect(checkedText([lowest('2026-11-13')])).toBe('Prijzen gecontroleerd op 13 november 2026.')
  expect(checkedText([])).toBe('')
})
