import {
  type ClosedPart,
  type Closure,
  type ClosureReason,
  closedParts,
  closureReasons,
  closureText,
} from '#domain/closure/closure.ts'
import { type ClosureField, closureFields } from '#domain/closure/closure-fields.ts'
import { closureSchema, maxClosures } from '#domain/closure/closure-schema.ts'
import { lowerFirst } from '#domain/text/text.ts'
import type { Cell } from './csv.ts'
import {
  type KnownPlaces,
  type NamedParking,
  parkingColumns,
  parkingFinder,
} from './find-parking.ts'
import { columnsOf, type ImportColumn, type ImportColumns, recordsCsv } from './import-column.ts'
import { importNouns } from './import-names.ts'
import type { ImportLine } from './import-report.ts'
import { noDay, readChoice, readDay, writeDay } from './import-value.ts'
import { type PlannedRecord, planRecords } from './plan-records.ts'
import { nameOf } from './tariff-import.ts'

type Stored = Closure & { id: number }

/** A parking with the periods in which it can't be booked, as far as an import knows it. */
export type ClosureParking = NamedParking & { version: number; closures: Stored[] }

export type PlannedClosure = PlannedRecord<ClosureParking, Closure, Stored>

const readings: Record<ClosureField['kind'], Pick<ImportColumn, 'read' | 'hint'>> = {
  day: { read: readDay, hint: noDay },
  reason: { read: readReason, hint: 'Schrijf vol, gesloten of anders' },
  part: { read: readPart, hint: 'Schrijf brengen of ophalen, of niets als allebei niet kan' },
}

export const closureColumns = {
  ...parkingColumns,
  ...columnsOf(closureFields, readings),
} satisfies ImportColumns<string>

type Field = keyof typeof closureColumns

/** A period is told by its parking, its first day and what can't be done. */
export function planClosures(
  lines: ImportLine<Field>[],
  known: KnownPlaces<ClosureParking>,
): PlannedClosure[] {
  const { find } = parkingFinder(known)
  const added = new Map<ClosureParking, number>()
  const isTaken = new Set<Stored>()

  return planRecords<Field, ClosureParking, Closure, Stored>(lines, {
    noun: importNouns.closures,
    columns: closureColumns,
    schema: closureSchema,
    defaults: { reason: 'full', only: null },
    keyColumn: 'firstDay',
    cells: closureCells,
    name: (line, found, closure) =>
      nameOf(
        found?.place.name ?? line.values.parking,
        closure ? closureText(closure) : line.values.firstDay,
      ),
    find: (line, problems) => {
      const place = find(line, problems)
      const written = line.values.firstDay?.trim() ?? ''
      const only = readPart(line.values.only?.trim() || 'allebei')
      if (!place || only === undefined) return undefined
      const firstDay = readDay(written)
      // A day that is left out is said by the schema, one that can't be read by its column.
      if (!firstDay) return written === '' ? { place, key: `${line.row}` } : undefined

      const key = `${place.id} ${firstDay} ${only}`
      const alike = place.closures.filter((one) => one.firstDay === firstDay && one.only === only)
      const [existing, ...more] = alike
      if (!existing) return { place, key }
      if (more.length === 0) return { place, key, existing }

      const same = alike.find((one) => !isTaken.has(one) && isAsIn(line, one))
      if (!same) {
        problems.add('firstDay', 'Er beginnen er die dag meer. Wijzig ze bij de parking.')
        return { place, key: `${line.row}` }
      }
      isTaken.add(same)
      return { place, key: `${same.id}`, existing: same }
    },
    more: (_, { place, existing }, __, problems) => {
      if (!existing) added.set(place, (added.get(place) ?? 0) + 1)
      if (place.closures.length + (added.get(place) ?? 0) > maxClosures)
        problems.add('firstDay', `Maximaal ${maxClosures} periodes`)
      return []
    },
  })
}

/** Also the periods that are over. */
export function closuresCsv(known: KnownPlaces<ClosureParking>): string {
  const { nameOf } = parkingFinder(known)
  return recordsCsv<Field>(
    closureColumns,
    known.parkings.flatMap((parking) =>
      parking.closures.map((closure) => ({
        airportCode: parking.airportCode,
        parking: nameOf(parking),
        ...closureCells(closure),
      })),
    ),
  )
}

function closureCells({ firstDay, lastDay, reason, only }: Closure) {
  return {
    firstDay: writeDay(firstDay),
    lastDay: writeDay(lastDay),
    reason: lowerFirst(closureReasons[reason]),
    only: only ? writePart(only) : '',
  } satisfies Record<keyof Closure, Cell>
}

/** Whether a line would change nothing of it. */
function isAsIn({ values }: ImportLine<Field>, closure: Closure): boolean {
  const cells = closureCells(closure)
  return (['lastDay', 'reason'] as const).every((name) => {
    const written = values[name]?.trim()
    return !written || written === cells[name]
  })
}

function readReason(written: string): ClosureReason | undefined {
  return /^dicht$/i.test(written) ? 'closed' : readChoice(closureReasons)(written)
}

/** Null if neither can be done. */
function readPart(written: string): ClosedPart | null | undefined {
  if (/^(allebei|brengen en ophalen)$/i.test(written)) return null
  return readChoice(closedParts)(written) ?? readChoice(closedParts)(`alleen ${written}`)
}

/** 'brengen' */
const writePart = (only: ClosedPart) => closedParts[only].replace('Alleen ', '')
