import { dayCount, type Stay, stayCents } from '#domain/stay/stay.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatEuro } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/number.ts'
import {
  columnFields,
  type NumberField,
  type NumberName,
  numberFields,
  type TickName,
  tickFields,
} from './fields.ts'
import { isBookable, type Parking, parkingTypes } from './parking.ts'

export const mostCompared = 3

/** A parking beside others, with the name of its airport. */
export type ComparedParking = Parking & { airport: string }

export type ComparisonCell = {
  /** A text, a yes or no, or undefined where we don't know. */
  value: string | boolean | undefined
  /** The words on its tag, where it is the best of the row. */
  best?: string
}

export type ComparisonRow = {
  label: string
  look: 'total' | 'rating' | 'plain'
  /** One for each parking, in their order. */
  cells: ComparisonCell[]
}

/** Security first, then the extras, then what no filter asks for. */
const tickGroups = ['security', 'extras', undefined]
const ticks = tickGroups.flatMap((group) =>
  keysOf(tickFields).filter((name) => tickFields[name].filter?.group === group),
)

/** What can be said of each of them, in one order. */
export function comparisonRows(
  parkings: ComparedParking[],
  stay: Stay | undefined,
): ComparisonRow[] {
  const perDay = row(parkings, numberFields.pricePerDay.label, ({ pricePerDay }) =>
    formatEuro(pricePerDay),
  )
  const total =
    stay &&
    row(parkings, `Totaal voor ${dayCount(stay.days)}`, ({ pricePerDay }) =>
      formatEuro(stayCents(pricePerDay, stay) / 100),
    )
  const decisive = tagged(
    { ...(total ?? perDay), look: 'total' },
    'Laagste prijs',
    merits(parkings, ({ pricePerDay }) => -pricePerDay),
  )

  return [
    decisive,
    ...(total ? [perDay] : []),
    ...(new Set(parkings.map(({ airport }) => airport)).size > 1
      ? [row(parkings, columnFields.airportCode.label, ({ airport }) => airport)]
      : []),
    row(parkings, columnFields.type.label, ({ type }) => parkingTypes[type]),
    ...keysOf(numberFields).flatMap((name) => numberRow(parkings, name) ?? []),
    ...ticks.map((name) =>
      row(parkings, tickFields[name].label, (parking) => hasFeature(parking, name)),
    ),
  ]
}

function row(
  parkings: ComparedParking[],
  label: string,
  value: (parking: ComparedParking) => ComparisonCell['value'],
): ComparisonRow {
  return { label, look: 'plain', cells: parkings.map((parking) => ({ value: value(parking) })) }
}

function numberRow(parkings: ComparedParking[], name: NumberName): ComparisonRow | undefined {
  const field = numberFields[name]
  if (!field.comparison) return undefined
  const { best, isKnown } = field.comparison
  const value = (parking: Parking) =>
    isKnown?.(parking) === false ? undefined : (parking[name] ?? undefined)
  const plain: ComparisonRow = {
    ...row(parkings, field.label, (parking) => numberText(field, value(parking))),
    look: field.comparison.look ?? 'plain',
  }
  if (!best) return plain

  const [wanted, tag] = best
  const sign = wanted === 'lowest' ? -1 : 1
  return tagged(
    plain,
    tag,
    merits(parkings, (parking) => sign * (value(parking) ?? Number.NaN)),
  )
}

/** As it stands in its row. */
function numberText({ kind, unit }: NumberField, value: number | undefined): string | undefined {
  if (value === undefined) return undefined
  if (kind === 'euros') return formatEuro(value)
  const text = kind === 'decimal' ? value.toFixed(1).replace('.', ',') : formatNumber(value)
  return unit ? `${text} ${unit}` : text
}

/** What cannot be booked is nobody's best choice. */
function merits(
  parkings: ComparedParking[],
  merit: (parking: ComparedParking) => number,
): number[] {
  return parkings.map((parking) => (isBookable(parking) ? merit(parking) : Number.NaN))
}

/** A row in which not all parkings say the same. */
export function isDifferent({ cells }: ComparisonRow): boolean {
  return new Set(cells.map(({ value }) => value)).size > 1
}

/** `1,2,3`, or one after another as a form sends them: each parking once, in the order of choosing. */
export function readParkingIds(given: string[]): number[] {
  const ids = given
    .flatMap((list) => list.split(','))
    .map((id) => id.trim())
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number)

  return [...new Set(ids)]
}

/** Higher is better; what isn't known is NaN, and can't be. Where all are equal nobody is the best. */
function tagged(row: ComparisonRow, best: string, merits: number[]): ComparisonRow {
  const known = merits.filter((merit) => !Number.isNaN(merit))
  const highest = Math.max(...known)
  if (known.every((merit) => merit === highest)) return row

  return {
    ...row,
    cells: row.cells.map((cell, index) => (merits[index] === highest ? { ...cell, best } : cell)),
  }
}

function hasFeature(parking: Parking, name: TickName): boolean | undefined {
  return parking.features[name] ?? (tickFields[name].isNoFor?.(parking) ? false : undefined)
}
