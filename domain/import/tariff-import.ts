import { notYet } from '#domain/form/day.ts'
import { noAmount } from '#domain/form/euros.ts'
import { kinds } from '#domain/kinds.ts'
import type { Billing, Step, Tariff } from '#domain/tariff/tariff.ts'
import { type TariffField, tariffFields } from '#domain/tariff/tariff-fields.ts'
import { maxTariffs } from '#domain/tariff/tariff-limits.ts'
import { tariffSchema } from '#domain/tariff/tariff-schema.ts'
import { isDay } from '#domain/text/is-day.ts'
import type { Cell } from './csv.ts'
import {
  type KnownPlaces,
  type NamedParking,
  parkingColumns,
  parkingFinder,
} from './find-parking.ts'
import {
  columnsOf,
  type ImportColumn,
  type ImportColumns,
  type LineProblems,
  recordsCsv,
} from './import-column.ts'
import type { ImportChange, ImportLine } from './import-report.ts'
import {
  noDay,
  readAmount,
  readChoice,
  readCount,
  readDay,
  writeAmount,
  writeDay,
} from './import-value.ts'
import { type PlannedRecord, planRecords } from './plan-records.ts'

type Stored = Tariff & { id: number }

/** A parking with its tariffs, as far as an import knows it. */
export type TariffParking = NamedParking & {
  version: number
  priceCheckedOn: string | null
  tariffs: Stored[]
}

const billings: Record<Billing, string> = { day: 'kalenderdag', period: '24 uur' }

const readings: Record<TariffField['kind'], Pick<ImportColumn, 'read' | 'hint'>> = {
  line: { read: (written) => written },
  day: { read: readDay, hint: noDay },
  billing: { read: readBilling, hint: 'Schrijf kalenderdag of 24 uur' },
  steps: { read: readSteps, hint: 'Schrijf de stappen zo: 1 dag: 24,00 | 8 dagen: 62,50' },
  euros: { read: readAmount, hint: noAmount },
  days: { read: readCount },
}

export const tariffColumns = {
  ...parkingColumns,
  ...columnsOf(tariffFields, readings),
  checkedOn: {
    label: 'Gecontroleerd op',
    also: ['gecontroleerd', 'prijsgecontroleerdop', 'gezienop'],
    read: readDay,
    hint: noDay,
  },
} satisfies ImportColumns<string>

type Field = keyof typeof tariffColumns

/** A tariff is told by its parking and the day on which it begins. */
export function planTariffs(
  lines: ImportLine<Field>[],
  known: KnownPlaces<TariffParking>,
  today: string,
): PlannedTariff[] {
  const { find } = parkingFinder(known)
  const added = new Map<TariffParking, number>()
  const checks = new Map<TariffParking, { row: number; day: string }>()

  const planned = planRecords<Field, TariffParking, Tariff, Stored>(lines, {
    noun: kinds.tariff.noun,
    columns: tariffColumns,
    schema: tariffSchema,
    defaults: { validFrom: null, validTo: null, minimumDays: null, maximumDays: null },
    keyColumn: 'validFrom',
    cells: tariffCells,
    name: (line, found, tariff) =>
      nameOf(found?.place.name ?? line.values.parking, tariff?.name ?? line.values.name),
    find: (line, problems) => {
      const place = find(line, problems)
      const written = line.values.validFrom?.trim()
      const validFrom = written ? readDay(written) : null
      if (!place || validFrom === undefined) return undefined
      const existing = place.tariffs.find((tariff) => tariff.validFrom === validFrom)
      return { place, key: `${place.id} ${validFrom}`, ...(existing && { existing }) }
    },
    more: (line, { place, existing }, read, problems) => {
      if (!existing) added.set(place, (added.get(place) ?? 0) + 1)
      if (place.tariffs.length + (added.get(place) ?? 0) > maxTariffs)
        problems.add('name', `Maximaal ${maxTariffs} tarieven`)
      return checkedOn(line, place, read.checkedOn, problems)
    },
  })

  function checkedOn(
    { row }: ImportLine<Field>,
    place: TariffParking,
    day: unknown,
    problems: LineProblems<Field>,
  ): ImportChange[] {
    if (typeof day !== 'string') return []
    if (!isDay(day)) problems.add('checkedOn', 'Deze datum bestaat niet.')
    const first = checks.get(place) ?? { row, day }
    if (first.day !== day)
      problems.add('checkedOn', `Op rij ${first.row} staat voor deze parking een andere dag`)
    checks.set(place, first)
    if (day === place.priceCheckedOn) return []
    if (day > today) problems.add('checkedOn', notYet)
    return [{ field: 'checkedOn', before: writeDay(place.priceCheckedOn), after: writeDay(day) }]
  }

  return planned.map((line) => {
    const day = line.write && checks.get(line.write.place)?.day
    return day === undefined ? line : { ...line, checkedOn: day }
  })
}

/** With the day on which the prices of its parking were checked, if the file says so. */
export type PlannedTariff = PlannedRecord<TariffParking, Tariff, Stored> & { checkedOn?: string }

export function tariffsCsv(known: KnownPlaces<TariffParking>): string {
  const { nameOf } = parkingFinder(known)
  return recordsCsv<Field>(
    tariffColumns,
    known.parkings.flatMap((parking) =>
      parking.tariffs.map((tariff) => ({
        airportCode: parking.airportCode,
        parking: nameOf(parking),
        ...tariffCells(tariff),
        checkedOn: writeDay(parking.priceCheckedOn),
      })),
    ),
  )
}

function tariffCells(tariff: Tariff): Record<keyof Tariff, Cell> {
  return {
    name: tariff.name,
    validFrom: writeDay(tariff.validFrom),
    validTo: writeDay(tariff.validTo),
    billing: billings[tariff.billing],
    steps: writeSteps(tariff.steps),
    extraDay: writeAmount(tariff.extraDay),
    minimumDays: tariff.minimumDays ?? '',
    maximumDays: tariff.maximumDays ?? '',
  }
}

function readBilling(written: string): Billing | undefined {
  const word = written.toLowerCase().replace(/^per /, '')
  if (/^(dag|kalenderdagen)$/.test(word)) return 'day'
  if (/^(24 ?u(ren)?|etmaal)$/.test(word)) return 'period'
  return readChoice(billings)(word)
}

// A word in each step, or a spreadsheet takes '1: 24,00' for a time.
const writeSteps = (steps: Step[]) =>
  steps
    .map(({ days, total }) => `${days} ${days === 1 ? 'dag' : 'dagen'}: ${writeAmount(total)}`)
    .join(' | ')

/** '1 dag: 24,00 | 8 dagen: € 62,50', also with an equals sign or without the words. */
function readSteps(written: string): Step[] | undefined {
  const steps = written
    .split(/[|;\n]/)
    .filter((step) => step.trim() !== '')
    .map((given) => {
      // One blank at most, so that no two parts of the expressions can share a long row of them.
      const step = given.replace(/\s+/g, ' ').trim()
      const [, days, total = ''] =
        /^(\d+) ?(?:d|dag|dagen)? ?[:=] ?(.+)$/i.exec(step) ??
        /^(\d+) ?(?:d|dag|dagen) (.+)$/i.exec(step) ??
        []
      return { days: Number(days), total: readAmount(total) }
    })
  const isRead = steps.every(({ days, total }) => !Number.isNaN(days + total))
  return isRead && steps.length > 0 ? steps : undefined
}

/** For the report: 'Polderpark Shuttle · Winter'. */
export function nameOf(parking: string | undefined, record: string | undefined): string {
  return [parking, record].filter(Boolean).join(' · ')
}
