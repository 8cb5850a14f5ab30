import { describe, expect, test } from 'vitest'
import { checkedPrice } from './checked-price.ts'

const today = '2026-11-27'
const stored = { pricePerDay: 10, priceCheckedOn: '2026-11-01', isPriceChanged: false }
const check = (given: object, former = stored) =>
  checkedPrice({ pricePerDay: 10, ...given }, former, today)

describe('of a price that is stored', () => {
  test('another day is a look, at this price or another', () => {
    const seen = { priceCheckedOn: '2026-11-20', isPriceChanged: false }
    expect(check({ priceCheckedOn: '2026-11-20' })).toEqual(seen)
    expect(check({ pricePerDay: 12, priceCheckedOn: '2026-11-20' })).toEqual(seen)
  })

  test.each([undefined, stored.priceCheckedOn])('another price with %s is no look', (given) => {
    expect(check({ pricePerDay: 12, priceCheckedOn: given })).toEqual({
      priceCheckedOn: '2026-11-01',
      isPriceChanged: true,
    })
  })

  test('that was checked today is checked again where the save says so', () => {
    const former = { pricePerDay: 11, priceCheckedOn: today, isPriceChanged: true }
    const seen = { priceCheckedOn: today, isPriceChanged: false }
    expect(check({ priceCheckedOn: today, isPriceChanged: true }, former)).toEqual({
      priceCheckedOn: today,
      isPriceChanged: true,
    })
    expect(check(seen, former)).toEqual(seen)
  })

  test('a mark stays with the same price, and an unknown day takes none away', () => {
    const marked = { ...stored, isPriceChanged: true }
    expect(check({}, marked)).toEqual({ priceCheckedOn: '2026-11-01', isPriceChanged: true })
    expect(check({ priceCheckedOn: null }, marked)).toEqual({
      priceCheckedOn: null,
      isPriceChanged: true,
    })
  })
})

test('a parking that is added is checked today, unless the save says otherwise', () => {
  const added = (given: object) => checkedPrice({ pricePerDay: 10, ...given }, undefined, today)
  expect(added({})).toEqual({ priceCheckedOn: today, isPriceChanged: false })
  const copied = { priceCheckedOn: null, isPriceChanged: true }
  expect(added(copied)).toEqual(copied)
})
