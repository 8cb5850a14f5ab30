import { expect, test } from 'vitest'
import { columnName, linesOf, readSheet, tooManyLines } from './import-sheet.ts'

const sheetOf = (text: string) => {
  const read = readSheet(text)
  if (!read.ok) throw new Error(read.why)
  return read.value
}

test('a line has the cells of the used columns, and nothing for columns that it lacks', () => {
  const sheet = sheetOf('Naam;Opmerking;Reden\nPolder; bellen ; Vol \nMaas\n')

  expect(linesOf(sheet, ['name', null, 'unavailable'])).toEqual([
    { row: 2, values: { name: 'Polder', unavailable: 'Vol' } },
    { row: 3, values: { name: 'Maas' } },
  ])
})

test('a column without a name can be used', () => {
  const { headers } = sheetOf('Naam;\nPolder;8;AMS\n')

  expect(headers.map((_, index) => columnName(headers, index))).toEqual([
    'Naam',
    'Kolom 2',
    'Kolom 3',
  ])
})

test.each([
  ['', /Er staat niets in/],
  [' \n\n', /Er staat niets in/],
  ['Naam;Prijs\n', /Onder de kolomnamen staan geen regels/],
  ['Polderpark;6,95\nMaas;8,50', /geen kolomnamen/],
  ['Polderpark;€ 6,95\nMaas;8,50', /geen kolomnamen/],
  ['Polderpark;https://polder.example.com\n', /geen kolomnamen/],
  ['PK\u0003\u0004\0\0', /geen CSV-bestand/],
  ['Naam;Prijs\nPolder;"6,95\n', /Op rij 2 begint een aanhalingsteken/],
])('%j is refused with the reason', (text, why) => {
  expect(readSheet(text)).toEqual({ ok: false, why: expect.stringMatching(why) })
})

test('a column name may contain a number', () => {
  expect(sheetOf('24/7 beveiliging;Prijs 2026\nja;6,95').headers).toHaveLength(2)
})

test('more lines than the server accepts are refused before they are sent', () => {
  const sheet = (lines: number) => sheetOf(`Naam\n${'Polder\n'.repeat(lines)}`)

  expect(tooManyLines(sheet(5_000), 5_000)).toBeUndefined()
  expect(tooManyLines(sheet(5_001), 5_000)).toMatch(/5\.001 regels.* 5\.000 zijn/)
})
