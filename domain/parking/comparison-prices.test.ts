import { expect, test } from 'vitest'
import { type Charges, type QuotedStay, quote } from '#domain/quote/quote.ts'
import { aParking } from '#test/fixtures.ts'
import { aSurcharge, aTariff } from '#test/tariffs.ts'
import { priceRows } from './comparison-prices.ts'
import type { ComparedParking } from './comparison-row.ts'

const times = { fromTime: null, toTime: null, persons: 2 }
const week = { from: '2026-12-01', to: '2026-12-08', days: 8, ...times }
const plain = { ...aParking({ pricePerDay: 6.95 }), airport: 'Schiphol', airportSlug: 'schiphol' }

function costing(charges: Partial<Charges>, stay: QuotedStay = week): ComparedParking {
  const { pricePerDay } = plain
  return { ...plain, quote: quote({ pricePerDay, tariffs: [], surcharges: [], ...charges }, stay) }
}

const known = costing({ tariffs: [aTariff()] })
const guessed = costing({})
const upTo = costing({
  tariffs: [aTariff({ billing: 'period' })],
  surcharges: [
    aSurcharge({
      label: 'Laat ophalen',
      amount: 7.5,
      when: { kind: 'between', at: 'pickUp', from: '23:00', until: '05:00' },
    }),
    aSurcharge({ label: 'Je sleutel zelf houden', amount: 10, isCompulsory: false }),
  ],
})

const cellsOf = (
  label: string,
  parkings: ComparedParking[],
  stay: typeof week | undefined = week,
) => priceRows(parkings, stay).find((row) => row.label === label)?.cells
const valuesOf = (label: string, parkings: ComparedParking[]) =>
  cellsOf(label, parkings)?.map(({ value }) => value)

test('a total is exact, an upper bound or an estimate', () => {
  expect(cellsOf('Totaal voor 8 dagen', [known, upTo, guessed])).toEqual([
    { value: '€80,00' },
    { value: '€80,00', before: 'Hooguit' },
    { value: '€55,60', before: 'Schatting' },
  ])
  expect(valuesOf('Prijs per dag', [known, guessed])).toEqual(['€10,00', '€6,95'])
})

test('without dates a price per day is a starting price', () => {
  expect(priceRows([plain, plain], undefined)[0]).toMatchObject({
    label: 'Prijs per dag',
    cells: [
      { value: '€6,95', before: 'vanaf' },
      { value: '€6,95', before: 'vanaf' },
    ],
  })
})

test('an estimate, or a price that is not fresh, is never the lowest', () => {
  const dear = { ...costing({ tariffs: [aTariff({ extraDay: 20 })] }), id: 2 }
  const tags = (parkings: ComparedParking[]) =>
    cellsOf('Totaal voor 8 dagen', parkings)?.map(({ best }) => best)

  expect(tags([known, dear])).toEqual(['Laagste prijs', undefined])
  expect(tags([guessed, dear])).toEqual([undefined, undefined])
  expect(tags([{ ...known, age: 'stale' }, dear])).toEqual([undefined, undefined])
})

test('what may come is said; that nothing comes takes a known tariff', () => {
  expect(valuesOf('Kan erbij komen', [known, upTo, guessed])).toEqual([
    'Niets',
    [{ amount: '+ €7,50', text: 'als je tussen 23:00 en 05:00 ophaalt', isWarning: true }],
    undefined,
  ])
})

test('with times a day more is said, but not if it costs nothing', () => {
  const timed = { ...week, fromTime: '10:00', toTime: '12:00' }
  const dayMore = (extraDay: number) => costing({ tariffs: [aTariff({ extraDay })] }, timed)

  expect(valuesOf('Kan erbij komen', [dayMore(5), dayMore(0)])).toEqual([
    [{ amount: '+ €5,00', text: 'een dag later terug', isWarning: false }],
    'Niets',
  ])
})

test('what a traveller may add is apart', () => {
  expect(valuesOf('Alleen als je het kiest', [known, upTo, guessed])).toEqual([
    'Niets',
    [{ amount: '€10,00', text: 'Je sleutel zelf houden', isWarning: false }],
    undefined,
  ])
})

test('a total shows how it was computed', () => {
  expect(valuesOf('Zo is dit berekend', [guessed])).toEqual([
    [
      {
        amount: '€55,60',
        text: '8 dagen',
        how: '€6,95 per dag, want een tarief voor deze dag kennen we niet',
        isWarning: false,
      },
    ],
  ])
})

test('a price has the date of its check, and it is said if that is long ago', () => {
  const checks: ComparedParking[] = [
    { ...known, age: 'fresh', checkSource: 'mail' },
    { ...known, priceCheckedOn: '2026-10-09', age: 'stale' },
    { ...known, priceCheckedOn: null, age: 'unknown' },
  ]

  for (const stay of [undefined, week])
    expect(cellsOf('Controle van de prijs', checks, stay)).toEqual([
      {
        value: 'Prijs gecontroleerd op 20 november 2026',
        note: 'Gecontroleerd door ons, per e-mail met de aanbieder',
        isWarning: false,
      },
      { value: 'Prijs mogelijk verouderd, gecontroleerd op 9 oktober 2026', isWarning: true },
      { value: 'Onbekend wanneer deze prijs is gecontroleerd', isWarning: true },
    ])
})

test('a parking that does not take so long a stay has no price for it', () => {
  const short = costing({ tariffs: [aTariff({ maximumDays: 3 })] })

  expect(cellsOf('Totaal voor 8 dagen', [short, known])).toEqual([
    { value: undefined },
    { value: '€80,00' },
  ])
  expect(valuesOf('Prijs per dag', [short, known])).toEqual([undefined, '€10,00'])
  expect(valuesOf('Kan erbij komen', [short, known])).toEqual([undefined, 'Niets'])
})

test('a price per day that is that of eight days says so', () => {
  const [perDay] = priceRows([{ ...plain, isAtEightDays: true }, plain], undefined)
  expect(perDay?.cells.map(({ note }) => note)).toEqual(['bij 8 dagen', undefined])
})
