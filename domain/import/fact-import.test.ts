import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Facts, factLabel } from '#domain/fact/fact.ts'
import { factFields } from '#domain/fact/fact-fields.ts'
import { factsSchema } from '#domain/fact/fact-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { anAirport, aParking } from '#test/fixtures.ts'
import { importedLines } from '#test/imported-lines.ts'
import { type FactParking, factsCsv, planFacts } from './fact-import.ts'

type Values = Parameters<typeof planFacts>[0][number]['values']

const parkingWith = (facts: Facts): FactParking => ({
  ...aParking({ name: 'Polderpark', slug: 'polderpark' }),
  version: 3,
  facts,
})
const known = (facts: Facts) => ({
  airports: [{ ...anAirport(), aliases: [] }],
  parkings: [parkingWith(facts)],
})
const planFor = (facts: Facts, ...lines: Values[]) =>
  planFacts(
    lines.map((values, at) => ({ row: at + 2, values })),
    known(facts),
    '2026-11-22',
  )

const place = { airportCode: 'AMS', parking: 'Polderpark' }
const height: Values = { ...place, fact: 'Hoogtebeperking (cm)' }
const seen = { checkedOn: '2026-11-12', source: 'website' }
const low: Facts = { heightLimit: { value: 210, ...seen } }

test('a value of an unknown fact adds it, with its source and day', () => {
  const line = { ...height, value: '210', source: 'website', checkedOn: '12-11-2026' }

  expect(planFor({}, line)).toMatchObject([
    {
      name: 'Polderpark · Hoogtebeperking',
      outcome: 'create',
      write: { key: 'heightLimit', fact: { value: 210, ...seen } },
    },
  ])
})

test('a new value has not been checked on the day of the former one', () => {
  expect(planFor(low, { ...height, value: 'geen' })).toMatchObject([
    {
      outcome: 'update',
      changed: [
        { field: 'value', before: '210', after: 'geen' },
        { field: 'checkedOn', before: '12-11-2026', after: '' },
      ],
      write: { fact: { value: 0, checkedOn: null, source: 'website' } },
    },
  ])
})

test('a later check of the same value needs no value', () => {
  expect(planFor(low, { ...height, checkedOn: '20-11-2026' })[0]?.write?.fact).toEqual({
    ...{ value: 210, checkedOn: '2026-11-20', source: 'website' },
  })
})

test('the note behind a fact stays while the fact is known, also with another value', () => {
  const noted: Facts = { heightLimit: { value: 210, ...seen, note: 'onder de balk' } }
  const after = (values: Values) => planFor(noted, { ...height, ...values })[0]?.write?.fact

  expect(after({ checkedOn: '20-11-2026' })).toMatchObject({ value: 210, note: 'onder de balk' })
  expect(after({ value: '210', source: 'bezoek' })).toMatchObject({ note: 'onder de balk' })
  expect(after({ value: '190' })).toMatchObject({ value: 190, note: 'onder de balk' })
  expect(after({ value: 'onbekend' })).toBeNull()
})

test('only the word makes a fact unknown: an empty cell leaves it', () => {
  expect(planFor(low, { ...height, value: 'Onbekend' })).toMatchObject([
    { outcome: 'update', write: { key: 'heightLimit', fact: null } },
  ])
  expect(planFor(low, { ...height, value: '', source: '', checkedOn: '' })[0]?.outcome).toBe('skip')
  expect(planFor({}, { ...height, value: '' })[0]?.outcome).toBe('skip')
})

test.each<[Values, keyof Values, string]>([
  [{ ...height, fact: 'Kleur' }, 'fact', 'Dit feit bestaat niet'],
  [{ ...height, fact: '' }, 'fact', 'Vul het feit in'],
  [
    { ...height, parking: 'Nergens', value: '210' },
    'parking',
    'Deze parking is er niet bij Schiphol',
  ],
  [{ ...height, value: '9999', source: 'website' }, 'value', 'Vul een getal in van 0 tot 600'],
  [{ ...height, value: '190' }, 'source', 'Vul een bron in'],
  [{ ...height, checkedOn: '1-1-2026' }, 'value', 'Vul een getal in van 0 tot 600'],
  [
    { ...height, value: '190', source: 'x', checkedOn: '31-2-2026' },
    'checkedOn',
    'Deze datum bestaat niet.',
  ],
  [
    { ...height, value: '190', source: 'x', checkedOn: '23-11-2026' },
    'checkedOn',
    'Deze dag is nog niet geweest.',
  ],
  [
    { ...height, value: '190', source: 'x', checkedOn: 'gisteren' },
    'checkedOn',
    'Schrijf een datum als 31-12-2026',
  ],
])('%j is refused at its column with the reason', (values, field, reason) => {
  expect(planFor({}, values)[0]?.problems).toEqual([{ field, value: values[field] ?? '', reason }])
})

