import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { checkSources } from '#domain/tariff/tariff-check.ts'
import { maxTariffs } from '#domain/tariff/tariff-limits.ts'
import { tariffSchema } from '#domain/tariff/tariff-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { anAirport } from '#test/fixtures.ts'
import { importedLines } from '#test/imported-lines.ts'
import { aSavedTariff } from '#test/tariffs.ts'
import { planTariffs, type TariffParking, tariffsCsv } from './tariff-import.ts'

type Values = Parameters<typeof planTariffs>[0][number]['values']

const aParking = (special: Partial<TariffParking> = {}): TariffParking => ({
  ...{ id: 1, airportCode: 'AMS', name: 'Polderpark', slug: 'polderpark', version: 3 },
  tariffs: [],
  ...special,
})
const winter = {
  ...aSavedTariff({ name: 'Winter', validFrom: '2026-11-01', validTo: '2027-03-31' }),
  ...{ checkedOn: '2026-11-12', checkSource: 'phone' as const, checkedBy: 'beheer' },
  id: 7,
}
const withWinter = aParking({ tariffs: [winter] })

const known = (...parkings: TariffParking[]) => ({
  airports: [{ ...anAirport(), aliases: ['Amsterdam Airport'] }],
  parkings,
})
const planFor = (parking: TariffParking, ...lines: Values[]) =>
  planTariffs(
    lines.map((values, at) => ({ row: at + 2, values })),
    known(parking),
    '2026-11-22',
  )

const summer: Values = {
  ...{ airportCode: 'Amsterdam Airport', parking: 'POLDERPARK', name: 'Zomer' },
  ...{ validFrom: '1-4-2027', validTo: '31/10/27', billing: 'Per 24 uur', extraDay: '€ 6,50' },
  steps: '1 dag: 24,00 | 8 dagen = 62.50 | 15 d € 1.104,00',
}
const atWinter: Values = { airportCode: 'AMS', parking: 'polderpark', validFrom: '01-11-2026' }

test('a line without a tariff of that parking and begin adds one', () => {
  expect(planFor(withWinter, summer)).toMatchObject([
    {
      name: 'Polderpark · Zomer',
      outcome: 'create',
      write: {
        existing: undefined,
        value: {
          name: 'Zomer',
          validFrom: '2027-04-01',
          validTo: '2027-10-31',
          billing: 'period',
          steps: [
            { days: 1, total: 24 },
            { days: 8, total: 62.5 },
            { days: 15, total: 1104 },
          ],
          extraDay: 6.5,
          minimumDays: null,
          maximumDays: null,
        },
      },
    },
  ])
})

test('a line with its parking and begin changes a tariff, and says what', () => {
  const lines = { ...atWinter, extraDay: '11', minimumDays: '3', name: '' }

  expect(planFor(withWinter, lines)).toMatchObject([
    {
      outcome: 'update',
      changed: [
        { field: 'extraDay', before: '10,00', after: '11,00' },
        { field: 'minimumDays', before: '', after: '3' },
      ],
      write: { existing: { id: 7 }, value: { name: 'Winter' } },
    },
  ])
})

test('an empty day ends an end, an empty name changes nothing', () => {
  expect(planFor(withWinter, { ...atWinter, validTo: '', name: '' })[0]?.changed).toEqual([
    { field: 'validTo', before: '31-03-2027', after: '' },
  ])
})

