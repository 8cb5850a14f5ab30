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

export const maxCompared = 3

/** With the name of its airport. */
export type ComparedParking = Parking & { airport: string }

export type ComparisonCell = {
  /** A text, a yes or no, or undefined if unknown. */
  value: string | boolean | undefined
  /** The text of its tag, if it is the best of the row. */
  best?: string
}

export type ComparisonRow = {
  label: string
  look: 'total' | 'rating' | 'plain'
  /** One per parking, in their order. */
  cells: ComparisonCell[]
}

/** Security first, then the extras, then the features that no filter uses. */
const tickGroups = ['security', 'extras', undefined]
const ticks = tickGroups.flatMap((group) =>
  keysOf(tickFields).filter((name) => tickFields[name].filter?.group === group),
)

/** The rows of the comparison, in a fixed order. */
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

/** The text of a number in its row. */
function numberText({ kind, unit }: NumberField, value: number | undefined): string | undefined {
  if (value === undefined) return undefined
  if (kind === 'euros') return formatEuro(value)
  const text = kind === 'decimal' ? value.toFixed(1).replace('.', ',') : formatNumber(value)
  return unit ? `${text} ${unit}` : text
}

/** Unavailable parkings get NaN, so that they are never the best. */
function merits(
  parkings: ComparedParking[],
  merit: (parking: ComparedParking) => number,
): number[] {
  return parkings.map((parking) => (isBookable(parking) ? merit(parking) : Number.NaN))
}

/** Whether the parkings differ in this row. */
export function isDifferent({ cells }: ComparisonRow): boolean {
  return new Set(cells.map(({ value }) => value)).size > 1
}

/** Reads `1,2,3` or repeated parameters, as a form sends them. Keeps the order, no duplicates. */
export function readParkingIds(given: string[]): number[] {
  const ids = given
    .flatMap((list) => list.split(','))
    .map((id) => id.trim())
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number)

  return [...new Set(ids)]
}

/** Tags the highest merits. NaN is never tagged, and nothing is if all are equal. */
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