test('a fact of a parking is in a file once', () => {
  const line = { ...height, value: '210', source: 'website' }

  expect(planFor({}, line, { ...line, fact: 'heightLimit' })[1]?.problems).toMatchObject([
    { field: 'fact', reason: 'Dit feit staat voor deze parking ook al op rij 2' },
  ])
})

test('every fact goes by its key and by all words for it', () => {
  for (const key of keysOf(factFields)) {
    for (const fact of [key, factLabel(key), factLabel(key, 'valet').toUpperCase()]) {
      const [line] = planFor({}, { ...place, fact, value: 'onbekend' })
      expect([fact, line?.outcome, line?.name]).toEqual([
        ...[fact, 'skip', `Polderpark · ${factLabel(key, 'shuttle')}`],
      ])
    }
  }
})

test('an export asks for the facts that are about the parking, and has what is known', () => {
  const csv = factsCsv(known({ ...low, chargingPoints: { value: 4, ...seen } }))

  expect(csv).toContain('AMS;Polderpark;Hoogtebeperking (cm);210;website;12-11-2026')
  expect(csv).toContain('AMS;Polderpark;Aantal laadpunten;4;website;12-11-2026')
  expect(csv).toContain('AMS;Polderpark;Ondergrond;onbekend;;')
  expect(csv).not.toContain('Te reserveren')
})

test('importing an export changes nothing', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const places = known(facts)
      const plan = planFacts(importedLines('facts', factsCsv(places)), places, '2026-11-22')

      expect(plan.length).toBeGreaterThan(10)
      expect(plan.filter(({ outcome }) => outcome !== 'skip')).toEqual([])
    }),
  )
})

test('importing an export with another day changes only the day', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const places = known(facts)
      const lines = importedLines('facts', factsCsv(places)).map((line) =>
        line.values.value === 'onbekend'
          ? line
          : { ...line, values: { ...line.values, checkedOn: '20-11-2026' } },
      )
      const written = planFacts(lines, places, '2026-11-22').flatMap(({ write }) => write ?? [])

      expect(Object.fromEntries(written.map(({ key, fact }) => [key, fact]))).toEqual(
        Object.fromEntries(
          keysOf(facts).map((key) => [key, { ...facts[key], checkedOn: '2026-11-20' }]),
        ),
      )
    }),
  )
})

const anyDay = fc.option(fc.constantFrom('2026-11-12', '2024-02-29'))
const anyValue = fc.oneof(
  fc.boolean(),
  fc.integer({ min: 0, max: 2100 }),
  fc.integer({ min: 0, max: 500 }).map((cents) => cents / 100),
  fc.constantFrom(
    'deskSafe',
    'car',
    '52.2901, 4.7402',
    '=1',
    '-5',
    "'t Hek",
    ' tot 4 uur; "gratis" ',
    '5',
  ),
  fc.constantFrom('00:00', '23:45').map((until) => ({ from: '00:00', until })),
)
const anyFacts = fc
  .dictionary(
    fc.constantFrom(...keysOf(factFields)),
    fc.record(
      {
        value: anyValue,
        checkedOn: anyDay,
        source: fc.constantFrom('website', '@mail'),
        note: fc.constantFrom('tot 31 maart 2027', '=1; "ja"'),
      },
      { requiredKeys: ['value', 'checkedOn', 'source'] },
    ),
    { maxKeys: 20 },
  )
  .map((facts): Facts => {
    // What can be stored has been through the schema.
    const stored = keysOf<keyof typeof factFields>(facts).map(
      (key) => factsSchema.safeParse({ [key]: facts[key] }).data,
    )
    return Object.assign({}, ...stored)
  })

// An expression that reads on to the end from each of them takes minutes.
test('a million brackets are no fact', () => {
  const [planned] = planFor({}, { ...place, fact: '('.repeat(1_000_000), value: '2' })

  expect(planned?.problems.map(({ reason }) => reason)).toEqual(['Dit feit bestaat niet'])
})
