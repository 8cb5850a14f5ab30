import { describe, expect, test } from 'vitest'
import { aTariff } from '#test/tariffs.ts'
import {
  changedParking,
  changedTariff,
  type PriceChange,
  refusalText,
  seasonsOf,
  tariffChangeOf,
  type WithTariffs,
} from './price-change.ts'
import type { Tariff } from './tariff.ts'

const summer = { name: 'Zomer 2027', validFrom: '2027-04-01', validTo: '2027-10-31' }
const change: PriceChange = {
  season: 'Winter 2026',
  into: null,
  unit: 'percent',
  by: 8,
  roundTo: 50,
}
const intoSummer = { ...change, into: summer }
const winter = aTariff({
  name: 'Winter 2026',
  validFrom: '2026-11-01',
  validTo: '2027-03-31',
  billing: 'period',
  steps: [
    { days: 1, total: 24 },
    { days: 8, total: 68 },
  ],
  extraDay: 6.5,
  minimumDays: 2,
})
const parking: WithTariffs = {
  ...{ id: 1, version: 3, name: 'Ringvaart', airportCode: 'AMS' },
  pricePerDay: 6.95,
  isPriceOfTariff: true,
  tariffs: [winter],
}

test('a percentage changes and rounds every amount by itself; the rest of the tariff stays', () => {
  const changed = {
    ...winter,
    steps: [
      { days: 1, total: 26 },
      { days: 8, total: 73.5 },
    ],
    extraDay: 7,
  }

  expect(changedTariff(winter, change)).toEqual(changed)
  expect(changedTariff(winter, intoSummer)).toEqual({ ...changed, ...summer })
})

test('an amount changes what each stay costs by as much, however long it is', () => {
  const changed = changedTariff(winter, { unit: 'euros', by: 2, roundTo: 1, into: null })

  expect(changed.steps.map(({ total }) => total)).toEqual([26, 70])
  expect(changed.extraDay).toBe(6.5)
})

test('a free extra day stays free', () => {
  expect(changedTariff({ ...winter, extraDay: 0 }, change).extraDay).toBe(0)
})

describe('a parking that can not change', () => {
  const why = (tariffs: Tariff[], other: Partial<PriceChange> = {}) => {
    const changed = tariffChangeOf(tariffs, 'Winter 2026', { ...intoSummer, ...other })
    return changed.ok ? 'changed' : changed.why
  }

  test('has no tariff of this name, or an amount that would be too much or nothing', () => {
    const cheap = { ...winter, steps: [{ days: 1, total: 2 }] }

    expect(why([winter])).toBe('changed')
    expect(why([])).toBe('no-tariff')
    expect(why([{ ...winter, name: 'winter 2026' }])).toBe('no-tariff')
    expect(why([{ ...winter, extraDay: 99_000 }])).toBe('too-dear')
    expect(why([cheap], { unit: 'euros', by: -2 })).toBe('too-cheap')
  })

  test('has no room for a new season: a tariff that begins on its day, or fifty of them', () => {
    const begun = aTariff({ validFrom: '2027-04-01' })
    const fifty = Array.from({ length: 50 }, () => winter)

    expect(why([winter, begun])).toBe('twin')
    expect(why([winter], { into: { ...summer, validFrom: '2026-11-01' } })).toBe('twin')
    expect(why(fifty)).toBe('full')
    expect(why([winter, begun], { into: null })).toBe('changed')
    expect(why(fifty, { into: null })).toBe('changed')
  })

  test('would keep all its amounts, where no new season is made', () => {
    expect(why([winter], { by: 0.1, roundTo: 50, into: null })).toBe('same')
    expect(why([winter], { by: 0.1, roundTo: 50 })).toBe('changed')
  })

  test('says why', () => {
    expect(refusalText('no-tariff', change)).toBe('Heeft geen tarief ‘Winter 2026’.')
    expect(refusalText('twin', intoSummer)).toBe('Heeft al een tarief dat op 1 april 2027 begint.')
    expect(refusalText('same', change)).toBe('Door het afronden verandert er niets.')
  })
})

test('of two with the same name the one that begins last changes', () => {
  const former = { ...winter, validFrom: '2025-11-01', extraDay: 1 }
  const changed = tariffChangeOf([winter, former], 'Winter 2026', change)

  expect(changed.ok && changed.value.from).toBe(winter)
})

test('a tariff that changes keeps what is known of its check', () => {
  const seen = { ...winter, checkedOn: '2026-11-02', checkedBy: 'eva' }
  const changed = tariffChangeOf([seen], 'Winter 2026', change)

  expect(changed.ok && changed.value.to).toMatchObject({
    checkedOn: '2026-11-02',
    checkedBy: 'eva',
  })
})

test('a parking says what eight days cost before and after, and each amount that changes', () => {
  expect(changedParking(parking, change)).toMatchObject({
    from: 6800,
    to: 7350,
    refusal: null,
    amounts: [
      { days: 1, from: 2400, to: 2600 },
      { days: 8, from: 6800, to: 7350 },
      { days: null, from: 650, to: 700 },
    ],
  })
  expect(changedParking(parking, { ...change, unit: 'euros', by: 2 }).amounts).toHaveLength(2)
  expect(changedParking({ ...parking, tariffs: [] }, change)).toMatchObject({
    ...{ from: null, amounts: [], refusal: 'no-tariff' },
  })
  const short = { ...parking, tariffs: [{ ...winter, maximumDays: 5 }] }
  expect(changedParking(short, change)).toMatchObject({ from: null, refusal: null })
})

describe('a price per day', () => {
  const day: PriceChange = { season: null, into: null, unit: 'percent', by: 10, roundTo: 1 }
  const priced = { ...parking, pricePerDay: 10, tariffs: [], isPriceOfTariff: false }
  // Of a tariff: what the others cost is what travellers read.
  const all = [11, 12, 13].map((priceToday, at) => ({ id: at + 1, airportCode: 'AMS', priceToday }))

  test('is compared with the others at its airport', () => {
    const elsewhere = { id: 9, airportCode: 'EIN', priceToday: 90 }

    expect(changedParking(priced, day, [...all, elsewhere])).toMatchObject({
      ...{ from: 1000, to: 1100, unusual: null, amounts: [{ days: 1, from: 1000, to: 1100 }] },
    })
    expect(changedParking(priced, { ...day, by: 160 }, all)).toMatchObject({
      to: 2600,
      unusual: { how: 'high', median: 12.5 },
    })
  })

  test('stays between one cent and 99.999 euros', () => {
    const why = (by: number) => changedParking(priced, { ...day, unit: 'euros', by }).refusal

    expect(why(-10)).toBe('too-cheap')
    expect(why(-9.99)).toBe(null)
    expect(why(99_990)).toBe('too-dear')
    expect(why(0)).toBe('same')
  })
})

test('the seasons that may change are those of most parkings first, with their period if they share it', () => {
  const late = { ...winter, validFrom: '2026-11-15' }
  const parkings = [
    { tariffs: [winter, aTariff()] },
    { tariffs: [winter, { ...winter, validFrom: null }] },
  ]

  expect(seasonsOf(parkings)).toEqual([
    {
      ...{ name: 'Winter 2026', parkings: 2, amounts: 6 },
      period: { validFrom: '2026-11-01', validTo: '2027-03-31' },
    },
    { name: 'Altijd', parkings: 1, amounts: 2, period: { validFrom: null, validTo: null } },
  ])
  expect(seasonsOf([{ tariffs: [winter] }, { tariffs: [late] }])).toMatchObject([{ period: null }])
})
