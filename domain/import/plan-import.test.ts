import { describe, expect, test } from 'vitest'
import type { AdminParking } from '#domain/parking/parking.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'
import { anAdminParking, anAirport } from '#test/fixtures.ts'
import type { ImportLine } from './import-report.ts'
import type { ImportField } from './parking-import.ts'
import { planImport } from './plan-import.ts'

const polderpark = anAdminParking()
const known = {
  airports: [{ ...anAirport(), aliases: ['Amsterdam Airport'] }],
  parkings: [polderpark],
}

const today = '2026-11-27'

const whole: ImportLine<ImportField>['values'] = {
  airportCode: 'ams',
  name: 'Ringvaart',
  type: 'Shuttle service',
  distance: '8',
  pricePerDay: '€ 8,50',
  affiliateUrl: 'https://ringvaart.example.com/?bron=parkeerpiloot',
}
const plan = (...lines: ImportLine<ImportField>['values'][]) =>
  planImport(
    lines.map((values, index) => ({ row: index + 2, values })),
    known,
    today,
  )

test('an unknown parking is added, with defaults for what the file leaves out', () => {
  expect(plan({ ...whole, security: 'ja' })).toMatchObject([
    {
      row: 2,
      name: 'Ringvaart',
      outcome: 'create',
      problems: [],
      input: {
        airportCode: 'AMS',
        type: 'shuttle',
        pricePerDay: 8.5,
        reviews: 0,
        imageUrl: '/images/parking-shuttle-1.svg',
        features: { security: true, covered: false },
      },
    },
  ])
})

test('an airport is found by each of its names', () => {
  expect(plan({ ...whole, airportCode: 'Amsterdam Airport' })[0]?.outcome).toBe('create')
})

test('a typed price that changes beside a tariff of today says what travellers go on reading', () => {
  const ofTariff = anAdminParking({ priceToday: 6.15, isPriceOfTariff: true })
  const planned = (parking: AdminParking, pricePerDay: string) =>
    planImport(
      [{ row: 2, values: { id: '1', name: 'Polder', pricePerDay } }],
      {
        ...known,
        parkings: [parking],
      },
      today,
    )[0]

  expect(planned(ofTariff, '7,25')).toMatchObject({ outcome: 'update', tariffPrice: 6.15 })
  expect(planned(ofTariff, '6,95')).not.toHaveProperty('tariffPrice')
  expect(planned(polderpark, '7,25')).not.toHaveProperty('tariffPrice')
})

test('a parking is found by its number, or by its name and airport', () => {
  expect(plan({ id: '1', name: 'Andere naam' })).toMatchObject([
    {
      outcome: 'update',
      changed: [{ field: 'name', before: 'Polderpark Shuttle' }],
      existing: { id: 1 },
      input: { version: 3 },
    },
  ])
  expect(plan({ airportCode: 'AMS', name: 'POLDERPARK shuttle', pricePerDay: '7' })).toMatchObject([
    {
      outcome: 'update',
      changed: [{ field: 'name' }, { field: 'pricePerDay', before: '€6,95', after: '€7,00' }],
    },
  ])
})

test('a price far from the others at the airport is unusual, as in the list', () => {
  const parkings = [
    polderpark,
    anAdminParking({ id: 2, name: 'Garage', pricePerDay: 9 }),
    anAdminParking({ id: 3, name: 'Kempen', airportCode: 'EIN', pricePerDay: 70 }),
  ]
  const unusual = (values: ImportLine<ImportField>['values']) =>
    planImport([{ row: 2, values }], { ...known, parkings }, today)[0]?.unusual

  expect(unusual({ id: '1', name: '', pricePerDay: '69,50' })).toEqual({ how: 'high', median: 9 })
  expect(unusual({ ...whole, pricePerDay: '0,85' })).toEqual({ how: 'low', median: 7.98 })
  expect(unusual({ id: '1', name: '', pricePerDay: '7,95' })).toBeUndefined()
  expect(unusual({ id: '3', name: 'Kempenpark' })).toBeUndefined()
})

test('only another day in the file says that somebody looked', () => {
  const checked = { ...polderpark, priceCheckedOn: '2026-11-20', isPriceChanged: true }
  const check = (values: ImportLine<ImportField>['values'], stored = checked) => {
    const [line] = planImport([{ row: 2, values }], { ...known, parkings: [stored] }, today)
    const { priceCheckedOn, isPriceChanged } = line?.input ?? {}
    return { on: priceCheckedOn, isChanged: isPriceChanged, outcome: line?.outcome }
  }
  const priced = { id: '1', name: '', pricePerDay: '7,50' }
  const kept = { on: '2026-11-20', isChanged: true, outcome: 'update' }
  expect(check(priced)).toEqual(kept)
  expect(check({ ...priced, priceCheckedOn: '' })).toEqual(kept)
  expect(check({ ...priced, priceCheckedOn: '20-11-2026' })).toEqual(kept)
  const seen = { on: '2026-11-25', isChanged: false, outcome: 'update' }
  expect(check({ ...priced, priceCheckedOn: '25-11-2026' })).toEqual(seen)
  expect(check({ id: '1', name: '', priceCheckedOn: '25-11-2026' })).toEqual(seen)

  const unknown = { on: null, isChanged: false, outcome: 'create' }
  expect(check(whole)).toEqual(unknown)
  expect(check({ ...whole, priceCheckedOn: '25-11-2026' })).toEqual({ ...unknown, on: seen.on })
})

