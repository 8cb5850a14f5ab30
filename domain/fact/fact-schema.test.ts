import { describe, expect, test } from 'vitest'
import type { FactValue } from './fact.ts'
import type { FactKey } from './fact-fields.ts'
import { factsSchema, factValue } from './fact-schema.ts'
import { readFactText, writeFactText } from './fact-text.ts'

const written: [FactKey, string, FactValue][] = [
  ['official', ' Ja ', true],
  ['official', 'nee', false],
  ['heightLimit', '210', 210],
  ['heightLimit', 'geen', 0],
  ['longestCar', '5,5', 5.5],
  ['chargingPrice', '0.524', 0.52],
  ['keyPlace', 'in een kluis bij de balie', 'deskSafe'],
  ['entrance', ' Ringvaartweg 41 ', 'Ringvaartweg 41'],
  ['freeCancellation', '24', 24],
  ['freeCancellation', 'Nee, kost €4,95', 'Nee, kost €4,95'],
  ['openingHours', 'Dag en nacht', { from: '00:00', until: '00:00' }],
  ['phoneHours', '04:00 tot 00:30', { from: '04:00', until: '00:30' }],
  ['phoneHours', '04:00-00:30', { from: '04:00', until: '00:30' }],
]

// Two parts of an expression that can share the blanks take hours for them.
test('a million blanks in hours are as many as one', () => {
  const blanks = ' '.repeat(1_000_000)

  expect(readFactText('phoneHours', `04:00${blanks}00:30`)).toBeUndefined()
  expect(readFactText('phoneHours', `04:00${blanks}-${blanks}00:30`)).toEqual({
    from: '04:00',
    until: '00:30',
  })
})

describe('what the admin types', () => {
  test.each(written)('%s: %s', (key, text, value) => {
    expect(factValue(key).parse(text)).toEqual(value)
    expect(factValue(key).parse(value)).toEqual(value)
  })

  test.each(written)('%s comes back from its own text: %s', (key, _, value) => {
    expect(readFactText(key, writeFactText(key, value))).toEqual(value)
  })

  const wrong: [FactKey, unknown, string][] = [
    ['official', 'misschien', 'Kies ja, nee of onbekend'],
    ['activeSince', '09', 'Vul een getal in van 1900 tot 2100'],
    ['heightLimit', 'laag', 'Vul een getal in van 0 tot 600'],
    ['keyPlace', 'thuis', 'Kies een van de antwoorden'],
    ['entrance', 'a'.repeat(121), 'Maximaal 120 karakters'],
    ['coordinates', 'noord', 'Vul ze zo in: 52.2901, 4.7402'],
    ['openingHours', 'overdag', 'Vul de uren zo in: 04:30 tot 00:30, of dag en nacht'],
    ['openingHours', 7, 'Vul de uren zo in: 04:30 tot 00:30, of dag en nacht'],
  ]

  test.each(wrong)('%s %j is refused: %s', (key, given, message) => {
    expect(factValue(key).safeParse(given).error?.issues[0]?.message).toBe(message)
  })
})

test('a fact has a source, an existing day or none, and a place in the table', () => {
  const fact = { value: 'ja', checkedOn: '2026-11-18', source: ' website ' }

  expect(factsSchema.parse({ official: fact, insured: null })).toEqual({
    official: { value: true, checkedOn: '2026-11-18', source: 'website' },
    insured: null,
  })
  expect(factsSchema.safeParse({ official: { ...fact, checkedOn: null } }).success).toBe(true)
  expect(factsSchema.safeParse({ official: { ...fact, checkedOn: '2026-02-30' } }).success).toBe(
    false,
  )
  expect(factsSchema.safeParse({ official: { ...fact, source: ' ' } }).success).toBe(false)
  expect(factsSchema.safeParse({ colour: fact }).success).toBe(false)
})