test.each<[Values, string, string]>([
  [{ ...summer, airportCode: 'XXX' }, 'airportCode', 'Deze luchthaven bestaat niet'],
  [{ ...summer, parking: 'Polder' }, 'parking', 'Deze parking is er niet bij Schiphol'],
  [{ ...summer, id: '9' }, 'id', 'Er is geen parking met dit nummer'],
  [{ ...summer, validFrom: 'volgend jaar' }, 'validFrom', 'Schrijf een datum als 31-12-2026'],
  [{ ...summer, validFrom: '31-02-2027' }, 'validFrom', 'Deze datum bestaat niet.'],
  [{ ...summer, validTo: '1-1-2027' }, 'validTo', 'De laatste dag is vóór de eerste'],
  [{ ...summer, billing: 'week' }, 'billing', 'Schrijf kalenderdag of 24 uur'],
  [{ ...summer, steps: '24,00' }, 'steps', 'Schrijf de stappen zo: 1 dag: 24,00 | 8 dagen: 62,50'],
  [{ ...summer, steps: '1 dag: 8 | 1 dag: 9' }, 'steps', 'Dit aantal dagen staat er al'],
  [{ ...summer, steps: '' }, 'steps', 'Vul ten minste één stap in'],
  [{ ...summer, extraDay: 'gratis' }, 'extraDay', 'Vul een getal in, bijvoorbeeld 24,95'],
  [{ ...summer, minimumDays: 'drie' }, 'minimumDays', 'Vul hele dagen in'],
  [
    { ...summer, minimumDays: '5', maximumDays: '3' },
    'maximumDays',
    'Dit is minder dan het minimum',
  ],
  [{ ...summer, name: '' }, 'name', 'Geef het tarief een naam'],
  [{ ...summer, checkedOn: '31-11-2026' }, 'checkedOn', 'Deze datum bestaat niet.'],
  [{ ...summer, checkedOn: '23-11-2026' }, 'checkedOn', 'Deze dag is nog niet geweest.'],
])('%j is refused at its column with the reason', (values, field, reason) => {
  const [line] = planFor(withWinter, values)

  expect(line?.outcome).toBe('wrong')
  expect(line?.problems).toEqual([{ field, value: values[field as keyof Values] ?? '', reason }])
})

test('all that is wrong with a line is said at once, but not what a line about nothing lacks', () => {
  const several = planFor(withWinter, { ...summer, billing: 'week', extraDay: '-1' })
  expect(several[0]?.problems.map(({ field }) => field)).toEqual(['billing', 'extraDay'])

  const nowhere = planFor(withWinter, { airportCode: 'AMS', parking: 'Nergens', extraDay: '7' })
  expect(nowhere[0]?.problems.map(({ field }) => field)).toEqual(['parking'])
})

test('two lines about one tariff are twins', () => {
  expect(planFor(withWinter, summer, { ...summer, name: 'Hoogzomer' })).toMatchObject([
    { outcome: 'create' },
    {
      outcome: 'wrong',
      problems: [{ field: 'validFrom', reason: 'Dit tarief staat ook al op rij 2' }],
    },
  ])
})

test('a parking gets no more tariffs than its form takes', () => {
  const tariffs = Array.from({ length: maxTariffs - 1 }, (_, at) => ({
    ...aSavedTariff({ validFrom: `2026-01-${String(at + 1).padStart(2, '0')}` }),
    id: at + 1,
  }))
  const [first, second] = planFor(aParking({ tariffs }), summer, { ...summer, validFrom: '' })

  expect(first?.outcome).toBe('create')
  expect(second?.problems).toMatchObject([{ reason: `Maximaal ${maxTariffs} tarieven` }])
})

test('of parkings with the same name, the last part of the address tells which', () => {
  const twins = known(withWinter, aParking({ id: 2, slug: 'polderpark-2', tariffs: [winter] }))
  const plan = (parking: string) =>
    planTariffs([{ row: 2, values: { ...summer, parking } }], twins, '2026-11-22')[0]

  expect(plan('Polderpark')?.write?.place.id).toBe(1)
  expect(plan('polderpark-2')?.write?.place.id).toBe(2)
  expect(tariffsCsv(twins)).toContain('AMS;polderpark-2;Winter')
})

test('a file says of each tariff when it was checked and where, and only another day says so', () => {
  const [one] = planFor(withWinter, { ...atWinter, checkedOn: '20-11-2026' })
  expect(one).toMatchObject({
    changed: [
      { field: 'checkedOn', before: '12-11-2026', after: '20-11-2026' },
      { field: 'checkSource', before: 'Telefoon', after: '' },
    ],
    write: { value: { checkedOn: '2026-11-20', isChanged: false, checkSource: null } },
  })

  const value = (values: Values) => planFor(withWinter, { ...atWinter, ...values })[0]?.write?.value
  const at = '20-11-2026'
  expect(value({ checkedOn: at, checkSource: 'mail' })).toMatchObject({ checkSource: 'mail' })
  expect(value({ checkedOn: at, checkSource: 'telefoon' })).toMatchObject({ checkSource: 'phone' })
  expect(value({ name: 'Koud' })).toMatchObject({ checkedOn: '2026-11-12', isChanged: false })
  for (const checkedOn of ['', '12-11-2026']) {
    expect(value({ extraDay: '9,00', checkedOn })).toMatchObject({
      ...{ checkedOn: '2026-11-12', isChanged: true, checkSource: 'phone' },
    })
  }
  expect(planFor(withWinter, summer)[0]?.write?.value).toMatchObject({
    ...{ checkedOn: null, isChanged: true, checkSource: null },
  })
})

