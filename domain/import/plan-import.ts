import type { AirportWithAliases } from '#domain/airport/airport.ts'
import { notYet } from '#domain/form/day.ts'
import { kinds } from '#domain/kinds.ts'
import { lacksTag, withTag } from '#domain/parking/affiliate-tag.ts'
import { checkedPrice } from '#domain/parking/checked-price.ts'
import { columnFields, type FieldName, fields, tickFields } from '#domain/parking/fields.ts'
import { type AdminParking, parkingTypes } from '#domain/parking/parking.ts'
import { unusualPrice } from '#domain/parking/parking-price.ts'
import { type ParkingInput, parkingSchema } from '#domain/parking/parking-schema.ts'
import type { CheckSource } from '#domain/tariff/tariff-check.ts'
import { isDay } from '#domain/text/is-day.ts'
import { keysOf } from '#domain/text/keys.ts'
import { followsFrom, inStep } from '#domain/transfer/follows-from.ts'
import { type FieldValue, fieldValue, readCell, reportValue } from './field-cell.ts'
import { airportFinder, noAirport } from './find-parking.ts'
import { LineProblems } from './import-column.ts'
import type { ImportChange, ImportedLine, ImportLine } from './import-report.ts'
import { noDay, noSource, readDay, readSource, sourceText, writeDay } from './import-value.ts'
import { type ImportField, importColumns, linkNames, newParking } from './parking-import.ts'
import { alsoOn } from './plan-records.ts'

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
export function planImport(
  lines: ImportLine<ImportField>[],
  known: Known,
  today: string,
): PlannedLine[] {
  const rows = new Map<string, number>()
  const find = finder(known)

  return lines.map((line) => {
    const problems = new LineProblems(line)
    const planned = planLine(line, { ...known, today }, find, problems)
    const target = planned.existing
      ? String(planned.existing.id)
      : `${planned.input?.airportCode} ${planned.name.toLowerCase()}`
    const first = rows.get(target)
    if (planned.outcome === 'wrong' || first === undefined) {
      rows.set(target, first ?? line.row)
      return planned
    }
    problems.add('name', alsoOn(kinds.parking.noun, first))
    return problems.wrong(planned.name)
  })
}

function planLine(
  line: ImportLine<ImportField>,
  known: Known & { today: string },
  find: ReturnType<typeof finder>,
  problems: LineProblems<ImportField>,
): PlannedLine {
  const { row, values } = line
  const airportCode = find.airport(values.airportCode)
  if (airportCode === null) problems.add('airportCode', noAirport)
  const existing = find.parking(values, airportCode ?? undefined)
  if (existing === null) problems.add('id', 'Er is geen parking met dit nummer')
  if (existing === 'several') {
    problems.add(
      'name',
      'Er zijn meer parkings met deze naam bij deze luchthaven. Gebruik het nummer.',
    )
    return problems.wrong(values.name ?? '')
  }

  const name = values.name?.trim() || existing?.name || ''
  const read = readColumns(values, problems)
  const ticks = readTicks(values, problems)
  const seenOn = readSeenOn(values, known.today, problems)
  const seenAt = readSeenAt(values, problems)
  if (existing) checkTransfer(existing, { ...read, ...ticks }, problems)
  const former = existing ?? newParking(keysOf(parkingTypes).find((type) => type === read.type))
  const result = parkingSchema.safeParse({
    ...former,
    ...read,
    ...(airportCode ? { airportCode } : {}),
    features: { ...former.features, ...ticks },
    version: existing?.version,
  })

  if (!result.success) problems.addIssues(result.error, isImportField)
  if (problems.all.length > 0 || !result.success) return problems.wrong(name)

  const { input: tagged, tag } = withTagOf(inStep(result.data, existing?.transfer), known)
  const { pricePerDay } = tagged
  // An unknown day stays unknown.
  const priceCheckedOn = seenOn ?? existing?.priceCheckedOn ?? null
  const given = { pricePerDay, priceCheckedOn, priceCheckSource: seenAt }
  // Who looked is whoever saves it.
  const { priceCheckedBy: _, ...check } = checkedPrice(given, existing ?? undefined, {
    ...{ today: known.today, username: '' },
  })
  const input = { ...tagged, ...check }
  const planned: PlannedLine = { row, name, outcome: 'create', problems: [], changed: [], tag }
  const unusual = find.unusual(input, existing ?? undefined)
  if (unusual) planned.unusual = unusual
  if (!existing) return { ...planned, input }
  const changed = changedFields(existing, input)
  return {
    ...planned,
    ...tariffPriceOf(existing, changed),
    ...{ outcome: changed.length > 0 ? 'update' : 'skip', changed, existing, input },
  }
}

function tariffPriceOf({ isPriceOfTariff, priceToday }: AdminParking, changed: ImportChange[]) {
  const isTyped = changed.some(({ field }) => field === 'pricePerDay')
  return isTyped && isPriceOfTariff ? { tariffPrice: priceToday } : {}
}

// A field has the same name in the form and in the import.
const isImportField = (name: unknown): name is ImportField =>
  typeof name === 'string' && name in importColumns

function withTagOf(
  input: ParkingInput,
  { tag = '', addTag = false }: Known,
): { input: ParkingInput; tag: PlannedLine['tag'] } {
  const { affiliateUrl } = input
  if (!lacksTag(affiliateUrl, tag)) return { input, tag: null }
  if (!addTag) return { input, tag: 'missing' }
  return { input: { ...input, affiliateUrl: withTag(affiliateUrl, tag) }, tag: 'added' }
}

