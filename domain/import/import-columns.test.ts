import { expect, test } from 'vitest'
import { keysOf } from '#domain/text/keys.ts'
import { canName, guessFields, lackingForNew, sameColumn } from './import-columns.ts'
import { importColumns } from './parking-import.ts'

test('every column of our own export and every field name is recognised', () => {
  const labels = Object.values(importColumns).map(({ label }) => label)

  expect(guessFields('parkings', labels)).toEqual(keysOf(importColumns))
  expect(guessFields('parkings', keysOf(importColumns))).toEqual(keysOf(importColumns))
})

test.each([
  ['PRIJS PER DAG (€)', 'pricePerDay'],
  ['Afstand [min]', 'distance'],
  ['price_per_day', 'pricePerDay'],
  ['Vliegveld', 'airportCode'],
  ['Laadpaal', 'chargingPoint'],
  ['Opmerkingen', null],
  ['', null],
])('%j is guessed', (header, field) => {
  expect(guessFields('parkings', [header])).toEqual([field])
})

test('a second column with the same name is not guessed', () => {
  expect(guessFields('parkings', ['Prijs', 'Tarief', 'Naam'])).toEqual([
    'pricePerDay',
    null,
    'name',
  ])
})

test('a file with only prices can update parkings, but not add any', () => {
  expect(lackingForNew('parkings', ['id', 'airportCode', 'name', 'pricePerDay'])).toEqual([
    'type',
    'distance',
    'affiliateUrl',
  ])
})

test('a line identifies its parking by number, or by name and airport', () => {
  expect(canName('parkings', ['id'])).toBe(true)
  expect(canName('parkings', ['name', 'airportCode'])).toBe(true)
  expect(canName('parkings', ['name', 'pricePerDay'])).toBe(false)
})

test('two columns for the same field clash, but two unused ones do not', () => {
  const fields = ['name', null, 'name', null] as const

  expect(fields.map((_, index) => sameColumn([...fields], index))).toEqual([
    undefined,
    undefined,
    0,
    undefined,
  ])
})
