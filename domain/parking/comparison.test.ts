import { describe, expect, test } from 'vitest'
import { quote } from '#domain/quote/quote.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { aParking } from '#test/fixtures.ts'
import { aTariff } from '#test/tariffs.ts'
import { maxCompared, readParkingIds } from './compared-ids.ts'
import { comparisonRows, comparisonTitle, othersToCompare } from './comparison.ts'
import { type ComparedParking, isDifferent, mostDiffer, splitUnknown } from './comparison-row.ts'

const aCompared = (special: Partial<ComparedParking>): ComparedParking => ({
  ...aParking(special),
  airport: 'Schiphol',
  airportSlug: 'schiphol',
  ...special,
})
const features = { ...aParking().features, shuttle24h: false }
const cheap = aCompared({ id: 1, pricePerDay: 6.95, distance: 12, rating: 4.4, features })
const near = aCompared({ id: 2, pricePerDay: 18.95, distance: 2, rating: 4.9, type: 'valet' })
const times = { fromTime: null, toTime: null, persons: 2 }
const week = { from: '2026-12-01', to: '2026-12-08', days: 8, ...times }
const charged = (parking: ComparedParking) => {
  const { pricePerDay } = parking
  const tariff = aTariff({ steps: [{ days: 1, total: pricePerDay }], extraDay: pricePerDay })
  return { ...parking, quote: quote({ pricePerDay, tariffs: [tariff], surcharges: [] }, week) }
}

const rowOf = (label: string, parkings: ComparedParking[], stay?: typeof week) =>
  comparisonRows(stay ? parkings.map(charged) : parkings, stay).find((row) => row.label === label)
const best = (label: string, parkings: ComparedParking[], stay?: typeof week) =>
  rowOf(label, parkings, stay)?.cells.map((cell) => cell.best)

describe('the best value of a row has a tag', () => {
  test('for price, minutes and rating', () => {
    expect(best('Prijs per dag', [cheap, near])).toEqual(['Laagste prijs', undefined])
    expect(best('Naar de terminal', [cheap, near])).toEqual([undefined, 'Dichtstbij'])
    expect(best('Beoordeling', [cheap, near])).toEqual([undefined, 'Hoogste beoordeling'])
  })

  test('shared by parkings with the same best value, but absent if all are equal', () => {
    expect(best('Prijs per dag', [cheap, cheap, near])).toEqual([
      'Laagste prijs',
      'Laagste prijs',
      undefined,
    ])
    expect(best('Prijs per dag', [cheap, cheap])).toEqual([undefined, undefined])
    expect(best('Prijs per dag', [cheap])).toEqual([undefined])
  })

  test('for a rating of few people, or without a source, as little as on a card', () => {
    const few = aCompared({ id: 3, rating: 5, reviews: 4 })
    const unsourced = aCompared({ id: 4, rating: 5, reviewsSource: null })

    expect(best('Beoordeling', [cheap, near, few, unsourced])).toEqual([
      undefined,
      'Hoogste beoordeling',
      undefined,
      undefined,
    ])
    expect(rowOf('Aantal beoordelingen', [few, near])?.cells[0]?.note).toBe(
      'nog weinig beoordelingen',
    )
  })

  test('never for an unavailable parking', () => {
    const special = { pricePerDay: 1, distance: 0, rating: 5, unavailable: 'Vol.' }
    const closed = aCompared({ ...special, id: 4 })

    expect(best('Prijs per dag', [closed, cheap, near])?.[0]).toBeUndefined()
    expect(best('Prijs per dag', [closed, cheap, near])?.[1]).toBe('Laagste prijs')
    expect(best('Naar de terminal', [closed, cheap])).toEqual([undefined, undefined])
    expect(best('Beoordeling', [closed, cheap, near])?.[2]).toBe('Hoogste beoordeling')
  })

  test('with dates at the total, and then not at the price per day', () => {
    expect(best('Totaal voor 8 dagen', [cheap, near], week)).toEqual(['Laagste prijs', undefined])
    expect(best('Prijs per dag', [cheap, near], week)).toEqual([undefined, undefined])
  })
})

describe('an unknown value is shown as unknown', () => {
  test('a parking without reviews has no rating, and is never the best', () => {
    const fresh = aCompared({ id: 3, rating: 5, reviews: 0 })

    expect(rowOf('Beoordeling', [cheap, near, fresh])?.cells).toEqual([
      { value: '4,4' },
      { value: '4,9', best: 'Hoogste beoordeling' },
      { value: undefined },
    ])
    expect(best('Beoordeling', [cheap, fresh])).toEqual([undefined, undefined])
  })

  test.each([
    ['Shuttle 24/7', 'shuttle24h'],
    ['Overdekt parkeren', 'covered'],
  ])('%s: a box that nobody ticked is neither yes nor no', (label, name) => {
    const ticked = aCompared({ id: 3, features: { ...features, [name]: true } })
    const unticked = aCompared({ id: 4, features: { ...features, [name]: false } })
    const unsaid = aCompared({ id: 5 })

    expect(rowOf(label, [ticked, unticked, unsaid])?.cells.map(({ value }) => value)).toEqual([
      true,
      undefined,
      undefined,
    ])
  })

  test('a parking without a shuttle has no shuttle at night', () => {
    expect(rowOf('Shuttle 24/7', [near])?.cells).toEqual([{ value: false }])
  })
})

