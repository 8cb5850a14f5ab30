import { expect, test } from 'vitest'
import { keysOf } from '#domain/text/keys.ts'
import { canName, guessFields, lackingForNew, sameColumn } from './import-columns.ts'
import { importFields } from './parking-import.ts'

test('every column of our own export and every field name is recognised', () => {
  expect(guessFields(Object.values(importFields))).toEqual(keysOf(importFields))
  expect(guessFields(keysOf(importFields))).toEqual(keysOf(importFields))
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
  expect(guessFields([header])).toEqual([field])
})

test('a second column with the same name is not guessed', () => {
  expect(guessFields(['Prijs', 'Tarief', 'Naam'])).toEqual(['pricePerDay', null, 'name'])
})

test('a file with only prices can update parkings, but not add any', () => {
  expect(lackingForNew(['id', 'airportCode', 'name', 'pricePerDay'])).toEqual([
    'type',
    'distance',
    'affiliateUrl',
  ])
})

test('a line identifies its parking by number, or by name and airport', () => {
  expect(canName(['id'])).toBe(true)
  expect(canName(['name', 'airportCode'])).toBe(true)
  expect(canName(['name', 'pricePerDay'])).toBe(false)
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
