import { describe, expect, test } from 'vitest'
import type { Closure } from '#domain/closure/closure.ts'
import { aTransfer } from '#test/planner.ts'
import { aSurcharge, aTariff } from '#test/tariffs.ts'
import { type Charges, type QuotedStay, quote } from './quote.ts'
import { totalsPerDays } from './quoted-parkings.ts'

const eightDays: QuotedStay = {
  from: '2026-12-12',
  days: 8,
  fromTime: null,
  toTime: null,
  persons: 2,
}
const timed: QuotedStay = { ...eightDays, fromTime: '05:30', toTime: '23:30' }

const charges = (differences: Partial<Charges> = {}): Charges => ({
  pricePerDay: 6.95,
  tariffs: [],
  surcharges: [],
  ...differences,
})

describe('without a tariff for the day', () => {
  test('the price per day times the days is an estimate', () => {
    expect(quote(charges(), eightDays)).toEqual({
      basis: 'estimate',
      tariff: null,
      lines: [
        {
          label: '8 dagen',
          how: '€6,95 per dag, want een tarief voor deze dag kennen we niet',
          cents: 5560,
        },
      ],
      total: 5560,
      perDay: 695,
      isUpperBound: false,
      mayCome: [],
      optional: [],
      warnings: [],
    })
  })

  test('the price per day may be of the tariff of today: then the one without a tariff counts', () => {
    const { lines, total } = quote(charges({ priceWithoutTariff: 8 }), eightDays)

    expect(lines[0]?.how).toMatch(/^€8,00 per dag/)
    expect(total).toBe(6400)
  })
})

const winter = aTariff({
  name: 'Winter 2026',
  validFrom: '2026-11-01',
  validTo: '2027-03-31',
  steps: [
    { days: 1, total: 24 },
    { days: 7, total: 62.5 },
    { days: 8, total: 68 },
    { days: 10, total: 79 },
  ],
  extraDay: 6.5,
})
const perPeriod = { ...winter, billing: 'period' as const }
const of = (tariff = winter, stay: Partial<QuotedStay> = {}) =>
  quote(charges({ tariffs: [tariff] }), { ...eightDays, ...stay })

describe('a tariff', () => {
  test('gives the total, what a day of it costs, and its own name', () => {
    expect(of()).toMatchObject({
      basis: 'tariff',
      tariff: { name: 'Winter 2026', validFrom: '2026-11-01', validTo: '2027-03-31' },
      lines: [{ label: '8 dagen', how: 'Elke kalenderdag telt', cents: 6800 }],
      total: 6800,
      perDay: 850,
      isUpperBound: false,
    })
  })

  test('holds for the whole stay, over the border of its season', () => {
    const summer = aTariff({ name: 'Zomer 2027', validFrom: '2027-04-01' })
    const stay = { ...eightDays, from: '2027-03-30' }

    expect(quote(charges({ tariffs: [summer, winter] }), stay).lines).toMatchObject([
      { how: 'Elke kalenderdag telt', cents: 6800 },
    ])
  })

  test('says when a longer package or the minimum is paid', () => {
    expect(of(winter, { days: 9 }).lines).toMatchObject([
      { how: 'Elke kalenderdag telt. Je betaalt de prijs van 10 dagen' },
    ])
    expect(of({ ...winter, minimumDays: 7 }, { days: 3 }).lines).toMatchObject([
      {
        how: 'Elke kalenderdag telt. Je betaalt ten minste 7 dagen',
        cents: 6250,
      },
    ])
  })

  test('has no price above its maximum', () => {
    expect(of({ ...winter, maximumDays: 8 }).total).toBe(6800)
    expect(of({ ...winter, maximumDays: 7 })).toMatchObject({
      total: null,
      perDay: null,
      lines: [],
      warnings: ['hier niet langer dan 7 dagen'],
    })
  })
})

