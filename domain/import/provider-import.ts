import type { AirportWithAliases } from '#domain/airport/airport.ts'
import { readFactText, writeFactText } from '#domain/fact/fact-text.ts'
import { kinds } from '#domain/kinds.ts'
import type { AdminProvider, Mark } from '#domain/provider/provider.ts'
import {
  newProvider,
  type ProviderField,
  type ProviderFieldName,
  type ProviderFields,
  perProviderField,
} from '#domain/provider/provider-fields.ts'
import {
  hoursMessage,
  type ProviderInput,
  providerSchema,
} from '#domain/provider/provider-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { airportFinder, noAirport } from './find-parking.ts'
import {
  type ImportColumn,
  type ImportColumns,
  type LineProblems,
  recordsCsv,
} from './import-column.ts'
import type { ImportLine } from './import-report.ts'
import { noDay, readChoice, readDay, writeDay } from './import-value.ts'
import { type PlannedRecord, planRecords } from './plan-records.ts'

const mostNamed = 5

export type PlannedProvider = PlannedRecord<null, ProviderInput, AdminProvider>

type Field = ProviderFieldName

export const providerColumns: ImportColumns<Field> = perProviderField((field) => ({
  label: field.csv ?? field.label,
  also: field.also,
  ...readingOf(field),
  ...('optional' in field && { empty: null }),
  ...(field.kind === 'marks' && { empty: [] }),
}))

function choiceHint(known: string[]): string {
  const isLong = known.length > mostNamed
  return isLong
    ? `Kies uit ${known.slice(0, 3).join(', ')} of een ander land van Europa`
    : `Kies ${known.join(', ')}`
}

/** How a cell is read, and what the admin is told if it can't be. */
function readingOf(field: ProviderField): Pick<ImportColumn, 'read' | 'hint'> {
  switch (field.kind) {
    case 'choice': {
      const known = field.byKey ? keysOf(field.choices) : Object.values(field.choices)
      return { read: readChoice(field.choices), hint: choiceHint(known) }
    }
    case 'number':
      return { read: readNumber }
    case 'phone':
      return { read: readPhone }
    case 'hours':
      return { read: (written) => readFactText('phoneHours', written), hint: hoursMessage }
    case 'airport':
      return { read: (written) => written.toUpperCase() }
    case 'day':
      return { read: readDay, hint: noDay }
    case 'marks':
      return {
        read: readMarks,
        hint: 'Schrijf keurmerken zo: naam; nummer; 31-12-2026; https://… | naam',
      }
    case 'name':
    case 'line':
    case 'address':
    case 'booking':
      return { read: (written) => written }
  }
}

type Known = { airports: AirportWithAliases[]; providers: AdminProvider[] }

/** A provider is told by its number in a register, or else by its name. */
export function planProviders(
  lines: ImportLine<Field>[],
  { airports, providers }: Known,
): PlannedProvider[] {
  const airportOf = airportFinder(airports)
  const find = providerFinder(providers)

  return planRecords<Field, null, ProviderInput, AdminProvider>(lines, {
    noun: kinds.provider.noun,
    columns: providerColumns,
    schema: providerSchema,
    defaults: newProvider,
    keyColumn: 'tradeName',
    cells: providerCells,
    name: ({ values }, _, provider) => provider?.tradeName ?? values.tradeName ?? '',
    find: (line, problems) => {
      const existing = find(line, problems)
      if (existing) return { place: null, existing, key: `${existing.id}` }
      return { place: null, key: plain(line.values.tradeName) }
    },
    more: (_, __, { leftOutAt }, problems) => {
      if (typeof leftOutAt === 'string' && airportOf(leftOutAt)?.code !== leftOutAt)
        problems.add('leftOutAt', noAirport)
      return []
    },
  })
}

export const providersCsv = (providers: AdminProvider[]) =>
  recordsCsv<Field>(providerColumns, providers.map(providerCells))

/** Of several by one name, a line is about the one that it leaves as it is. */
function providerFinder(providers: AdminProvider[]) {
  const byNumber = Map.groupBy(
    providers.filter(({ registryNumber }) => registryNumber),
    ({ registryNumber }) => plainNumber(registryNumber),
  )
  const byName = Map.groupBy(providers, ({ tradeName }) => plain(tradeName))
  const isTaken = new Set<AdminProvider>()

  return (
    { values }: ImportLine<Field>,
    problems: LineProblems<Field>,
  ): AdminProvider | undefined => {
    const number = plainNumber(values.registryNumber && readNumber(values.registryNumber))
    const numbered = (number && byNumber.get(number)) || []
    const [found, ...more] =
      numbered.length === 1 ? numbered : (byName.get(plain(values.tradeName)) ?? [])
    if (!found || more.length === 0) return found
    const same = [found, ...more].find((one) => !isTaken.has(one) && isAsIn(values, one))
    if (same) isTaken.add(same)
    else
      problems.add(
        'tradeName',
        'Er zijn meer aanbieders met deze naam. Gebruik het registernummer.',
      )
    return same
  }
}

const plain = (name = '') => name.trim().toLowerCase()

const plainNumber = (number: string | null | undefined) =>
  (number ?? '')
    .toUpperCase()
    .replace(/^(KVK|KBO|HRB|BE)/, '')
    .replace(/[^A-Z0-9]/g, '')

function isAsIn(values: ImportLine<Field>['values'], provider: AdminProvider): boolean {
  const cells = providerCells(provider)
  return keysOf(cells).every((name) => (values[name] ?? cells[name]).trim() === cells[name].trim())
}

const providerCells = (provider: ProviderInput) =>
  perProviderField((field, name) => writeCell(field, provider[name] ?? null))

function writeCell(field: ProviderField, value: ProviderFields[Field]): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map(writeMark).join(' | ')
  if (typeof value === 'object') return writeFactText('phoneHours', value)
  if (field.kind === 'day') return writeDay(value)
  return field.kind === 'choice' && !field.byKey ? (field.choices[value] ?? '') : value
}

// A spreadsheet drops the zero at the start of a number.
function readNumber(written: string): string {
  const number = written.replace(/^(KvK|KBO)[\s:]*/i, '')
  return /^\d{7}$/.test(number) ? `0${number}` : number
}

function readPhone(written: string): string {
  return /^[1-9]\d{7,8}$/.test(written) ? `0${written}` : written
}

/** 'Keurmerk; 0000-02; 01-06-2027; https://…', without the parts at the end that are unknown. */
function writeMark({ name, number, validUntil, proof }: Mark): string {
  return [name, number, writeDay(validUntil), proof]
    .map((part) => part ?? '')
    .join('; ')
    .replace(/(; )+$/, '')
}

function readMarks(written: string): Mark[] | undefined {
  const marks = written.split('|').map((mark) => mark.split(';').map((part) => part.trim()))
  if (marks.some(({ length }) => length > 4)) return undefined
  const read = marks.map(([name = '', number, day, proof]) => ({
    name,
    number: number || null,
    validUntil: day ? readDay(day) : null,
    proof: proof || null,
  }))
  const isRead = (mark: (typeof read)[number]): mark is Mark => mark.validUntil !== undefined
  return read.every(isRead) ? read : undefined
}
