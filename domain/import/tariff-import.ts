import { notYet } from '#domain/form/day.ts'
import { noAmount } from '#domain/form/euros.ts'
import { kinds } from '#domain/kinds.ts'
import type { SavedTariff } from '#domain/parking/parking.ts'
import { hasOtherPrices } from '#domain/tariff/checked-tariff.ts'
import type { Billing, Step, Tariff } from '#domain/tariff/tariff.ts'
import { checkSources } from '#domain/tariff/tariff-check.ts'
import { type TariffField, tariffFields } from '#domain/tariff/tariff-fields.ts'
import { maxTariffs } from '#domain/tariff/tariff-limits.ts'
import { tariffSchema } from '#domain/tariff/tariff-schema.ts'
import type { Cell } from './csv.ts'
import {
  type KnownPlaces,
  type NamedParking,
  parkingColumns,
  parkingFinder,
} from './find-parking.ts'
import { columnsOf, type ImportColumn, type ImportColumns, recordsCsv } from './import-column.ts'
import type { ImportLine } from './import-report.ts'
import {
  noDay,
  noSource,
  readAmount,
  readChoice,
  readCount,
  readDay,
  readSource,
  writeAmount,
  writeDay,
} from './import-value.ts'
import { type PlannedRecord, planRecords } from './plan-records.ts'

type Stored = SavedTariff & { id: number }

/** A parking with its tariffs, as far as an import knows it. */
export type TariffParking = NamedParking & {
  version: number
  tariffs: Stored[]
}

const billings: Record<Billing, string> = { day: 'kalenderdag', period: '24 uur' }

// Whether it changed since its check, a file can't say: an import finds out by itself.
const { isChanged: _mark, ...writtenFields } = tariffFields

const readings: Record<TariffField['kind'], Pick<ImportColumn, 'read' | 'hint'>> = {
  line: { read: (written) => written },
  day: { read: readDay, hint: noDay },
  billing: { read: readBilling, hint: 'Schrijf kalenderdag of 24 uur' },
  steps: { read: readSteps, hint: 'Schrijf de stappen zo: 1 dag: 24,00 | 8 dagen: 62,50' },
  euros: { read: readAmount, hint: noAmount },
  days: { read: readCount },
  seenOn: { read: readDay, hint: noDay },
  source: {
    read: readSource,
    hint: noSource,
  },
  mark: {},
}

export const tariffColumns = {
  ...parkingColumns,
  ...columnsOf(writtenFields, readings),
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
      if (typeof read.checkedOn !== 'string') return []
      if (read.checkedOn > today) problems.add('checkedOn', notYet)
      // Where somebody looked before is not where they looked now.
      const former = existing?.checkSource
      return former && !line.values.checkSource?.trim()
        ? [{ field: 'checkSource', before: checkSources[former], after: '' }]
        : []
    },
  })
  return planned.map((line) => (line.write ? { ...line, write: dated(line.write, line) } : line))
}

export type PlannedTariff = PlannedRecord<TariffParking, Tariff, Stored>

/** Only another day says that somebody looked; other prices without one are marked. */
function dated(
  write: NonNullable<PlannedTariff['write']>,
  { changed }: PlannedTariff,
): NonNullable<PlannedTariff['write']> {
  const { existing, value } = write
  const isChanged =
    !isSeen(write) && (!existing || existing.isChanged || hasOtherPrices(value, existing))
  const isSourceGone = changed.some(({ field, after }) => field === 'checkSource' && after === '')
  const { checkedOn = null, checkSource = null } = value
  const seen = { checkedOn, isChanged, checkSource: isSourceGone ? null : checkSource }
  return { ...write, value: { ...value, ...seen } }
}

/** Whether a line says that somebody looked at its price. */
export const isSeen = ({ existing, value }: NonNullable<PlannedTariff['write']>): boolean =>
  Boolean(value.checkedOn) && value.checkedOn !== existing?.checkedOn

export function tariffsCsv(known: KnownPlaces<TariffParking>): string {
  const { nameOf } = parkingFinder(known)
  return recordsCsv<Field>(
    tariffColumns,
    known.parkings.flatMap((parking) =>
      parking.tariffs.map((tariff) => ({
        airportCode: parking.airportCode,
        parking: nameOf(parking),
        ...tariffCells(tariff),
      })),
    ),
  )
}

function tariffCells(tariff: Tariff): Record<keyof typeof writtenFields, Cell> {
  return {
    name: tariff.name,
    validFrom: writeDay(tariff.validFrom),
    validTo: writeDay(tariff.validTo),
    billing: billings[tariff.billing],
    steps: writeSteps(tariff.steps),
    extraDay: writeAmount(tariff.extraDay),
    minimumDays: tariff.minimumDays ?? '',
    maximumDays: tariff.maximumDays ?? '',
    checkedOn: writeDay(tariff.checkedOn ?? null),
    checkSource: tariff.checkSource ? checkSources[tariff.checkSource] : '',
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
