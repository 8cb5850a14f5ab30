import { describe, expect, test } from 'vitest'
import { aSurcharge } from '#test/tariffs.ts'
import {
  type Circumstances,
  type Condition,
  holds,
  ifItHolds,
  surchargeCents,
  surchargeReason,
} from './surcharge.ts'

const stay: Circumstances = { dropOff: '05:30', pickUp: '23:30', persons: 2, days: 8 }
const late: Condition = { kind: 'between', at: 'pickUp', from: '23:00', until: '05:00' }
const early: Condition = { kind: 'between', at: 'dropOff', from: '00:00', until: '05:00' }

describe('a surcharge between two times', () => {
  test.each([
    ['22:45', false],
    ['23:00', true],
    ['23:59', true],
    ['00:00', true],
    ['00:01', true],
    ['04:45', true],
    ['05:00', false],
  ])('across midnight, at %s: %s', (pickUp, expected) => {
    expect(holds(aSurcharge({ when: late }), { ...stay, pickUp })).toBe(expected)
  })

  test.each([
    ['00:00', true],
    ['04:59', true],
    ['05:00', false],
    ['23:59', false],
  ])('within a day, at %s: %s', (dropOff, expected) => {
    expect(holds(aSurcharge({ when: early }), { ...stay, dropOff })).toBe(expected)
  })

  test('without that time is neither yes nor no', () => {
    expect(holds(aSurcharge({ when: late }), { ...stay, pickUp: null })).toBeUndefined()
    expect(holds(aSurcharge({ when: late }), { ...stay, dropOff: null })).toBe(true)
  })

  test('says when it would hold', () => {
    expect(ifItHolds(aSurcharge({ when: late }))).toBe('als je tussen 23:00 en 05:00 ophaalt')
    expect(ifItHolds(aSurcharge({ when: early }))).toBe('als je tussen 00:00 en 05:00 brengt')
  })
})

test.each([
  [4, false],
  [5, true],
  [9, true],
])('above four persons, with %i: %s', (persons, expected) => {
  const group = aSurcharge({ when: { kind: 'personsOver', persons: 4 } })

  expect(holds(group, { ...stay, persons })).toBe(expected)
})

describe('how often the amount counts', () => {
  const over4: Condition = { kind: 'personsOver', persons: 4 }
  const always: Condition = { kind: 'always' }

  test.each([
    ['stay', always, 2, 250, ''],
    ['day', always, 2, 2000, '8 dagen × €2,50'],
    ['person', always, 1, 250, '1 reiziger × €2,50'],
    ['person', always, 9, 2250, '9 reizigers × €2,50'],
    ['personEachWay', always, 2, 1000, '2 reizigers × heen en terug × €2,50'],
    ['person', over4, 6, 500, '2 reizigers boven de 4 × €2,50'],
    ['personEachWay', over4, 5, 500, '1 reiziger boven de 4 × heen en terug × €2,50'],
    ['stay', over4, 5, 250, 'Je reist met meer dan 4 personen'],
    ['stay', late, 2, 250, 'Je haalt op om 23:30'],
    ['day', late, 2, 2000, 'Je haalt op om 23:30. 8 dagen × €2,50'],
  ] as const)('per %s when %o with %i persons', (per, when, persons, cents, reason) => {
    const surcharge = aSurcharge({ amount: 2.5, per, when })

    expect(surchargeCents(surcharge, { ...stay, persons })).toBe(cents)
    expect(surchargeReason(surcharge, { ...stay, persons })).toBe(reason)
  })
})
