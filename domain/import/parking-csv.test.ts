import { expect, test } from 'vitest'
import type { AdminParking } from '#domain/parking/parking.ts'
import { anAdminParking, anAirport, aParking } from '#test/fixtures.ts'
import { guessFields } from './import-columns.ts'
import { linesOf, readSheet } from './import-sheet.ts'
import { parkingsCsv } from './parking-csv.ts'
import { planImport } from './plan-import.ts'

test('a file has Dutch labels, ja and nee, and prices with a comma', () => {
  const [header, line] = parkingsCsv([
    aParking({ pricePerDay: 8.5, priceCheckSource: 'mail' }),
  ]).split('\r\n')

  expect(header).toBe(
    "\uFEFFNummer;Luchthaven;Naam;Type;Minuten;Prijs per dag;Beoordeling;Aantal beoordelingen;Affiliatelink;Afbeelding;24/7 beveiliging;Overdekt parkeren;Oplaadpunt;Sleutel inleveren;Shuttle 24/7;Camera's;Omheind terrein;Niet beschikbaar omdat;Boekingspagina;Code bij de aanbieder;Gecontroleerd op;Bron van de controle",
  )
  expect(line).toBe(
    '1;AMS;Polderpark Shuttle;Shuttle service;12;8,50;4,4;1284;https://polderpark.example.com/?bron=parkeerpiloot;/images/parking-shuttle-1.svg;nee;nee;nee;nee;nee;ja;ja;;;;20-11-2026;E-mail',
  )
})

test('importing an export changes nothing', () => {
  const hard: Partial<AdminParking>[] = [
    { bookingPage: 'https://a.nl/?van={van}&tot={tot}&p={parking};', providerCode: '=RV;1' },
    { priceCheckSource: 'phone', unavailable: 'Vol; probeer "later"\nof bel ons' },
    { name: '=Terrein, achter', type: 'valet', pricePerDay: 1234.5, rating: 0, reviews: 12_345 },
    { name: "'s-Gravenpark", type: 'self', rating: 4.9, unavailable: '- tot 1 maart' },
    { features: { ...aParking().features, shuttle24h: true, covered: true } },
  ]
  const parkings = hard.map((special, index) => anAdminParking({ id: index + 1, ...special }))
  const read = readSheet(parkingsCsv(parkings))
  if (!read.ok) throw new Error(read.why)

  const lines = linesOf(read.value, guessFields('parkings', read.value.headers))
  const plan = planImport(
    lines,
    { airports: [{ ...anAirport(), aliases: [] }], parkings },
    '2026-11-27',
  )
  expect(plan.map(({ outcome, problems }) => ({ outcome, problems }))).toEqual(
    parkings.map(() => ({ outcome: 'skip', problems: [] })),
  )
})
