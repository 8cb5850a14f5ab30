import type { z } from 'zod'
import { type AirportWithAliases, goesBy } from '#domain/airport/airport.ts'
import { lacksTag, withTag } from '#domain/parking/affiliate-tag.ts'
import { columnFields, type FieldName, fields, tickFields } from '#domain/parking/fields.ts'
import { type AdminParking, parkingTypes } from '#domain/parking/parking.ts'
import { type ParkingInput, parkingSchema } from '#domain/parking/parking-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type FieldValue, fieldValue, readCell, reportValue } from './field-cell.ts'
import {
  type ImportChange,
  type ImportedLine,
  type ImportField,
  type ImportLine,
  type ImportProblem,
  importFields,
  newParking,
} from './parking-import.ts'

type Known = {
  airports: AirportWithAliases[]
  parkings: AdminParking[]
  /** Of affiliate links: see affiliate-tag.ts. */
  tag?: string
  /** Whether it is added to the links that lack it. */
  addTag?: boolean
}

/** A line of the report, with the parking that it updates and the values to save. */
export type PlannedLine = ImportedLine & { existing?: AdminParking; input?: ParkingInput }

/** Plans an import, without saving anything. A single invalid line prevents the whole import. */
export function planImport(lines: ImportLine[], known: Known): PlannedLine[] {
  const rows = new Map<string, number>()

  return lines.map((line) => {
    const planned = planLine(line, known)
    const target = planned.existing
      ? String(planned.existing.id)
      : `${planned.input?.airportCode} ${planned.name.toLowerCase()}`
    const first = rows.get(target)
    if (planned.outcome === 'wrong' || first === undefined) {
      rows.set(target, first ?? line.row)
      return planned
    }
    const reason = `Deze parking staat ook al op rij ${first}`
    return wrong(planned, [{ field: 'name', value: planned.name, reason }])
  })
}

function planLine({ row, values }: ImportLine, known: Known): PlannedLine {
  const problems: ImportProblem[] = []
  const complain = (field: ImportField, reason: string) => {
    problems.push({ field, value: values[field] ?? '', reason })
  }

  const airportCode = readAirport(values.airportCode, known.airports)
  if (airportCode === null) complain('airportCode', 'Deze luchthaven bestaat niet')
  const existing = findExisting(values, airportCode ?? undefined, known.parkings)
  if (existing === null) complain('id', 'Er is geen parking met dit nummer')
  if (existing === 'several') {
    complain('name', 'Er zijn meer parkings met deze naam bij deze luchthaven. Gebruik het nummer.')
    return wrong(
      { row, name: values.name ?? '', outcome: 'wrong', problems, changed: [], tag: null },
      problems,
    )
  }

  const name = values.name?.trim() || existing?.name || ''
  const read = readColumns(values, complain)
  const former = existing ?? newParking(keysOf(parkingTypes).find((type) => type === read.type))
  const result = parkingSchema.safeParse({
    ...former,
    ...read,
    ...(airportCode ? { airportCode } : {}),
    features: { ...former.features, ...readTicks(values, complain) },
    version: existing?.version,
  })

  if (!result.success) addIssues(result.error, problems, complain)
  const line: PlannedLine = { row, name, outcome: 'create', problems, changed: [], tag: null }
  if (problems.length > 0 || !result.success) return wrong(line, problems)

  const { input, tag } = withTagOf(result.data, known)
  line.tag = tag
  if (!existing) return { ...line, input }
  const changed = changedFields(existing, input)
  return { ...line, outcome: changed.length > 0 ? 'update' : 'skip', changed, existing, input }
}

function withTagOf(
  input: ParkingInput,
  { tag = '', addTag = false }: Known,
): { input: ParkingInput; tag: PlannedLine['tag'] } {
  const { affiliateUrl } = input
  if (!lacksTag(affiliateUrl, tag)) return { input, tag: null }
  if (!addTag) return { input, tag: 'missing' }
  return { input: { ...input, affiliateUrl: withTag(affiliateUrl, tag) }, tag: 'added' }
}

const wrong = (line: PlannedLine, problems: ImportProblem[]): PlannedLine => ({
  row: line.row,
  name: line.name,
  outcome: 'wrong',
  problems,
  changed: [],
  tag: null,
})

/** Finds an airport by its code or any of its names; null if there is none. */
function readAirport(
  written: string | undefined,
  airports: AirportWithAliases[],
): string | null | undefined {
  if (!written?.trim()) return undefined
  return airports.find((airport) => goesBy(airport, written))?.code ?? null
}

/** Finds a parking by its number, or by name and airport. Null if the number does not exist. */
function findExisting(
  { id, name }: ImportLine['values'],
  airportCode: string | undefined,
  parkings: AdminParking[],
): AdminParking | 'several' | null | undefined {
  if (id?.trim()) return parkings.find((parking) => String(parking.id) === id.trim()) ?? null
  const wanted = name?.trim().toLowerCase()
  const [found, ...more] = parkings.filter(
    (parking) => parking.airportCode === airportCode && parking.name.toLowerCase() === wanted,
  )
  return more.length > 0 ? 'several' : found
}

type Complain = (field: ImportField, reason: string) => void

type Read = Partial<Record<FieldName, FieldValue>>

/** The values of a line. An empty cell leaves the value as it is. */
function readColumns(values: ImportLine['values'], complain: Complain): Read {
  const read: Read = {}
  for (const name of keysOf(columnFields)) {
    const field = columnFields[name]
    const written = values[name]?.trim()
    // Read by `readAirport`, which knows the airports' other names.
    if (written === undefined || name === 'airportCode') continue
    if (written !== '') readInto(read, name, written, complain)
    // An empty optional field is cleared: without a reason, a parking is available again.
    else if ('optional' in field) read[name] = null
  }
  return read
}

function readTicks(values: ImportLine['values'], complain: Complain): Read {
  const read: Read = {}
  for (const name of keysOf(tickFields)) {
    const written = values[name]
    if (written !== undefined) readInto(read, name, written, complain)
  }
  return read
}

function readInto(read: Read, name: FieldName, written: string, complain: Complain): void {
  const cell = readCell(fields[name].kind, written)
  if ('problem' in cell) complain(name, cell.problem)
  else read[name] = cell.value
}

/** Adds the form's messages, but only for fields without a problem. */
function addIssues(error: z.ZodError, problems: ImportProblem[], complain: Complain): void {
  for (const { path, message } of error.issues) {
    const [field] = path
    const isField = typeof field === 'string' && field in importFields
    // A field has the same name in the form and in the import.
    if (isField && !problems.some((problem) => problem.field === field)) {
      complain(field as ImportField, message)
    }
  }
}

function changedFields(existing: AdminParking, input: ParkingInput): ImportChange[] {
  const names = [...keysOf(columnFields), ...keysOf(tickFields)]
  return names
    .map((name) => {
      const { kind } = fields[name]
      const said = (parking: AdminParking | ParkingInput) =>
        reportValue(kind, fieldValue(parking, name))
      return { field: name, before: said(existing), after: said(input) }
    })
    .filter(({ before, after }) => before !== after)
}
