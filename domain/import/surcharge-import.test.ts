import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Condition, Surcharge } from '#domain/surcharge/surcharge.ts'
import { surchargeSchema } from '#domain/surcharge/surcharge-schema.ts'
import { anAirport } from '#test/fixtures.ts'
import { importedLines } from '#test/imported-lines.ts'
import { aSurcharge } from '#test/tariffs.ts'
import { planSurcharges, type SurchargeParking, surchargesCsv } from './surcharge-import.ts'

type Values = Parameters<typeof planSurcharges>[0][number]['values']

const late: Condition = { kind: 'between', at: 'pickUp', from: '23:00', until: '05:00' }

const aParking = (...surcharges: Surcharge[]): SurchargeParking => ({
  ...{ id: 1, airportCode: 'AMS', name: 'Polderpark', slug: 'polderpark', version: 3 },
  surcharges: surcharges.map((surcharge, at) => ({ ...surcharge, id: at + 1 })),
})
const known = (parking: SurchargeParking) => ({
  airports: [{ ...anAirport(), aliases: [] }],
  parkings: [parking],
})
const planFor = (parking: SurchargeParking, ...lines: Values[]) =>
  planSurcharges(
    lines.map((values, at) => ({ row: at + 2, values })),
    known(parking),
  )

const atNight: Values = {
  ...{ airportCode: 'AMS', parking: 'Polderpark', label: 'Laat ophalen', amount: '12,50' },
  ...{ per: 'verblijf', when: 'Ophalen tussen 23.00 en 5:00', isCompulsory: 'ja' },
}

test('a line without a surcharge of that name and condition adds one', () => {
  expect(planFor(aParking(aSurcharge({ label: 'Laat ophalen' })), atNight)).toMatchObject([
    {
      name: 'Polderpark · Laat ophalen',
      outcome: 'create',
      write: { value: { amount: 12.5, per: 'stay', when: late, isCompulsory: true } },
    },
  ])
})

test('with both it changes one, and an empty cell changes nothing', () => {
  const stored = aSurcharge({ label: 'Laat ophalen', when: late, amount: 10 })

  expect(planFor(aParking(stored), { ...atNight, isCompulsory: '', per: '' })).toMatchObject([
    {
      outcome: 'update',
      changed: [{ field: 'amount', before: '10,00', after: '12,50' }],
      write: { existing: { id: 1 } },
    },
  ])
})

test('an empty cell takes away what it buys, and a file without that column leaves it', () => {
  const stored = aSurcharge({ label: 'Sleutel', isCompulsory: false, buys: 'keepKey' })
  const line: Values = { airportCode: 'AMS', parking: 'Polderpark', label: 'Sleutel' }

  expect(planFor(aParking(stored), { ...line, buys: '' })).toMatchObject([
    {
      outcome: 'update',
      changed: [{ field: 'buys', before: 'sleutel houden', after: '' }],
      write: { value: { buys: null } },
    },
  ])
  expect(planFor(aParking(stored), line)).toMatchObject([{ outcome: 'skip' }])
})

test('of two that are alike but for what they buy, a line is about the one that it leaves as it is', () => {
  const bought = aSurcharge({ isCompulsory: false, buys: 'keepKey' })
  const alike = aParking(bought, aSurcharge({ isCompulsory: false }))
  const line: Values = { airportCode: 'AMS', parking: 'Polderpark', label: 'Toeslag', buys: '' }

  expect(planFor(alike, line)).toMatchObject([{ outcome: 'skip', write: { existing: { id: 2 } } }])
})

test.each([
  ['altijd', { kind: 'always' }],
  ['', { kind: 'always' }],
  ['meer dan 4 personen', { kind: 'personsOver', persons: 4 }],
  ['Meer dan 1 reiziger', { kind: 'personsOver', persons: 1 }],
  [
    'brengen  tussen 0:15 en 04:45',
    { kind: 'between', at: 'dropOff', from: '00:15', until: '04:45' },
  ],
])('%j is a condition', (when, expected) => {
  expect(planFor(aParking(), { ...atNight, when })[0]?.write?.value.when).toEqual(expected)
})

const noPeriod = 'Kies een andere eindtijd: nu begint en eindigt de periode tegelijk'

