import { expect, test } from 'vitest'
import { guessFields } from '#domain/import/import-columns.ts'
import { linesOf, readSheet } from '#domain/import/import-sheet.ts'
import { planProviders, providerColumns, providersCsv } from '#domain/import/provider-import.ts'
import { anAirport } from '#test/fixtures.ts'
import type { AdminProvider } from './provider.ts'
import {
  newProvider,
  type ProviderFieldName,
  providerFieldNames,
  providerFields,
} from './provider-fields.ts'

const polder: AdminProvider = {
  ...newProvider,
  ...{ id: 1, version: 1, updatedAt: '2026-11-20T10:00:00.000Z', parkings: [] },
  ...{ tradeName: 'Polderpark', registry: 'KvK', registryNumber: '01234567' },
  ...{ leftOutAt: 'AMS', leftOutBecause: 'Gestopt' },
}

const others = {
  ...{
    name: 'Maas',
    line: 'Iets anders',
    text: 'Belde 12 nov',
    number: '12345678',
    phone: '+31 20 123 45 67',
    booking: 'https://maas.example.com/?van={van}&tot={tot}',
  },
  ...{ address: 'https://maas.example.com/', hours: { from: '04:00', until: '23:30' } },
  ...{ day: '2026-03-01', airport: 'EIN' },
  marks: [{ name: 'Keurmerk', number: null, validUntil: '2027-06-01', proof: null }],
}

/** What a provider is when one field differs: a register and its country go together. */
function otherwise(name: ProviderFieldName): AdminProvider {
  if (name === 'country') return { ...polder, registry: null, registryNumber: null, country: 'DE' }
  if (name === 'registry') return { ...polder, registry: null, registryNumber: null }
  const field = providerFields[name]
  const other = field.kind === 'choice' ? Object.keys(field.choices).at(-1) : others[field.kind]
  return { ...polder, [name]: other }
}

test.each(providerFieldNames)('%s is in an export, and an import sees a change of it', (name) => {
  const read = readSheet(providersCsv([otherwise(name)]))
  if (!read.ok) throw new Error(read.why)
  const lines = linesOf(read.value, guessFields('providers', read.value.headers))
  const airports = ['AMS', 'EIN'].map((code) => ({
    ...anAirport({ code, name: code, slug: code.toLowerCase() }),
    aliases: [],
  }))
  const [line] = planProviders(lines, { airports, providers: [polder] })

  expect(line?.problems).toEqual([])
  expect(line?.changed.map(({ field }) => field)).toContain(name)
})

test('no two columns of a file have one name', () => {
  const names = Object.values(providerColumns).flatMap(({ label, also = [] }) => [label, ...also])

  expect(names).toEqual([...new Set(names)])
})
