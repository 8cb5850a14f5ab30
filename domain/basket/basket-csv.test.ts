import { expect, test } from 'vitest'
import { basketCsv } from './basket-csv.ts'

test('the file has a line for each price, in euros with a decimal comma', () => {
  const file = basketCsv([
    {
      month: '2026-11',
      dropOff: '2026-12-05',
      airportCode: 'AMS',
      airport: 'Schiphol',
      days: 8,
      lowest: 5560,
      middle: 10_000,
      parkings: 5,
      isSample: true,
    },
  ])

  expect(file).toBe(
    '\uFEFFMaand;Brengen op;Code;Luchthaven;Dagen;Laagste totaal;Middelste totaal;Parkeerterreinen;Voorbeeldgegevens\r\n' +
      '2026-11;2026-12-05;AMS;Schiphol;8;55,60;100,00;5;ja\r\n',
  )
})
