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
  ['Nummer,Prijs per dag\n1,8\n2,7,95\n', /Op rij 3 staan meer waarden dan er kolommen zijn/],
  ['Nummer,Prijs per dag,Naam\n2,7,95,Polder\n', /Op rij 2 staan meer waarden/],
  ['Parking,Stappen\nPolder,1 dag: 24,00 | 8 dagen: 62,50\n', /Op rij 2 staan meer waarden/],
])('%j is refused with the reason', (text, why) => {
  expect(readSheet(text)).toEqual({ ok: false, why: expect.stringMatching(why) })
})

test.each([
  ['quoted amounts', 'Nummer,Prijs per dag\n2,"7,95"\n'],
  ['amounts with a point', 'Nummer,Prijs per dag\n2,7.95\n'],
  ['a note to the right', 'Nummer,Prijs per dag\n2,7.95,bellen\n'],
  ['another separator', 'Nummer;Prijs per dag\n2;7;95\n'],
])('a file with %s is read', (_, text) => {
  expect(sheetOf(text).rows).toHaveLength(1)
})

test('a column name may contain a number', () => {
  expect(sheetOf('24/7 beveiliging;Prijs 2026\nja;6,95').headers).toHaveLength(2)
})

test('more lines than the server accepts are refused before they are sent', () => {
  const sheet = (lines: number) => sheetOf(`Naam\n${'Polder\n'.repeat(lines)}`)

  expect(tooManyLines(sheet(5_000), 5_000)).toBeUndefined()
  expect(tooManyLines(sheet(5_001), 5_000)).toMatch(/5\.001 regels.* 5\.000 zijn/)
})
