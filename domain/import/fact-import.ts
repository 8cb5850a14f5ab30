import { type Fact, type Facts, factLabel, factsFor } from '#domain/fact/fact.ts'
import { type FactKey, factFields } from '#domain/fact/fact-fields.ts'
import { factsSchema } from '#domain/fact/fact-schema.ts'
import { factMessage, readFactText, writeFactText } from '#domain/fact/fact-text.ts'
import { notYet } from '#domain/form/day.ts'
import type { Features } from '#domain/parking/fields.ts'
import { type ParkingType, parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import type { Cell } from './csv.ts'
import {
  type KnownPlaces,
  type NamedParking,
  parkingColumns,
  parkingFinder,
} from './find-parking.ts'
import { type ImportColumns, LineProblems, readCells, recordsCsv } from './import-column.ts'
import type { ImportChange, ImportedLine, ImportLine } from './import-report.ts'
import { noDay, readDay, writeDay } from './import-value.ts'
import { nameOf } from './tariff-import.ts'

/** A parking with its facts, as far as an import knows it. */
export type FactParking = NamedParking & {
  version: number
  type: ParkingType
  features: Features
  facts: Facts
}

/** A line of the report, with the fact to save; null makes it unknown. */
export type PlannedFact = ImportedLine & {
  write?: { place: FactParking; key: FactKey; fact: Fact | null }
}

export const factColumns = {
  ...parkingColumns,
  fact: { label: 'Feit', also: ['kenmerk', 'gegeven'] },
  value: { label: 'Waarde', also: ['antwoord'] },
  source: { label: 'Bron', also: ['vindplaats'], read: (written) => written },
  checkedOn: {
    label: 'Gecontroleerd op',
    also: ['gecontroleerd', 'nagekekenop'],
    read: readDay,
    hint: noDay,
  },
} satisfies ImportColumns<string>

type Field = keyof typeof factColumns

const unknown = 'onbekend'

/** One line per fact of a parking. Only the word makes a fact unknown: an empty cell changes nothing. */
export function planFacts(
  lines: ImportLine<Field>[],
  known: KnownPlaces<FactParking>,
  today: string,
): PlannedFact[] {
  const { find } = parkingFinder(known)
  const rows = new Map<string, number>()

  return lines.map((line) => {
    const problems = new LineProblems(line)
    const place = find(line, problems)
    const key = factKeys.get(plainLabel(line.values.fact ?? ''))
    if (!key)
      problems.add('fact', line.values.fact?.trim() ? 'Dit feit bestaat niet' : 'Vul het feit in')
    const name = nameOf(
      place?.name ?? line.values.parking,
      key ? factLabel(key, place?.type) : line.values.fact,
    )
    const stored = key && place?.facts[key]
    const fact = key && readFact(key, line, place && (stored ?? null), problems)
    if (fact?.checkedOn && fact.checkedOn !== stored?.checkedOn && fact.checkedOn > today)
      problems.add('checkedOn', notYet)
    if (key && place) {
      const first = rows.get(`${place.id} ${key}`)
      if (first === undefined) rows.set(`${place.id} ${key}`, line.row)
      else problems.add('fact', `Dit feit staat voor deze parking ook al op rij ${first}`)
    }
    if (!key || !place || problems.all.length > 0) return problems.wrong(name)

    const outcome = { row: line.row, name, problems: [], tag: null }
    const changed = changedCells(key, stored, fact)
    if (changed.length === 0) return { ...outcome, outcome: 'skip', changed }
    return {
      ...outcome,
      outcome: stored ? 'update' : 'create',
      changed: stored ? changed : [],
      write: { place, key, fact: fact ?? null },
    }
  })
}

/**
 * The fact after the line; null or undefined if it is unknown then.
 * @param former null if it is unknown now, undefined if the parking is not found
 */
function readFact(
  key: FactKey,
  line: ImportLine<Field>,
  former: Fact | null | undefined,
  problems: LineProblems<Field>,
): Fact | null | undefined {
  const stored = former ?? undefined
  const written = line.values.value?.trim() ?? ''
  if (written.toLowerCase() === unknown) return null
  const read = readCells(factColumns, line, problems)
  // What is written in the same way is the same: a number that is stored as a text, for example.
  const isSame = stored !== undefined && written === writeFactText(key, stored.value).trim()
  const value = written === '' || isSame ? stored?.value : readFactText(key, written)
  if (written === '' && !stored) {
    if (read.source !== undefined || read.checkedOn !== undefined)
      problems.add('value', factMessage(key))
    return undefined
  }
  if (value === undefined) problems.add('value', factMessage(key))

  // A new value has not been checked on the day of the former one.
  const isKept = written === '' || isSame
  const checkedOn = read.checkedOn ?? (isKept ? stored?.checkedOn : null) ?? null
  // What a line leaves out is no problem until its parking is known.
  const source = read.source ?? (former === undefined ? unknown : (former?.source ?? ''))
  const isUnchanged = isKept && read.checkedOn === undefined && read.source === undefined
  if (isUnchanged) return stored
  // The note has no column, so nobody said that it no longer holds.
  const result = factsSchema.safeParse({ [key]: { ...stored, value, checkedOn, source } })
  if (result.success) return result.data[key]
  for (const { path, message } of result.error.issues) {
    const field = path.at(1)
    if (field === 'value' || field === 'source' || field === 'checkedOn')
      problems.add(field, message)
  }
  return undefined
}

/** All facts of each parking, also the unknown ones: they are there to be filled in. */
export function factsCsv(known: KnownPlaces<FactParking>): string {
  const { nameOf } = parkingFinder(known)
  return recordsCsv<Field>(
    factColumns,
    known.parkings.flatMap((parking) => {
      const asked = new Set(factsFor(parking))
      const keys = keysOf(factFields).filter((key) => asked.has(key) || parking.facts[key])
      return keys.map((key) => ({
        airportCode: parking.airportCode,
        parking: nameOf(parking),
        fact: labelOf(key),
        ...factCells(key, parking.facts[key]),
      }))
    }),
  )
}

function factCells(key: FactKey, fact: Fact | null | undefined) {
  return {
    value: fact ? writeFactText(key, fact.value) : unknown,
    source: fact?.source ?? '',
    checkedOn: writeDay(fact?.checkedOn ?? null),
  } satisfies Partial<Record<Field, Cell>>
}

function changedCells(
  key: FactKey,
  before: Fact | undefined,
  after: Fact | null | undefined,
): ImportChange[] {
  const [earlier, later] = [factCells(key, before), factCells(key, after)]
  return keysOf(later)
    .map((field) => ({ field, before: earlier[field], after: later[field] }))
    .filter(({ before, after }) => before !== after)
}

/** 'Hoogtebeperking (cm)'. */
function labelOf(key: FactKey): string {
  const field = factFields[key]
  return field.kind === 'number' && field.unit ? `${field.label} (${field.unit})` : field.label
}

const plainLabel = (label: string) =>
  label
    .toLowerCase()
    .replace(/\([^(]*\)$/, '')
    .replaceAll('’', "'")
    .trim()

/** By their keys, and by all the words for them. */
const factKeys = new Map(
  keysOf(factFields).flatMap((key) =>
    [key, ...keysOf(parkingTypes).map((type) => factLabel(key, type)), factLabel(key)].map(
      (label) => [plainLabel(label), key] as const,
    ),
  ),
)
