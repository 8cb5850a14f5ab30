import { expect, test } from 'vitest'
import { cleanDescription } from './airport-description.ts'

test.each([
  [
    'Schiphol beschikt over vijf parkeerterreinen.',
    'Schiphol beschikt over verschillende parkeerplaatsen.',
  ],
  ['Er zijn 3 parkeergarages bij de hal.', 'Er zijn verschillende parkeerplaatsen bij de hal.'],
  [
    'De luchthaven biedt tien parkeerplekken.',
    'De luchthaven biedt verschillende parkeerplaatsen.',
  ],
  ['Een hal met 12.000 parkeerplaatsen.', 'Een hal met verschillende parkeerplaatsen.'],
  ['Kies uit één parkeerlocaties.', 'Kies uit verschillende parkeerplaatsen.'],
  ['Er zijn 3 tot 5 parkeerfaciliteiten.', 'Er zijn verschillende parkeerplaatsen.'],
  ['Vier parkeerterreinen liggen dichtbij.', 'Verschillende parkeerplaatsen liggen dichtbij.'],
  ['MET ACHT PARKEERPLAATSEN', 'MET Verschillende parkeerplaatsen'],
])('a concrete number of parkings is replaced: %s', (given, cleaned) => {
  expect(cleanDescription(given).text).toBe(cleaned)
})

test.each([
  'Er zijn veertien parkeerplaatsen.',
  'Bij P3 parkeerplaatsen vind je altijd ruimte.',
  'Er zijn genoeg parkeerplaatsen.',
  'Binnen 5 minuten ben je er.',
  'Er is een parkeerplaats voor je auto.',
])('other text stays as it is: %s', (text) => {
  expect(cleanDescription(text)).toEqual({ text, replaced: [] })
})

test('the replaced texts are reported', () => {
  const description = 'Er zijn drie parkeergarages en 1.200 parkeerplaatsen.'

  expect(cleanDescription(description).replaced).toEqual([
    'drie parkeergarages',
    '1.200 parkeerplaatsen',
  ])
})
