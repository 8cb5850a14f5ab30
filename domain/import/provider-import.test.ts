import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AdminProvider } from '#domain/provider/provider.ts'
import { newProvider } from '#domain/provider/provider-fields.ts'
import { type ProviderInput, providerSchema } from '#domain/provider/provider-schema.ts'
import { anAirport } from '#test/fixtures.ts'
import { importedLines } from '#test/imported-lines.ts'
import { planProviders, providersCsv } from './provider-import.ts'

type Values = Parameters<typeof planProviders>[0][number]['values']

const input: ProviderInput = {
  ...newProvider,
  ...{ tradeName: 'Polderpark', registry: 'KvK', registryNumber: '01234567' },
  ...{ phone: '+31 20 123 45 67', phoneHours: { from: '00:00', until: '00:00' } },
}
const aProvider = (special: Partial<AdminProvider> = {}): AdminProvider => ({
  ...newProvider,
  ...providerSchema.parse(input),
  ...{ id: 1, version: 3, updatedAt: '2026-11-20T10:00:00.000Z', parkings: [] },
  ...special,
})
const known = (...providers: AdminProvider[]) => ({
  airports: [{ ...anAirport(), aliases: [] }],
  providers,
})
const planFor = (providers: AdminProvider[], ...lines: Values[]) =>
  planProviders(
    lines.map((values, at) => ({ row: at + 2, values })),
    known(...providers),
  )

test('a line with a known name or number changes a provider, any other adds one', () => {
  const [byName, byNumber, added] = [
    { tradeName: 'POLDERPARK', website: 'https://polder.example.com/' },
    { registryNumber: 'KvK 01234567', tradeName: 'Polderpark BV' },
    { tradeName: 'Ringvaart', country: 'België', marks: 'Keurmerk; ; 1-6-2027 | Ander' },
  ].map((values) => planFor([aProvider()], values)[0])

  expect(byName?.changed.map(({ field }) => field)).toEqual(['tradeName', 'website'])
  expect(byNumber?.changed).toMatchObject([{ field: 'tradeName', before: 'Polderpark' }])
  expect(added).toMatchObject({
    outcome: 'create',
    write: {
      value: {
        country: 'BE',
        marks: [
          { name: 'Keurmerk', number: null, validUntil: '2027-06-01', proof: null },
          { name: 'Ander', number: null, validUntil: null, proof: null },
        ],
      },
    },
  })
})

test('an empty column says that there is none', () => {
  const marked = aProvider({
    marks: [{ name: 'Merk', number: null, validUntil: null, proof: null }],
  })
  const line = { marks: '', legalName: '', phoneHours: '', leftOutAt: '' }
  const [changed] = planFor([marked], { tradeName: 'Polderpark', ...line })
  const [added] = planFor([], { tradeName: 'Maas', ...line })

  expect(changed?.changed.map(({ field }) => field)).toEqual(['phoneHours', 'marks'])
  expect(changed?.write?.value).toMatchObject({ marks: [], phoneHours: null })
  expect(added).toMatchObject({ outcome: 'create', write: { value: { marks: [] } } })
})

test('the zero that a spreadsheet drops comes back', () => {
  const line = { tradeName: 'Polderpark', registryNumber: '1234567', phone: '201234567' }

  expect(planFor([aProvider({ phone: '0201234567' })], line)[0]?.outcome).toBe('skip')
})

test.each<[Values, keyof Values, string]>([
  [{ tradeName: 'P' }, 'tradeName', 'Handelsnaam is verplicht'],
  [
    { tradeName: 'Maas', country: 'Turkije' },
    'country',
    'Kies uit Nederland, België, Duitsland of een ander land van Europa',
  ],
  [{ tradeName: 'Maas', registry: 'KBO' }, 'registry', 'Dit register is niet van dit land'],
  [
    { tradeName: 'Maas', registry: 'KvK', registryNumber: '12' },
    'registryNumber',
    'Een KvK-nummer heeft acht cijfers',
  ],
  [{ tradeName: 'Maas', website: 'maas' }, 'website', 'Voer een geldige URL in'],
  [{ tradeName: 'Maas', marks: 'Keurmerk; 1; ooit' }, 'marks', expect.stringMatching(/^Schrijf/)],
  [
    { tradeName: 'Maas', leftOutAt: 'XXX', leftOutBecause: 'Te duur' },
    'leftOutAt',
    'Deze luchthaven bestaat niet',
  ],
  [{ tradeName: 'Maas', leftOutAt: 'ams' }, 'leftOutBecause', 'Zeg in een korte zin waarom'],
])('%j is refused at its column with the reason', (values, field, reason) => {
  expect(planFor([], values)[0]?.problems).toEqual([{ field, value: values[field] ?? '', reason }])
})

test('a provider is in a file once', () => {
  expect(planFor([], { tradeName: 'Maas' }, { tradeName: 'MAAS' })[1]?.problems).toMatchObject([
    { field: 'tradeName', reason: 'Deze aanbieder staat ook al op rij 2' },
  ])
})

test('importing an export changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyProvider, { maxLength: 5 }), (found) => {
      const providers = found.map((provider, at) => ({ ...provider, id: at + 1 }))
      const plan = planProviders(
        importedLines('providers', providersCsv(providers)),
        known(...providers),
      )

      expect(plan).toHaveLength(providers.length)
      expect(plan.filter(({ outcome }) => outcome !== 'skip')).toEqual([])
    }),
  )
})

const anyProvider = fc
  .record({
    // Few, so that there are twins.
    tradeName: fc.constantFrom('Maas', 'maas', '=Maas', 'A; "b" | c'),
    legalName: fc.constantFrom(null, 'Maas BV', '-5'),
    registry: fc.constantFrom(null, 'KvK' as const),
    registryNumber: fc.constantFrom(null, '01234567', '12345678'),
    phone: fc.constantFrom(null, '+31 20 123', '0201234567'),
    phoneHours: fc.constantFrom(null, { from: '04:00', until: '23:30' }),
    marks: fc.array(
      fc.record({
        name: fc.constantFrom('Keurmerk', 'Merk; | 2'),
        number: fc.constantFrom(null, '0000-02', '=1'),
        validUntil: fc.constantFrom(null, '2027-06-01'),
        proof: fc.constantFrom(null, 'https://merk.example.com/;a|b'),
      }),
      { maxLength: 3 },
    ),
    leftOutAt: fc.constantFrom(null, 'AMS'),
    leftOutBecause: fc.constantFrom(null, 'Geen adres'),
    leftOutSince: fc.constantFrom(null, '2026-11-12'),
    note: fc.constantFrom(null, '12 nov: belde', 'Een\nTwee; "drie"'),
  })
  .map((provider) => providerSchema.safeParse({ ...input, ...provider }).data)
  .filter((provider) => provider !== undefined)
  .map((provider) => aProvider({ ...provider, version: 1 } as Partial<AdminProvider>))