test('the source of a check is that of the line, never that of the check before', () => {
  const checked = {
    ...polderpark,
    priceCheckedOn: '2026-11-20',
    priceCheckSource: 'phone' as const,
  }
  const planned = (values: ImportLine<ImportField>['values']) => {
    const line = { row: 2, values: { id: '1', name: '', ...values } }
    const file = { ...known, parkings: [checked] }
    const [{ input, changed, outcome, problems } = {}] = planImport([line], file, today)
    return { source: input?.priceCheckSource, changed, outcome, problems }
  }
  const gone = { field: 'priceCheckSource', before: 'Telefoon', after: '' }
  const day = { field: 'priceCheckedOn', before: '20-11-2026', after: '25-11-2026' }
  const seen = { priceCheckedOn: '25-11-2026' }
  expect(planned(seen)).toMatchObject({ source: null, changed: [day, gone] })
  expect(planned({ ...seen, priceCheckSource: 'mail' })).toMatchObject({ source: 'mail' })
  expect(planned({ priceCheckSource: '', priceCheckedOn: '20-11-2026' })).toMatchObject({
    ...{ source: 'phone', outcome: 'skip' },
  })
  expect(planned({ priceCheckSource: 'Aanbieder' })).toMatchObject({
    ...{ source: 'provider', changed: [{ ...gone, after: 'Aanbieder' }] },
  })
  expect(planned({ priceCheckSource: 'horen zeggen' }).problems).toMatchObject([
    { field: 'priceCheckSource' },
  ])
})

test.each([
  ['morgen', 'Schrijf een datum als 31-12-2026'],
  ['28-11-2026', 'Deze dag is nog niet geweest.'],
])('a price can’t be checked on %s', (priceCheckedOn, reason) => {
  expect(plan({ id: '1', name: '', priceCheckedOn })[0]?.problems).toMatchObject([
    { field: 'priceCheckedOn', reason },
  ])
})

test.each([
  ['zelf', 'self'],
  ['Zelf', 'self'],
  ['shuttle', 'shuttle'],
  ['valet', 'valet'],
])('the type may be written as %s', (type, read) => {
  expect(plan({ ...whole, type })[0]?.input?.type).toBe(read)
})

test('a line without changes is skipped, and an empty cell changes nothing', () => {
  expect(plan({ id: '1', name: '', pricePerDay: '6,95', reviews: '1.284' })).toMatchObject([
    { outcome: 'skip', name: 'Polderpark Shuttle' },
  ])
})

test('an empty reason makes a parking available again', () => {
  const closed = { ...polderpark, unavailable: 'Vol' }
  const lines = [{ row: 2, values: { id: '1', unavailable: '' } }]

  expect(planImport(lines, { ...known, parkings: [closed] }, today)).toMatchObject([
    { outcome: 'update', changed: [{ field: 'unavailable', before: 'Vol', after: '' }] },
  ])
})

test.each<[ImportLine<ImportField>['values'], string, string]>([
  [{ ...whole, airportCode: 'XXX' }, 'airportCode', 'Deze luchthaven bestaat niet'],
  [{ ...whole, type: 'ballon' }, 'type', 'Kies Shuttle service, Valet parking, Zelf parkeren'],
  [{ ...whole, pricePerDay: 'gratis' }, 'pricePerDay', 'Vul een getal in, bijvoorbeeld 24,95'],
  [{ ...whole, pricePerDay: '0' }, 'pricePerDay', 'Prijs per dag moet groter zijn dan 0'],
  [{ ...whole, distance: '' }, 'distance', 'Vul het aantal minuten in'],
  [{ ...whole, covered: 'soms' }, 'covered', 'Schrijf ja of nee'],
  [{ ...whole, affiliateUrl: 'ringvaart' }, 'affiliateUrl', 'Voer een geldige URL in'],
  [{ ...whole, name: 'R' }, 'name', 'Naam is verplicht'],
  [{ id: '99' }, 'id', 'Er is geen parking met dit nummer'],
])('%j is refused with the field and the reason', (values, field, reason) => {
  const [line] = plan(values)

  expect(line?.outcome).toBe('wrong')
  expect(line?.problems.find((problem) => problem.field === field)).toEqual({
    field,
    value: values[field as keyof typeof values] ?? '',
    reason,
  })
})

