import { describe, expect, test } from 'vitest'
import { exampleSettings } from '#domain/settings/setting.ts'
import { keysOf } from '#domain/text/keys.ts'
import { aParking } from '#test/fixtures.ts'
import {
  checkedCount,
  type Fact,
  type Facts,
  type FactValue,
  factLabel,
  factSentence,
  factsByGroup,
  factsFor,
  heldDays,
  isFactValue,
  isStale,
  readFacts,
  wishesMet,
} from './fact.ts'
import { type FactKey, factFields } from './fact-fields.ts'
import { factWishes } from './fact-wishes.ts'

const checked = (value: FactValue, checkedOn: string | null = '2026-11-18'): Fact => {
  return { value, checkedOn, source: 'website' }
}

const sentences: [FactKey, FactValue, string][] = [
  ['official', false, 'Nee'],
  ['activeSince', 2009, '2009'],
  ['entrance', 'Ringvaartweg 41, Oude Meer', 'Ringvaartweg 41, Oude Meer'],
  ['heightLimit', 0, 'Geen'],
  ['heightLimit', 210, '2,10 m'],
  ['longestCar', 5.5, '5,5 m'],
  ['keepKey', true, 'Ja'],
  ['keepKey', false, 'Nee, je levert hem in'],
  ['keyPlace', 'deskSafe', 'In een kluis bij de balie'],
  ['guaranteed', true, 'Ja, bij reservering'],
  ['freeCancellation', 24, 'Tot 24 uur vooraf'],
  ['freeCancellation', 0, 'Tot het laatste moment'],
  ['freeCancellation', 'Nee, kost €4,95', 'Nee, kost €4,95'],
  ['openingHours', { from: '00:00', until: '00:00' }, 'Dag en nacht'],
  ['phoneHours', { from: '04:00', until: '00:30' }, '04:00 tot 00:30'],
  ['accessibleSpaces', 0, 'Geen'],
  ['chargingPoints', 6, '6'],
  ['chargingPower', 11, '11 kW'],
  ['chargingPrice', 0.52, '€0,52'],
  ['chargingPrice', 0, 'Gratis'],
]

test.each(sentences)('%s %j is read as: %s', (key, value, sentence) => {
  expect(factSentence(key, checked(value))).toBe(sentence)
})

test('what is not known is said, and so is a value that does not fit', () => {
  expect(factSentence('heightLimit', undefined)).toBe('onbekend')
  expect(factSentence('heightLimit', checked('hoog'))).toBe('onbekend')
})

test('a note is read behind the value', () => {
  const insured = { ...checked(true), note: 'tot 31 maart 2027' }

  expect(factSentence('insured', insured)).toBe('Ja, polis gezien, tot 31 maart 2027')
  expect(readFacts({ insured })).toEqual({ insured })
})

test('a valet has words of its own', () => {
  expect(factSentence('keepKey', checked(false), 'valet')).toBe('Nee, de chauffeur rijdt')
  expect(factSentence('keepKey', checked(true), 'valet')).toBe('Ja')
  expect(factLabel('entrance', 'valet')).toBe('Je geeft je auto af')
  expect(factLabel('entrance', 'shuttle')).toBe('Adres van de inrit')
})

describe('a value is refused', () => {
  const refused: [FactKey, unknown][] = [
    ['official', 'ja'],
    ['heightLimit', 601],
    ['heightLimit', 210.5],
    ['heightLimit', Number.NaN],
    ['keyPlace', 'toString'],
    ['entrance', ''],
    ['entrance', 'a'.repeat(121)],
    ['coordinates', 'bij de brug'],
    ['openingHours', { from: '04:00', until: '24:00' }],
    ['openingHours', null],
  ]

  test.each(refused)('%s %j', (key, value) => {
    expect(isFactValue(key, value)).toBe(false)
  })
})

test('a stored row that no longer fits is unknown', () => {
  const row = { checkedOn: '2026-11-18', source: 'website' }

  expect(
    readFacts({
      official: { ...row, value: false },
      heightLimit: { ...row, value: 'twee meter' },
      toString: { ...row, value: true },
    }),
  ).toEqual({ official: { ...row, value: false } })
})

test('a check holds up to its last day', () => {
  const { holds } = factFields.laterReturn
  expect(holds).toBe(90)
  const fact = checked('€8,50 per extra dag', '2026-11-18')

  expect(isStale('laterReturn', fact, '2027-02-16', 180)).toBe(false)
  expect(isStale('laterReturn', fact, '2027-02-17', 180)).toBe(true)
  expect(isStale('laterReturn', checked('€8,50', null), '2026-11-18', 180)).toBe(true)
})

test('with the built-in setting every check holds for its own term', () => {
  for (const key of keysOf(factFields)) {
    expect(heldDays(key, exampleSettings.factStaleDays)).toBe(factFields[key].holds)
  }
})

test.each([
  [60, [30, 60, 122, 243]],
  [365, [183, 365, 740, 1480]],
  [1, [1, 1, 2, 4]],
])('with a usual term of %i days the terms are %j', (setting, terms) => {
  const keys = ['laterReturn', 'photos', 'surface', 'activeSince'] as const

  expect(keys.map((key) => heldDays(key, setting))).toEqual(terms)
})

describe('a parking is asked what is about it', () => {
  const ringvaart = aParking({
    type: 'shuttle',
    features: { ...aParking().features, keyDrop: true, chargingPoint: true },
  })
  const valet = aParking({
    type: 'valet',
    features: { ...aParking().features, keyDrop: true, chargingPoint: false },
  })
  const onFoot = aParking({
    type: 'self',
    features: { ...aParking().features, keyDrop: false, chargingPoint: false },
  })

  test('all but the coordinates, which have no row, at a shuttle with a key and a charging point', () => {
    const rest = keysOf(factFields).filter((key) => !factsFor(ringvaart).includes(key))

    expect(rest).toEqual(['coordinates'])
  })

  test('nothing about travelling or charging at a valet without a charging point', () => {
    expect(factsByGroup(factsFor(valet)).map(({ label }) => label)).toEqual([
      'Wie',
      'Waar',
      'Je auto',
      'Boeken',
    ])
  })

  test('nothing about a bus or a key that stays with its owner', () => {
    expect(factsFor(onFoot)).not.toContain('childSeats')
    expect(factsFor(onFoot)).not.toContain('keyPlace')
    expect(factsFor(onFoot)).toContain('accessibleSpaces')
  })

  test('the count has the provider, and no fact that nobody checked', () => {
    const facts: Facts = {
      official: checked(false),
      activeSince: checked(2009, null),
      coordinates: checked('52.2901, 4.7402'),
    }

    expect(checkedCount(facts, ringvaart, true)).toEqual({ checked: 2, all: 25 })
    expect(checkedCount(facts, valet, false)).toEqual({ checked: 1, all: 17 })
  })
})

describe('the filter', () => {
  test('knows every fact that has a checkbox', () => {
    const filtered = keysOf(factFields).filter((key) => factFields[key].filter !== null)

    expect(filtered).toEqual(keysOf(factWishes))
  })

  test('takes yes and a number, not unknown, no or words', () => {
    expect(wishesMet({ keepKey: checked(true) })).toEqual(['keepKey'])
    expect(wishesMet({ freeCancellation: checked(0) })).toEqual(['freeCancellation'])
    expect(wishesMet({ keepKey: checked(false) })).toEqual([])
    expect(wishesMet({ freeCancellation: checked('€4,95') })).toEqual([])
    expect(wishesMet({})).toEqual([])
  })
})
