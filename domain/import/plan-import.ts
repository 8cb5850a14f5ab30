import type { z } from 'zod'
import { type AirportWithAliases, goesBy } from '#domain/airport/airport.ts'
import {
  type AdminParking,
  type Features,
  type ParkingType,
  parkingTypes,
} from '#domain/parking/parking.ts'
import { type ParkingInput, parkingSchema } from '#domain/parking/parking-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatEuro } from '#domain/text/money.ts'
import { readAmount, readCount, readTick } from './import-value.ts'
import {
  type ImportChange,
  type ImportedLine,
  type ImportField,
  type ImportLine,
  type ImportProblem,
  importFields,
} from './parking-import.ts'

type Known = { airports: AirportWithAliases[]; parkings: AdminParking[] }

/** A line of the report, and what it does: which lot becomes what. */
export type PlannedLine = ImportedLine & { existing?: AdminParking; input?: ParkingInput }

const featureFields = [
  'security',
  'covered',
  'chargingPoint',
  'keyDrop',
  'shuttle24h',
  'cameras',
  'fenced',
] as const satisfies (ImportField & keyof Features)[]

/** What each line of a file comes down to. Nothing is done yet; one wrong line and nothing will be. */
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
    const reason = `Dit parkeerterrein staat ook al op rij ${first}`
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
  if (existing === null) complain('id', 'Er is geen parkeerterrein met dit nummer')
  if (existing === 'several') {
    complain('name', 'Er zijn meer parkings met deze naam bij deze luchthaven. Gebruik het nummer.')
    return wrong(
      { row, name: values.name ?? '', outcome: 'wrong', problems, changed: [] },
      problems,
    )
  }

  const name = values.name?.trim() || existing?.name || ''
  const read = readValues(values, complain)
  const type = read.type ?? existing?.type
  const result = parkingSchema.safeParse({
    ...(existing ?? newLot(type)),
    ...read,
    ...(airportCode ? { airportCode } : {}),
    features: { ...(existing ?? newLot(type)).features, ...readFeatures(values, complain) },
    version: existing?.version,
  })

  if (!result.success) addIssues(result.error, problems, complain)
  const line: PlannedLine = { row, name, outcome: 'create', problems, changed: [] }
  if (problems.length > 0 || !result.success) return wrong(line, problems)

  const input = result.data
  if (!existing) return { ...line, input }
  const changed = changedFields(existing, input)
  return { ...line, outcome: changed.length > 0 ? 'update' : 'skip', changed, existing, input }
}

const wrong = (line: PlannedLine, problems: ImportProblem[]): PlannedLine => ({
  row: line.row,
  name: line.name,
  outcome: 'wrong',
  problems,
  changed: [],
})

/** Its code, or any name that it goes by; null when no airport goes by it. */
function readAirport(
  written: string | undefined,
  airports: AirportWithAliases[],
): string | null | undefined {
  if (!written?.trim()) return undefined
  return airports.find((airport) => goesBy(airport, written))?.code ?? null
}

/** By its number, or else by its name at its airport; null when there is none with that number. */
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

/** What the line says about the lot; an empty cell says nothing, and leaves what is there. */
function readValues(values: ImportLine['values'], complain: Complain) {
  const given = (field: ImportField) => values[field]?.trim() || undefined
  const number = (field: ImportField, read: (written: string) => number) => {
    const written = given(field)
    return written === undefined ? {} : { [field]: read(written) }
  }
  const type = readType(values.type)
  if (type === null) complain('type', `Kies ${Object.values(parkingTypes).join(', ')}`)

  return {
    ...(given('name') ? { name: given('name') } : {}),
    ...(given('affiliateUrl') ? { affiliateUrl: given('affiliateUrl') } : {}),
    ...(given('imageUrl') ? { imageUrl: given('imageUrl') } : {}),
    ...number('distance', readCount),
    ...number('pricePerDay', readAmount),
    ...number('rating', readAmount),
    ...number('reviews', readCount),
    ...(type ? { type } : {}),
    // This one is emptied by an empty cell: the lot can be booked again.
    ...(values.unavailable === undefined ? {} : { unavailable: values.unavailable.trim() || null }),
  }
}

/** By its label or its code; null when it is neither. */
function readType(written: string | undefined): ParkingType | null | undefined {
  const wanted = written?.trim().toLowerCase()
  if (!wanted) return undefined
  const found = keysOf(parkingTypes).find(
    (type) => type === wanted || parkingTypes[type].toLowerCase() === wanted,
  )
  return found ?? null
}

function readFeatures(values: ImportLine['values'], complain: Complain): Partial<Features> {
  const read: Partial<Features> = {}
  for (const field of featureFields) {
    const written = values[field]
    if (written === undefined) continue
    const tick = readTick(written)
    if (tick === undefined) complain(field, 'Schrijf ja of nee')
    else read[field] = tick
  }
  return read
}

const newLot = (type: ParkingType = 'self') => ({
  imageUrl: `/images/parking-${type}-1.svg`,
  rating: 0,
  reviews: 0,
  unavailable: null,
  features: {
    security: false,
    covered: false,
    chargingPoint: false,
    keyDrop: false,
    cameras: false,
    fenced: false,
  },
})

/** What the form would say; what is wrong already is not said twice. */
function addIssues(error: z.ZodError, problems: ImportProblem[], complain: Complain): void {
  for (const { path, message } of error.issues) {
    const [field] = path
    const isField = typeof field === 'string' && field in importFields
    // A field of the form that can be in a file has the same name there.
    if (isField && !problems.some((problem) => problem.field === field)) {
      complain(field as ImportField, message)
    }
  }
}

function changedFields(existing: AdminParking, input: ParkingInput): ImportChange[] {
  const plain = [
    'airportCode',
    'name',
    'type',
    'distance',
    'pricePerDay',
    'rating',
    'reviews',
    'affiliateUrl',
    'imageUrl',
    'unavailable',
  ] as const
  return [
    ...plain.map((field) => change(field, existing[field], input[field] ?? null)),
    ...featureFields.map((field) =>
      change(field, existing.features[field] ?? false, input.features[field] ?? false),
    ),
  ].filter(({ before, after }) => before !== after)
}

type Said = string | number | boolean | null

function change(field: ImportField, before: Said, after: Said): ImportChange {
  return { field, before: said(field, before), after: said(field, after) }
}

/** As our own export writes it. */
function said(field: ImportField, value: Said): string {
  if (field === 'pricePerDay') return formatEuro(Number(value))
  if (field === 'type') return parkingTypes[value as ParkingType]
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  return String(value ?? '').replace('.', field === 'rating' ? ',' : '.')
}
