import { describe, expect, test } from 'vitest'
import { aSurcharge, aTariff } from '#test/tariffs.ts'
import { type BasketParking, priceBasket } from './price-basket.ts'

const today = '2026-11-22'

/** One step and the same for each day after it, so that its totals are easy to see. */
const perDay = (euros: number) =>
  aTariff({ steps: [{ days: 1, total: euros }], extraDay: euros, validFrom: null, validTo: null })

const parking = (special: Partial<BasketParking> = {}): BasketParking => ({
  airportCode: 'AMS',
  unavailable: null,
  pricePerDay: 99,
  tariffs: [perDay(7)],
  surcharges: [],
  priceCheckedOn: today,
  isPriceChanged: false,
  ...special,
})

test('a tariff that changed without a look counts no more than one of long ago', () => {
  const seen = { ...perDay(7), checkedOn: today, isChanged: false }
  const isCounted = (special: Partial<BasketParking>) =>
    priceBasket([parking(special)], today, [3, 8]).length > 0

  expect(isCounted({ tariffs: [{ ...seen, isChanged: true }] })).toBe(false)
  expect(isCounted({ tariffs: [{ ...seen, checkedOn: '2020-01-01' }] })).toBe(false)
  expect(isCounted({ tariffs: [seen], priceCheckedOn: '2020-01-01' })).toBe(true)
})

describe('the prices of a month', () => {
  test('are the lowest and the middle total of three and of eight days, per airport', () => {
    const basket = priceBasket(
      [
        parking({ tariffs: [perDay(9)] }),
        parking(),
        parking({ tariffs: [perDay(12.5)] }),
        parking({ airportCode: 'EIN', tariffs: [perDay(6.95)] }),
      ],
      today,
      [3, 8],
    )

    expect(basket).toEqual([
      { month: '2026-11', airportCode: 'AMS', days: 3, lowest: 2100, middle: 2700, parkings: 3 },
      { month: '2026-11', airportCode: 'AMS', days: 8, lowest: 5600, middle: 7200, parkings: 3 },
      { month: '2026-11', airportCode: 'EIN', days: 3, lowest: 2085, middle: 2085, parkings: 1 },
      { month: '2026-11', airportCode: 'EIN', days: 8, lowest: 5560, middle: 5560, parkings: 1 },
    ])
  })

  test('hold the compulsory costs, and not those of the night', () => {
    const reservation = aSurcharge({ amount: 5, per: 'stay', when: { kind: 'always' } })
    const late = aSurcharge({
      amount: 15,
      per: 'stay',
      when: { kind: 'between', at: 'pickUp', from: '23:00', until: '05:00' },
    })
    const basket = priceBasket([parking({ surcharges: [reservation, late] })], today, [3, 8])

    expect(basket.map(({ lowest }) => lowest)).toEqual([2600, 6100])
  })

  test.each<[string, Partial<BasketParking>]>([
    ['can’t be booked', { unavailable: 'Gesloten' }],
    ['has no tariff for that day', { tariffs: [{ ...perDay(1), validTo: '2026-12-04' }] }],
    ['has no tariff at all', { tariffs: [] }],
    ['was never checked', { priceCheckedOn: null }],
    ['changed since it was checked', { isPriceChanged: true }],
    ['was not checked for longer than 60 days', { priceCheckedOn: '2026-09-22' }],
  ])('a parking that %s does not count', (_, special) => {
    const [price] = priceBasket(
      [parking(), parking({ tariffs: [perDay(1)], ...special })],
      today,
      [3, 8],
    )
    expect(price).toMatchObject({ lowest: 2100, parkings: 1 })
    expect(priceBasket([parking(special)], today, [3, 8])).toEqual([])
  })

  test('a price that was checked exactly 60 days ago still counts', () => {
    expect(priceBasket([parking({ priceCheckedOn: '2026-09-23' })], today, [3, 8])).toHaveLength(2)
  })

  test('a parking for at most three days counts for three, not for eight', () => {
    const short = { ...perDay(7), maximumDays: 3 }
    expect(priceBasket([parking({ tariffs: [short] })], today, [3, 8])).toMatchObject([{ days: 3 }])
  })

  test('are of the stays that are given', () => {
    expect(priceBasket([parking()], today, [1, 10])).toMatchObject([
      { days: 1, lowest: 700 },
      { days: 10, lowest: 7000 },
    ])
  })
})