test('nobody looked on a day that is to come, nor anywhere else than is listed', () => {
  const wrong = (values: Values) => planFor(withWinter, { ...atWinter, ...values })[0]?.problems
  expect(wrong({ checkedOn: '23-11-2026' })).toMatchObject([{ field: 'checkedOn' }])
  expect(wrong({ checkSource: 'horen zeggen' })).toMatchObject([{ field: 'checkSource' }])
})

test('a file has one line per tariff, which a Dutch Excel leaves as it is', () => {
  const tariff = {
    ...winter,
    steps: [
      { days: 1, total: 24 },
      { days: 8, total: 62.5 },
    ],
  }

  expect(tariffsCsv(known(aParking({ tariffs: [{ ...tariff, maximumDays: 30 }] })))).toBe(
    '\uFEFFLuchthaven;Parking;Tarief;Geldig vanaf;Tot en met;Telt per;Stappen;Elke dag erna;Minstens (dagen);Hoogstens (dagen);Gecontroleerd op;Bron van de controle\r\n' +
      'AMS;Polderpark;Winter;01-11-2026;31-03-2027;kalenderdag;"1 dag: 24,00 | 8 dagen: 62,50";10,00;;30;12-11-2026;Telefoon\r\n',
  )
})

test('importing an export changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyParking, { maxLength: 4 }), (found) => {
      const parkings = found.map((parking, at) => ({ ...parking, id: at + 1, slug: `p-${at}` }))
      const lines = importedLines('tariffs', tariffsCsv(known(...parkings)))

      expect(
        planTariffs(lines, known(...parkings), '2026-11-22').filter(
          ({ outcome }) => outcome !== 'skip',
        ),
      ).toEqual([])
    }),
  )
})

const euros = fc.integer({ min: 1, max: 9_999_900 }).map((cents) => cents / 100)
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const someDays = fc.option(fc.integer({ min: 1, max: 366 }))

const anyTariff: fc.Arbitrary<Tariff> = fc
  .record({
    name: fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    validFrom: fc.option(day),
    validTo: fc.option(day),
    billing: fc.constantFrom('day' as const, 'period' as const),
    steps: fc.uniqueArray(fc.record({ days: fc.integer({ min: 1, max: 366 }), total: euros }), {
      selector: ({ days }) => days,
      minLength: 1,
      maxLength: 6,
    }),
    extraDay: euros,
    minimumDays: someDays,
    maximumDays: someDays,
    checkedOn: fc.option(day),
    checkSource: fc.option(fc.constantFrom(...keysOf(checkSources))),
  })
  // What can be stored has been through the schema.
  .map((tariff) => tariffSchema.safeParse(tariff).data)
  .filter((tariff) => tariff !== undefined)

const anyParking = fc
  .record({
    name: fc.constantFrom('Polderpark', '=Polder', "'s-Gravenpark", 'P;1', '12-3'),
    tariffs: fc.uniqueArray(anyTariff, { selector: ({ validFrom }) => validFrom, maxLength: 4 }),
  })
  .map((parking) =>
    aParking({
      ...parking,
      tariffs: parking.tariffs.map((tariff, id) => ({ ...aSavedTariff(tariff), id })),
    }),
  )

// Two parts of an expression that can share the blanks take hours for them.
test('a million blanks in a step are as many as one', () => {
  const blanks = ' '.repeat(1_000_000)
  const steps = (text: string) => planFor(withWinter, { ...atWinter, steps: text })[0]

  expect(steps(`1${blanks}x`)?.problems.map(({ field }) => field)).toEqual(['steps'])
  expect(steps(`1${blanks}dag${blanks}:${blanks}24,00`)?.problems).toEqual([])
})