/** Finds by maps: by hand, 5,000 lines among 1,500 parkings take seconds. */
function finder({ airports, parkings }: Known) {
  const airportOf = airportFinder(airports)
  const byId = new Map(parkings.map((parking) => [String(parking.id), parking]))
  const atAirport = Map.groupBy(
    parkings.toSorted((a, b) => a.pricePerDay - b.pricePerDay),
    ({ airportCode }) => airportCode,
  )
  const placeOf = (code: string | undefined, name: string) => `${code} ${name.toLowerCase()}`
  const byName = Map.groupBy(parkings, (parking) => placeOf(parking.airportCode, parking.name))

  return {
    /** An airport by its code or any of its names; null if there is none. */
    airport: (written: string | undefined): string | null | undefined =>
      written?.trim() ? (airportOf(written)?.code ?? null) : undefined,

    /** A parking by its number, or by name and airport. Null if the number does not exist. */
    parking: (
      { id, name }: ImportLine<ImportField>['values'],
      airportCode: string | undefined,
    ): AdminParking | 'several' | null | undefined => {
      if (id?.trim()) return byId.get(id.trim()) ?? null
      const [found, ...more] = byName.get(placeOf(airportCode, name?.trim() ?? '')) ?? []
      return more.length > 0 ? 'several' : found
    },

    /** Compared with the others at the airport as they are now. */
    unusual: ({ airportCode, pricePerDay }: ParkingInput, existing: AdminParking | undefined) => {
      if (pricePerDay === existing?.pricePerDay) return undefined
      const all = atAirport.get(airportCode) ?? []
      return unusualPrice(
        pricePerDay,
        all.filter(({ id }) => id !== existing?.id),
      )
    },
  }
}

type Problems = LineProblems<ImportField>

type Read = Partial<Record<FieldName | (typeof linkNames)[number], FieldValue>>

/** The values of a line. An empty cell leaves the value as it is. */
function readColumns(values: ImportLine<ImportField>['values'], problems: Problems): Read {
  const read: Read = {}
  for (const name of keysOf(columnFields)) {
    const field = columnFields[name]
    const written = values[name]?.trim()
    // Read by `readAirport`, which knows the airports' other names.
    if (written === undefined || name === 'airportCode') continue
    if (written !== '') readInto(read, name, written, problems)
    // An empty optional field is cleared: without a reason, a parking is available again.
    else if ('optional' in field) read[name] = null
  }
  for (const name of linkNames) {
    const written = values[name]?.trim()
    if (written !== undefined) read[name] = written || null
  }
  return read
}

function readTicks(values: ImportLine<ImportField>['values'], problems: Problems): Read {
  const read: Read = {}
  for (const name of keysOf(tickFields)) {
    const written = values[name]
    if (written !== undefined) readInto(read, name, written, problems)
  }
  return read
}

/** When the file says that the price was checked. */
function readSeenOn(
  { priceCheckedOn = '' }: ImportLine<ImportField>['values'],
  today: string,
  problems: Problems,
): string | undefined {
  if (priceCheckedOn.trim() === '') return undefined
  const day = readDay(priceCheckedOn)
  if (day === undefined || !isDay(day)) problems.add('priceCheckedOn', noDay)
  else if (day > today) problems.add('priceCheckedOn', notYet)
  else return day
}

/** Where the line says that somebody looked. Where they did before is nothing of a new look. */
function readSeenAt(
  { priceCheckSource = '' }: ImportLine<ImportField>['values'],
  problems: Problems,
): CheckSource | undefined {
  if (priceCheckSource.trim() === '') return undefined
  const source = readSource(priceCheckSource)
  if (!source) problems.add('priceCheckSource', noSource)
  return source
}

/** Whether a line says that somebody looked at its price. */
export const isSeen = ({ existing, input }: Pick<PlannedLine, 'existing' | 'input'>): boolean =>
  Boolean(input?.priceCheckedOn) && input?.priceCheckedOn !== existing?.priceCheckedOn

function readInto(read: Read, name: FieldName, written: string, problems: Problems): void {
  const cell = readCell(fields[name].kind, written)
  if ('problem' in cell) problems.add(name, cell.problem)
  else read[name] = cell.value
}

/** What follows from the transfer can't be changed by itself. An export has it, so it may be there. */
function checkTransfer(parking: AdminParking, read: Read, problems: Problems): void {
  if (!parking.transfer) return
  const follows = followsFrom(parking.transfer)
  for (const name of keysOf(follows)) {
    const value = read[name]
    if (value === undefined || value === follows[name]) continue
    if (value !== fieldValue(parking, name))
      problems.add(name, 'Volgt uit de transfer. Wijzig die bij de parking.')
  }
}

function changedFields(existing: AdminParking, input: ParkingInput): ImportChange[] {
  const names = [...keysOf(columnFields), ...keysOf(tickFields)]
  const days = {
    field: 'priceCheckedOn',
    before: writeDay(existing.priceCheckedOn),
    after: writeDay(input.priceCheckedOn ?? null),
  }
  const sources = {
    field: 'priceCheckSource',
    before: sourceText(existing.priceCheckSource),
    after: sourceText(input.priceCheckSource ?? null),
  }
  const others = names.map((name) => {
    const { kind } = fields[name]
    const said = (parking: AdminParking | ParkingInput) =>
      reportValue(kind, fieldValue(parking, name))
    return { field: name, before: said(existing), after: said(input) }
  })
  const links = linkNames.map((name) => ({
    ...{ field: name, before: existing[name] ?? '', after: input[name] ?? '' },
  }))
  return [...others, ...links, days, sources].filter(({ before, after }) => before !== after)
}
