import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Closure, isSameClosure } from '#domain/closure/closure.ts'
import { maxClosures } from '#domain/closure/closure-schema.ts'
import { dayAfter } from '#domain/text/date.ts'
import { anAirport } from '#test/fixtures.ts'
import { importedLines } from '#test/imported-lines.ts'
import { aClosure } from '#test/tariffs.ts'
import { type ClosureParking, closuresCsv, planClosures } from './closure-import.ts'

type Values = Parameters<typeof planClosures>[0][number]['values']

const aParking = (...closures: Closure[]): ClosureParking => ({
  ...{ id: 1, airportCode: 'AMS', name: 'Polderpark', slug: 'polderpark', version: 3 },
  closures: closures.map((closure, at) => ({ ...closure, id: at + 1 })),
})
const known = (parking: ClosureParking) => ({
  airports: [{ ...anAirport(), aliases: [] }],
  parkings: [parking],
})
const planFor = (parking: ClosureParking, ...lines: Values[]) =>
  planClosures(
    lines.map((values, at) => ({ row: at + 2, values })),
    known(parking),
  )

const christmas: Values = {
  ...{ airportCode: 'AMS', parking: 'Polderpark', firstDay: '24-12-2026', lastDay: '3-1-2027' },
}

test('a line with a first day on which nothing begins adds a period, full if it does not say why', () => {
  const easter = aClosure({ firstDay: '2027-03-26', lastDay: '2027-03-29' })

  expect(planFor(aParking(easter), christmas)).toMatchObject([
    {
      name: 'Polderpark · vol van 24 december tot en met 3 januari',
      outcome: 'create',
      write: { place: { id: 1 }, value: aClosure() },
    },
  ])
})

test('a period that begins on that day is changed, and an empty cell changes nothing', () => {
  const line: Values = { ...christmas, lastDay: '4-1-2027', reason: '' }

  expect(planFor(aParking(aClosure({ reason: 'closed' })), line)).toMatchObject([
    {
      outcome: 'update',
      changed: [{ field: 'lastDay', before: '03-01-2027', after: '04-01-2027' }],
      write: { existing: { id: 1 }, value: { reason: 'closed' } },
    },
  ])
})

test('what can not be done tells periods apart that begin on one day', () => {
  const both = aParking(aClosure({ only: 'dropOff' }), aClosure({ only: 'pickUp' }))

  expect(planFor(both, { ...christmas, only: 'Alleen ophalen', reason: 'dicht' })).toMatchObject([
    { outcome: 'update', write: { existing: { id: 2 }, value: { reason: 'closed' } } },
  ])
  expect(planFor(both, { ...christmas, only: '' })).toMatchObject([{ outcome: 'create' }])
})

test.each<[Values, keyof Values, string]>([
  [{ ...christmas, firstDay: '' }, 'firstDay', 'Kies de eerste dag.'],
  [{ ...christmas, firstDay: 'kerst' }, 'firstDay', 'Schrijf een datum als 31-12-2026'],
  [{ ...christmas, lastDay: '' }, 'lastDay', 'Kies de laatste dag.'],
  [{ ...christmas, lastDay: '31-11-2026' }, 'lastDay', 'Deze datum bestaat niet.'],
  [{ ...christmas, lastDay: '23-12-2026' }, 'lastDay', 'Kies een dag op of na de eerste.'],
  [{ ...christmas, reason: 'zomaar' }, 'reason', 'Schrijf vol, gesloten of anders'],
  [
    { ...christmas, only: 'wassen' },
    'only',
    'Schrijf brengen of ophalen, of niets als allebei niet kan',
  ],
])('%j is refused at its column with the reason', (values, field, reason) => {
  expect(planFor(aParking(), values)[0]?.problems).toEqual([
    { field, value: values[field] ?? '', reason },
  ])
})

test('two lines about one period are twins, and of stored twins a file changes none', () => {
  expect(planFor(aParking(), christmas, { ...christmas, lastDay: '5-1-2027' })[1]).toMatchObject({
    problems: [{ field: 'firstDay', reason: 'Deze periode staat ook al op rij 2' }],
  })
  const twins = aParking(aClosure(), aClosure({ lastDay: '2027-01-10' }))
  expect(planFor(twins, { ...christmas, lastDay: '5-1-2027' })[0]?.problems[0]?.reason).toMatch(
    /^Er beginnen er die dag meer/,
  )
})

test('a parking has at most as many periods as its form takes', () => {
  const day = (at: number) => dayAfter('2027-01-01', at)
  const full = Array.from({ length: maxClosures }, (_, at) =>
    aClosure({ firstDay: day(at), lastDay: day(at) }),
  )

  expect(planFor(aParking(...full), christmas)[0]?.problems).toMatchObject([
    { field: 'firstDay', reason: 'Maximaal 100 periodes' },
  ])
})

test('importing an export changes nothing', () => {
  fc.assert(
    fc.property(someClosures, (closures) => {
      const places = known(aParking(...closures))
      const lines = importedLines('closures', closuresCsv(places))

      expect(lines).toHaveLength(closures.length)
      expect(planClosures(lines, places).filter(({ outcome }) => outcome !== 'skip')).toEqual([])
    }),
  )
})

// Few days, so that many begin together.
const someClosures: fc.Arbitrary<Closure[]> = fc.uniqueArray(
  fc
    .record({
      first: fc.integer({ min: 0, max: 3 }),
      days: fc.integer({ min: 0, max: 3 }),
      reason: fc.constantFrom('full', 'closed', 'other'),
      only: fc.constantFrom(null, 'dropOff', 'pickUp'),
    })
    .map(({ first, days, reason, only }): Closure => {
      const firstDay = dayAfter('2026-12-30', first)
      return { firstDay, lastDay: dayAfter(firstDay, days), reason, only }
    }),
  { comparator: isSameClosure, maxLength: 12 },
)