test.each<[Values, keyof Values, string]>([
  [{ ...atNight, when: 's nachts' }, 'when', expect.stringMatching(/^Schrijf altijd/)],
  [{ ...atNight, when: 'ophalen tussen 23:10 en 05:00' }, 'when', 'Kies een tijd op een kwartier'],
  [{ ...atNight, when: 'ophalen tussen 5:00 en 05:00' }, 'when', noPeriod],
  [{ ...atNight, when: 'meer dan 40 personen' }, 'when', 'Maximaal 8'],
  [{ ...atNight, per: 'uur' }, 'per', expect.stringMatching(/^Schrijf verblijf/)],
  [{ ...atNight, per: '' }, 'per', 'Kies waarvoor het bedrag geldt'],
  [{ ...atNight, amount: 'n.v.t.' }, 'amount', 'Vul een getal in, bijvoorbeeld 24,95'],
  [{ ...atNight, amount: '0' }, 'amount', 'Vul een bedrag in'],
  [{ ...atNight, isCompulsory: 'soms' }, 'isCompulsory', 'Schrijf ja of nee'],
  [{ ...atNight, label: '' }, 'label', 'Zeg waarvoor de toeslag is'],
])('%j is refused at its column with the reason', (values, field, reason) => {
  expect(planFor(aParking(), values)[0]?.problems).toEqual([
    { field, value: values[field] ?? '', reason },
  ])
})

test('two lines about one surcharge are twins, in other letters too', () => {
  expect(planFor(aParking(), atNight, { ...atNight, label: 'LAAT ophalen' })[1]).toMatchObject({
    outcome: 'wrong',
    problems: [{ field: 'label', reason: 'Deze toeslag staat ook al op rij 2' }],
  })
})

test('of stored twins a file changes none, because it does not say which', () => {
  const twins = aParking(aSurcharge({ amount: 5 }), aSurcharge({ amount: 6 }))
  const line = { airportCode: 'AMS', parking: 'Polderpark', label: 'Toeslag', amount: '7' }

  expect(planFor(twins, line)[0]?.problems[0]?.reason).toMatch(/Er zijn er meer die zo heten/)
})

test('importing an export changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anySurcharge, { maxLength: 6 }), (surcharges) => {
      const places = known(aParking(...surcharges))
      const lines = importedLines('surcharges', surchargesCsv(places))

      expect(lines).toHaveLength(surcharges.length)
      expect(planSurcharges(lines, places).filter(({ outcome }) => outcome !== 'skip')).toEqual([])
    }),
  )
})

const quarter = fc
  .integer({ min: 0, max: 95 })
  .map((at) => `${`${Math.floor(at / 4)}`.padStart(2, '0')}:${`${(at % 4) * 15}`.padStart(2, '0')}`)

const anySurcharge: fc.Arbitrary<Surcharge> = fc
  .record({
    // Few, so that there are twins.
    label: fc.constantFrom('Laat', ' laat ', '=Laat', '-5', 'A;"b"', 'Énorm | veel'),
    amount: fc.integer({ min: 1, max: 1_000 }).map((cents) => cents / 100),
    per: fc.constantFrom('stay', 'day', 'person', 'personEachWay'),
    when: fc
      .oneof(
        fc.constant({ kind: 'always' }),
        fc.record({ kind: fc.constant('personsOver'), persons: fc.integer({ min: 1, max: 8 }) }),
        fc.record({
          kind: fc.constant('between'),
          at: fc.constantFrom('dropOff', 'pickUp'),
          from: quarter,
          until: quarter,
        }),
      )
      .filter((when) => when.kind !== 'between' || when.from !== when.until),
    isCompulsory: fc.boolean(),
    buys: fc.constantFrom(null, 'keepKey'),
  })
  .map((surcharge) => ({ ...surcharge, buys: isChoice(surcharge) ? surcharge.buys : null }))
  .map((surcharge) => surchargeSchema.parse(surcharge))

/** Only such a surcharge may buy something. */
const isChoice = ({ isCompulsory, when }: Pick<Surcharge, 'isCompulsory' | 'when'>) =>
  !isCompulsory && when.kind === 'always'
