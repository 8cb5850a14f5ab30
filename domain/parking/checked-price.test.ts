import { describe, expect, test } from 'vitest'
import { checkedPrice } from './checked-price.ts'

const today = '2026-11-27'
const by = { priceCheckSource: 'phone' as const, priceCheckedBy: 'eva' }
const stored = { pricePerDay: 10, priceCheckedOn: '2026-11-01', isPriceChanged: false, ...by }
const seenBy = { today, username: 'piet' }
const check = (given: object, former = stored) =>
  checkedPrice({ pricePerDay: 10, ...given }, former, seenBy)
const looked = { priceCheckSource: null, priceCheckedBy: 'piet' }
const nobody = { priceCheckSource: null, priceCheckedBy: null }

describe('of a price that is stored', () => {
  test('another day is a look, at this price or another', () => {
    const seen = { priceCheckedOn: '2026-11-20', isPriceChanged: false, ...looked }
    expect(check({ priceCheckedOn: '2026-11-20' })).toEqual(seen)
    expect(check({ pricePerDay: 12, priceCheckedOn: '2026-11-20' })).toEqual(seen)
    expect(check({ priceCheckedOn: '2026-11-20', priceCheckSource: 'mail' })).toEqual({
      ...{ ...seen, priceCheckSource: 'mail' },
    })
  })

  test('where somebody looked can be put right, and who did stays', () => {
    const sameDay = { priceCheckedOn: stored.priceCheckedOn, isPriceChanged: false }
    expect(check({ ...sameDay, priceCheckSource: 'mail' })).toEqual({
      ...{ ...sameDay, priceCheckSource: 'mail', priceCheckedBy: 'eva' },
    })
    expect(check(sameDay)).toEqual({ ...sameDay, ...by })
    const byEva = { ...stored, priceCheckedOn: today }
    expect(check({ priceCheckedOn: today, isPriceChanged: false }, byEva)).toMatchObject(by)
  })

  test.each([undefined, stored.priceCheckedOn])('another price with %s is no look', (given) => {
    expect(check({ pricePerDay: 12, priceCheckedOn: given })).toEqual({
      priceCheckedOn: '2026-11-01',
      isPriceChanged: true,
      ...by,
    })
  })

  test('that was checked today is checked again where the save says so', () => {
    const former = { pricePerDay: 11, priceCheckedOn: today, isPriceChanged: true, ...by }
    const seen = { priceCheckedOn: today, isPriceChanged: false }
    expect(check({ priceCheckedOn: today, isPriceChanged: true }, former)).toEqual({
      priceCheckedOn: today,
      isPriceChanged: true,
      ...by,
    })
    expect(check(seen, former)).toEqual({ ...seen, ...looked })
  })

  test('a mark stays with the same price, and an unknown day takes none away', () => {
    const marked = { ...stored, isPriceChanged: true }
    const { pricePerDay: _, ...kept } = marked
    expect(check({}, marked)).toEqual(kept)
    const unknown = { priceCheckedOn: null, isPriceChanged: true, ...nobody }
    expect(check({ priceCheckedOn: null, priceCheckSource: 'mail' }, marked)).toEqual(unknown)
  })
})

test('a parking that is added is checked today, unless the save says otherwise', () => {
  const added = (given: object) => checkedPrice({ pricePerDay: 10, ...given }, undefined, seenBy)
  expect(added({})).toEqual({ priceCheckedOn: today, isPriceChanged: false, ...looked })
  expect(added({ priceCheckSource: 'mail' })).toMatchObject({ priceCheckSource: 'mail' })
  const copied = { priceCheckedOn: null, isPriceChanged: true }
  expect(added({ ...copied, priceCheckSource: 'mail' })).toEqual({ ...copied, ...nobody })
})