describe('a tariff per 24 hours counts those that have begun', () => {
  const sunday = (fromTime: string, toTime: string, days: number, from = '2026-12-13') =>
    of({ ...perPeriod, validTo: null }, { from, days, fromTime, toTime }).lines[0]?.label

  test.each([
    ['23:59', '00:01', 2, '1 keer 24 uur'],
    ['12:00', '12:00', 2, '1 keer 24 uur'],
    ['12:00', '12:15', 2, '2 keer 24 uur'],
    ['00:00', '23:45', 8, '8 keer 24 uur'],
    ['10:00', '10:00', 1, '1 keer 24 uur'],
  ])('from %s to %s over %i calendar days is %s', (fromTime, toTime, days, label) => {
    expect(sunday(fromTime, toTime, days)).toBe(label)
  })

  test('a day of 23 or 25 hours is counted by the hours that pass', () => {
    expect(sunday('12:00', '12:45', 2, '2027-03-27')).toBe('1 keer 24 uur')
    expect(sunday('12:00', '12:00', 2, '2027-10-30')).toBe('2 keer 24 uur')
  })

  test('without times it is at most the whole of both days', () => {
    expect(of(perPeriod)).toMatchObject({ total: 6800, isUpperBound: true })
    expect(of(perPeriod, { fromTime: '05:30' }).isUpperBound).toBe(true)
    expect(of(perPeriod, timed)).toMatchObject({ total: 6800, isUpperBound: false })
    expect(of(perPeriod, { ...timed, toTime: '05:30' })).toMatchObject({ total: 6250, perDay: 781 })
  })
})

describe('surcharges', () => {
  const late = aSurcharge({
    label: 'Laat ophalen',
    amount: 7.5,
    when: { kind: 'between', at: 'pickUp', from: '23:00', until: '05:00' },
  })
  const key = aSurcharge({ label: 'Je sleutel zelf houden', amount: 10, isCompulsory: false })
  const priced = charges({ tariffs: [winter], surcharges: [late, key] })

  test('a compulsory one whose condition holds is in the total', () => {
    const found = quote(priced, timed)

    expect(found).toMatchObject({ total: 7550, perDay: 944 })
    expect(found.lines[1]).toEqual({
      label: 'Laat ophalen, tussen 23:00 en 05:00',
      how: 'Je haalt op om 23:30',
      cents: 750,
    })
  })

  test('one whose condition does not hold is nowhere', () => {
    const found = quote(priced, { ...timed, toTime: '22:00' })

    expect(found.total).toBe(6800)
    expect(found.lines).toHaveLength(1)
    expect(found.mayCome).toEqual([{ label: 'Een dag later terug', cents: 1100 }])
  })

  test('without times it may still come, beside the total', () => {
    expect(quote(priced, eightDays)).toMatchObject({
      total: 6800,
      mayCome: [{ label: 'als je tussen 23:00 en 05:00 ophaalt', cents: 750 }],
    })
  })

  test('a choice is never in the total', () => {
    expect(quote(priced, eightDays).optional).toEqual([
      { label: 'Je sleutel zelf houden', cents: 1000 },
    ])
  })

  test('they also come on top of an estimate', () => {
    expect(quote(charges({ surcharges: [late] }), timed).total).toBe(5560 + 750)
  })

  test.each([
    [1, 6800],
    [4, 6800],
    [5, 7300],
    [9, 9300],
  ])('for a party of %i the total is %i', (persons, total) => {
    const group = aSurcharge({ per: 'person', when: { kind: 'personsOver', persons: 4 } })

    expect(
      quote(charges({ tariffs: [winter], surcharges: [group] }), { ...eightDays, persons }).total,
    ).toBe(total)
  })
})

describe('with times, a day later is the same quote for one day more', () => {
  test('it is always named', () => {
    expect(of(winter, timed).mayCome).toEqual([{ label: 'Een dag later terug', cents: 1100 }])
  })

  test('within a package it costs nothing', () => {
    expect(of(winter, { ...timed, days: 9 }).mayCome).toEqual([
      { label: 'Een dag later terug', cents: 0 },
    ])
  })

  test('it is not possible above the maximum', () => {
    expect(of({ ...winter, maximumDays: 8 }, timed).mayCome).toEqual([])
  })
})