test('a parking may occur only once in a file', () => {
  expect(plan(whole, { ...whole, name: 'RINGVAART' })).toMatchObject([
    { outcome: 'create' },
    { outcome: 'wrong', problems: [{ reason: 'Deze parking staat ook al op rij 2' }] },
  ])
})

test('of two parkings with the same name, a line must give the number', () => {
  const twins = { ...known, parkings: [polderpark, { ...polderpark, id: 2 }] }
  const lines = [{ row: 2, values: { airportCode: 'AMS', name: 'Polderpark Shuttle' } }]

  expect(planImport(lines, twins, today)).toMatchObject([
    { outcome: 'wrong', problems: [{ field: 'name', reason: expect.stringContaining('nummer') }] },
  ])
})

const tag = 'bron=parkeerpiloot'
const bare = { ...whole, affiliateUrl: 'https://ringvaart.example.com/?van=site' }

test('a line whose link lacks the source tag is marked, also if it changes nothing', () => {
  const untagged = { ...polderpark, affiliateUrl: 'https://polderpark.example.com/' }
  const lines = [
    { row: 2, values: bare },
    { row: 3, values: { id: '1' } },
    { row: 4, values: whole },
  ]

  expect(
    planImport(lines, { ...known, parkings: [untagged], tag }, today).map((line) => line.tag),
  ).toEqual(['missing', 'missing', null])
})

test('the source tag is added as the form adds it, and then is a change', () => {
  const untagged = { ...polderpark, affiliateUrl: 'https://polderpark.example.com/' }
  const lines = [
    { row: 2, values: bare },
    { row: 3, values: { id: '1' } },
  ]

  expect(
    planImport(lines, { ...known, parkings: [untagged], tag, addTag: true }, today),
  ).toMatchObject([
    { tag: 'added', input: { affiliateUrl: `https://ringvaart.example.com/?van=site&${tag}` } },
    {
      tag: 'added',
      outcome: 'update',
      changed: [{ field: 'affiliateUrl', after: `https://polderpark.example.com/?${tag}` }],
    },
  ])
})

describe('of a parking with a known transfer', () => {
  const transfer: Transfer = {
    ...{ mode: 'shuttle', walk: 2, every: 10, wait: 0, ride: 5, handover: 0 },
    service: null,
  }
  const features = { ...polderpark.features, shuttle24h: true }
  const bound = { ...polderpark, transfer, distance: 12, features }
  const planFor = (parking: typeof bound, values: ImportLine<ImportField>['values']) =>
    planImport(
      [{ row: 2, values: { id: '1', ...values } }],
      { ...known, parkings: [parking] },
      today,
    )[0]

  test.each([
    ['distance', '5'],
    ['shuttle24h', 'nee'],
  ])('another %s is refused, because it follows from the transfer', (field, value) => {
    expect(planFor(bound, { [field]: value })).toMatchObject({
      outcome: 'wrong',
      problems: [{ field, value, reason: 'Volgt uit de transfer. Wijzig die bij de parking.' }],
    })
  })

  test('the cells of an export are accepted', () => {
    expect(planFor(bound, { distance: '12', shuttle24h: 'ja' })).toMatchObject({ outcome: 'skip' })
    expect(planFor(bound, { distance: '12', pricePerDay: '8' })).toMatchObject({
      changed: [{ field: 'pricePerDay' }],
      input: { distance: 12, features: { shuttle24h: true } },
    })
  })

  test('minutes that an earlier import broke are put right, and the report tells it', () => {
    expect(planFor({ ...bound, distance: 5 }, { distance: '5' })).toMatchObject({
      outcome: 'update',
      changed: [{ field: 'distance', before: '5', after: '12' }],
      input: { distance: 12 },
    })
  })
})

test('the booking page and the code at the provider are read, checked and emptied', () => {
  const bookingPage = 'https://boek.polderpark.nl/?van={van}&tot={tot}&p={parking}'
  const given = { id: '1', name: '', bookingPage, providerCode: 'PP-1' }
  const links = [
    { field: 'bookingPage', before: '', after: bookingPage },
    { field: 'providerCode', before: '', after: 'PP-1' },
  ]
  expect(plan(given)).toMatchObject([
    { outcome: 'update', input: { bookingPage, providerCode: 'PP-1' }, changed: links },
  ])
  const has = { ...known, parkings: [{ ...polderpark, bookingPage, providerCode: 'PP-1' }] }
  const values = { id: '1', name: '', bookingPage: '' }
  expect(planImport([{ row: 2, values }], has, today)).toMatchObject([
    { input: { bookingPage: null, providerCode: 'PP-1' }, changed: [{ field: 'bookingPage' }] },
  ])
  expect(plan({ ...given, bookingPage: 'https://a.nl/?van={van}' })[0]?.problems).toMatchObject([
    { field: 'bookingPage', reason: expect.stringContaining('Je kunt gebruiken') },
  ])
})
