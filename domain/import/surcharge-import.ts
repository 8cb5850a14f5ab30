import { noAmount } from '#domain/form/euros.ts'
import { kinds } from '#domain/kinds.ts'
import {
  boughtFacts,
  type Condition,
  type Surcharge,
  type Unit,
  units,
} from '#domain/surcharge/surcharge.ts'
import { type SurchargeField, surchargeFields } from '#domain/surcharge/surcharge-fields.ts'
import { maxSurcharges, surchargeSchema } from '#domain/surcharge/surcharge-schema.ts'
import { lowerFirst } from '#domain/text/text.ts'
import type { Cell } from './csv.ts'
import {
  type KnownPlaces,
  type NamedParking,
  parkingColumns,
  parkingFinder,
} from './find-parking.ts'
import { columnsOf, type ImportColumn, type ImportColumns, recordsCsv } from './import-column.ts'
import type { ImportLine } from './import-report.ts'
import { readAmount, readChoice, readTick, writeAmount } from './import-value.ts'
import { type PlannedRecord, planRecords } from './plan-records.ts'
import { nameOf } from './tariff-import.ts'

type Stored = Surcharge & { id: number }

/** A parking with its surcharges, as far as an import knows it. */
export type SurchargeParking = NamedParking & { version: number; surcharges: Stored[] }

export type PlannedSurcharge = PlannedRecord<SurchargeParking, Surcharge, Stored>

const readings: Record<SurchargeField['kind'], Pick<ImportColumn, 'read' | 'hint'>> = {
  line: { read: (written) => written },
  euros: { read: readAmount, hint: noAmount },
  unit: { read: readUnit, hint: 'Schrijf verblijf, dag, persoon, of persoon, heen en terug' },
  condition: {
    read: readCondition,
    hint: 'Schrijf altijd, brengen of ophalen tussen 23:00 en 05:00, of meer dan 4 personen',
  },
  tick: { read: readTick, hint: 'Schrijf ja of nee' },
  bought: { read: readChoice(boughtFacts), hint: 'Schrijf sleutel houden, of niets' },
}

export const surchargeColumns = {
  ...parkingColumns,
  ...columnsOf(surchargeFields, readings),
} satisfies ImportColumns<string>

type Field = keyof typeof surchargeColumns

/** A surcharge is told by its parking, its label and when it holds. */
export function planSurcharges(
  lines: ImportLine<Field>[],
  known: KnownPlaces<SurchargeParking>,
): PlannedSurcharge[] {
  const { find } = parkingFinder(known)
  const added = new Map<SurchargeParking, number>()
  const isTaken = new Set<Stored>()

  return planRecords<Field, SurchargeParking, Surcharge, Stored>(lines, {
    noun: kinds.surcharge.noun,
    columns: surchargeColumns,
    schema: surchargeSchema,
    defaults: { when: { kind: 'always' } },
    keyColumn: 'label',
    cells: surchargeCells,
    name: (line, found, surcharge) =>
      nameOf(found?.place.name ?? line.values.parking, surcharge?.label ?? line.values.label),
    find: (line, problems) => {
      const place = find(line, problems)
      const when = readCondition(line.values.when?.trim() || 'altijd')
      if (!place || !when) return undefined
      const key = keyOf({ label: line.values.label ?? '', when })
      const [existing, ...alike] = place.surcharges.filter((one) => keyOf(one) === key)
      if (!existing) return { place, key: `${place.id} ${key}` }
      if (alike.length === 0) return { place, key: `${place.id} ${key}`, existing }

      const same = [existing, ...alike].find((one) => !isTaken.has(one) && isAsIn(line, one))
      if (!same) {
        problems.add('label', 'Er zijn er meer die zo heten. Wijzig ze bij de parking.')
        return { place, key: `${line.row}` }
      }
      isTaken.add(same)
      return { place, key: `${same.id}`, existing: same }
    },
    more: (_, { place, existing }, __, problems) => {
      if (!existing) added.set(place, (added.get(place) ?? 0) + 1)
      if (place.surcharges.length + (added.get(place) ?? 0) > maxSurcharges)
        problems.add('label', `Maximaal ${maxSurcharges} toeslagen`)
      return []
    },
  })
}

export function surchargesCsv(known: KnownPlaces<SurchargeParking>): string {
  const { nameOf } = parkingFinder(known)
  return recordsCsv<Field>(
    surchargeColumns,
    known.parkings.flatMap((parking) =>
      parking.surcharges.map((surcharge) => ({
        airportCode: parking.airportCode,
        parking: nameOf(parking),
        ...surchargeCells(surcharge),
      })),
    ),
  )
}

function surchargeCells({ label, amount, per, when, isCompulsory, buys }: Surcharge) {
  return {
    label,
    amount: writeAmount(amount),
    per: lowerFirst(units[per].replace('Per ', '')),
    when: writeCondition(when),
    isCompulsory: isCompulsory ? 'ja' : 'nee',
    buys: buys ? lowerFirst(boughtFacts[buys]) : '',
  } satisfies Record<keyof Surcharge, Cell>
}

const keyOf = ({ label, when }: Pick<Surcharge, 'label' | 'when'>) =>
  `${label.trim().toLowerCase()} ${writeCondition(when)}`

/** Whether a line would change nothing of it. */
function isAsIn({ values }: ImportLine<Field>, surcharge: Surcharge): boolean {
  const cells = surchargeCells(surcharge)
  return (['amount', 'per', 'isCompulsory', 'buys'] as const).every((name) => {
    const written = values[name]?.trim()
    const changesNothing = written === '' && surchargeColumns[name].empty === undefined
    return written === undefined || changesNothing || written === cells[name]
  })
}

function readUnit(written: string): Unit | undefined {
  return readChoice(units)(written) ?? readChoice(units)(`per ${written}`)
}

function writeCondition(when: Condition): string {
  if (when.kind === 'always') return 'altijd'
  if (when.kind === 'personsOver')
    return `meer dan ${when.persons} ${when.persons === 1 ? 'persoon' : 'personen'}`
  return `${when.at === 'dropOff' ? 'brengen' : 'ophalen'} tussen ${when.from} en ${when.until}`
}

const between = /^(brengen|ophalen) tussen (\d?\d)[:.](\d\d) en (\d?\d)[:.](\d\d)$/
const personsOver = /^meer dan (\d+) (personen|persoon|reizigers?)$/

/** The times may be no quarters: the schema says so. */
function readCondition(written: string): Condition | undefined {
  const words = written.toLowerCase().replace(/\s+/g, ' ')
  if (words === 'altijd') return { kind: 'always' }
  const [, persons] = personsOver.exec(words) ?? []
  if (persons) return { kind: 'personsOver', persons: Number(persons) }
  const [, what, ...times] = between.exec(words) ?? []
  const [fromHour = '', from, untilHour = '', until] = times
  if (!what) return undefined
  return {
    kind: 'between',
    at: what === 'brengen' ? 'dropOff' : 'pickUp',
    from: `${fromHour.padStart(2, '0')}:${from}`,
    until: `${untilHour.padStart(2, '0')}:${until}`,
  }
}