test('each time without service is a warning, after that it is too long', () => {
  const transfer = {
    mode: 'shuttle' as const,
    walk: 1,
    every: 15,
    wait: 0,
    ride: 3,
    handover: 0,
    service: { from: '04:30', until: '00:30' },
  }
  const late = { ...timed, fromTime: '03:00', toTime: '01:45' }
  const closed = ['03:00', '01:45'].map(
    (time) => `De shuttle rijdt niet om ${time}, wel van 04:30 tot 00:30.`,
  )
  const short = [aTariff({ maximumDays: 2 })]

  expect(quote(charges({ transfer }), late).warnings).toEqual(closed)
  expect(quote(charges({ transfer, tariffs: short }), late).warnings).toEqual([
    'hier niet langer dan 2 dagen',
    ...closed,
  ])
})

test('started periods are counted on the clocks of the airport', () => {
  const night = { from: '2027-03-27', days: 2, fromTime: '01:30', toTime: '02:00', persons: 2 }
  const lines = (zone?: Charges['zone']) =>
    quote(charges({ tariffs: [perPeriod], zone }), night).lines.map(({ label }) => label)

  // In Amsterdam it is 01:59 and then 03:00; in London it is 00:59 and then 02:00.
  expect(lines()).toEqual(['2 keer 24 uur'])
  expect(lines('west')).toEqual(['1 keer 24 uur'])
})

describe('a period in which it can’t be booked', () => {
  const christmas: Closure = {
    ...{ firstDay: '2026-12-19', lastDay: '2027-01-03' },
    ...{ reason: 'full', only: null },
  }
  const transfer = { ...aTransfer(), service: { from: '06:00', until: '23:00' } }

  test('leaves no total for a stay that touches it, and is the first reason', () => {
    const { total, perDay, lines, warnings } = quote(
      charges({ closures: [christmas], transfer }),
      timed,
    )

    expect({ total, perDay, lines }).toEqual({ total: null, perDay: null, lines: [] })
    expect(warnings[0]).toBe('vol van 19 december tot en met 3 januari')
    expect(warnings).toHaveLength(3)
  })

  test('changes nothing of a stay that ends before it', () => {
    const before = { ...eightDays, days: 7 }
    expect(quote(charges({ closures: [christmas] }), before)).toEqual(quote(charges(), before))
  })

  test('leaves nothing to say of a day later that it does not allow', () => {
    const before = { ...timed, days: 7 }
    expect(quote(charges({ closures: [christmas] }), before).mayCome).toEqual([])
  })

  test('goes before a stay that is too long', () => {
    const tariffs = [aTariff({ maximumDays: 3 })]
    expect(quote(charges({ tariffs, closures: [christmas] }), eightDays).warnings).toEqual([
      'vol van 19 december tot en met 3 januari',
    ])
  })

  test('says from which day a stay of as many days can begin, unless it is too long by then', () => {
    const closures = [christmas, { ...christmas, firstDay: '2027-01-08', lastDay: '2027-01-09' }]
    expect(quote(charges({ closures }), eightDays).freeFrom).toBe('2027-01-10')
    expect(quote(charges({ closures }), { ...eightDays, days: 7 }).freeFrom).toBeUndefined()

    const short = aTariff({ validFrom: '2027-01-01', maximumDays: 7 })
    expect(quote(charges({ closures, tariffs: [short] }), eightDays).freeFrom).toBeUndefined()
  })

  test('says until which day an earlier one can be booked, once today is known', () => {
    const today = '2026-12-01'
    const { from, days } = eightDays
    expect(quote(charges({ closures: [christmas] }), eightDays).freeUntil).toBeUndefined()
    expect(quote(charges({ closures: [christmas] }), eightDays, today).freeUntil).toBe('2026-12-18')
    expect(quote(charges({ closures: [christmas] }), eightDays, from).freeUntil).toBeUndefined()
    expect(quote(charges({}), eightDays, today).freeUntil).toBeUndefined()

    const short = aTariff({ validTo: '2026-12-15', maximumDays: days - 1 })
    const closures = [christmas]
    expect(quote(charges({ closures, tariffs: [short] }), eightDays, today).freeUntil).toBe(
      undefined,
    )
  })

  test('takes no price off a table of what so many days cost', () => {
    const closed = charges({ closures: [{ ...christmas, firstDay: '2026-12-12' }] })
    const { days: _, ...from } = eightDays
    expect(totalsPerDays(closed, from, 2)).toEqual([695, 1390])
  })
})