test('the minutes say how they are spent, and how many it can be', () => {
  const transfer = {
    mode: 'shuttle' as const,
    walk: 1,
    every: 15,
    wait: 0,
    ride: 3,
    handover: 0,
    service: { from: '04:30', until: '00:30' },
  }
  const bus = aCompared({ id: 3, distance: 12, transfer })

  expect(rowOf('Naar de terminal', [bus, near])?.cells).toEqual([
    { value: '12 min', note: 'hooguit 19, bus elke 15 min' },
    { value: '2 min', note: 'voor de vertrekhal', best: 'Dichtstbij' },
  ])
  const night = { ...week, fromTime: '10:00', toTime: '01:40' }
  const warned = { ...bus, quote: quote({ ...bus, tariffs: [], surcharges: [] }, night) }
  expect(rowOf('Let op', [bus, near])).toBeUndefined()
  expect(
    comparisonRows([warned, charged(near)], night).find(({ label }) => label === 'Let op')?.cells,
  ).toEqual([
    {
      value: 'De shuttle rijdt niet om 01:40, wel van 04:30 tot 00:30.',
      isWarning: true,
    },
    { value: 'Niets' },
  ])
})

test('a rating has the source of its reviews', () => {
  const unsourced = aCompared({ id: 3, reviewsSource: null })
  const unrated = aCompared({ id: 4, reviews: 0 })
  const sample = aCompared({ id: 5, reviewsSource: null, isSample: true })

  expect(
    rowOf('Bron van de beoordelingen', [cheap, unsourced, unrated, sample])?.cells.map(
      ({ value }) => value,
    ),
  ).toEqual(['Google, gelezen op 10 november 2026', undefined, undefined, 'voorbeeld'])
})

test.each([
  [
    [cheap, { ...near, name: 'Dijkzicht' }],
    'Polderpark Shuttle of Dijkzicht? Parkeren bij Schiphol vergelijken',
  ],
  [
    [cheap, { ...near, name: 'Kempenpark', airport: 'Eindhoven' }],
    'Polderpark Shuttle of Kempenpark? Parkeren bij Schiphol of Eindhoven vergelijken',
  ],
])('a comparison is titled by its parkings', (parkings, title) => {
  expect(comparisonTitle(parkings)).toBe(title)
})

test('the airport is a row only if the parkings are at different airports', () => {
  expect(rowOf('Luchthaven', [cheap, near])).toBeUndefined()
  expect(
    rowOf('Luchthaven', [cheap, { ...near, airport: 'Eindhoven' }])?.cells.map(
      ({ value }) => value,
    ),
  ).toEqual(['Schiphol', 'Eindhoven'])
})

test('what is unknown for all is apart, but never the row that comes first', () => {
  const rows = comparisonRows([cheap, near], undefined)
  const [price] = rows
  const blank = rows.map((row) => ({ ...row, cells: [{ value: undefined }, { value: undefined }] }))

  expect(splitUnknown(rows).unknown.map(({ label }) => label)).toContain('Overdekt parkeren')
  expect(splitUnknown(rows).known).toContain(price)
  expect(splitUnknown(blank).known).toEqual([blank[0]])
})

test('only the rows with differences remain', () => {
  const labels = comparisonRows([charged(cheap), charged(near)], week)
    .filter(isDifferent)
    .map(({ label }) => label)

  expect(labels).toEqual([
    'Totaal voor 8 dagen',
    'Prijs per dag',
    'Zo is dit berekend',
    'Type',
    'Naar de terminal',
    'Beoordeling',
  ])
})

test('most rows differ if more than half do', () => {
  const differs = { label: 'Type', look: 'plain' as const, cells: [{ value: 'a' }, { value: 'b' }] }
  const same = { ...differs, cells: [{ value: 'a' }, { value: 'a' }] }
  const upTo = { ...differs, cells: [{ value: 'a' }, { value: 'a', before: 'Hooguit' as const }] }

  expect(mostDiffer([differs, upTo, same])).toBe(true)
  expect(mostDiffer([differs, same])).toBe(false)
})

test.each([
  [['1,2,3'], [1, 2, 3]],
  [
    ['3', '1'],
    [3, 1],
  ],
  [['2,2', '2'], [2]],
  [['', 'x', '-1', '0', '1.5', '01', '9999999999', ' 7 '], [7]],
  [[], []],
  [
    [Array.from({ length: 30 }, (_, at) => at + 1).join()],
    Array.from({ length: 20 }, (_, at) => at + 1),
  ],
])('%j selects the parkings %j', (given, ids) => {
  expect(readParkingIds(given)).toEqual(ids)
})

test('bookable parkings that are not in the comparison can join it, the cheapest first', () => {
  const closed = aCompared({ id: 4, unavailable: 'Vol.' })
  const middle = aCompared({ id: 3, pricePerDay: 9 })
  const costing = (tariffs: Tariff[]) => ({
    ...cheap,
    quote: quote({ pricePerDay: cheap.pricePerDay, tariffs, surcharges: [] }, week),
  })
  const [guessed, upTo] = [costing([]), costing([aTariff({ billing: 'period' })])]
  const ids = (parkings: { id: number }[]) => parkings.map(({ id }) => id)

  expect(ids(othersToCompare([near, cheap, middle, closed], [2]))).toEqual([1, 3])
  expect(
    othersToCompare([cheap, charged(cheap), guessed, upTo], []).map(({ costs }) => costs),
  ).toEqual(
    ['vanaf €6,95 per dag', '€55,60', 'geschat op €55,60', 'hooguit €80,00'].map(
      (costs) => `${costs}, prijs gecontroleerd op 20 november 2026`,
    ),
  )
  expect(
    othersToCompare(
      [near],
      Array.from({ length: maxCompared }, (_, id) => id + 5),
    ),
  ).toEqual([])
})
