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

/** A lot beside others, with the name of its airport. */
export type ComparedLot = Parking & { airport: string }

export type ComparisonCell = {
  /** A text, a yes or no, or undefined where we don't know. */
  value: string | boolean | undefined
  /** The words on its tag, where it is the best of the row. */
  best?: string
}

export type ComparisonRow = {
  label: string
  look: 'total' | 'rating' | 'plain'
  /** One for each lot, in their order. */
  cells: ComparisonCell[]
}

/** Security first, then the extras, then what no filter asks for. */
const tickGroups = ['security', 'extras', undefined]
const ticks = tickGroups.flatMap((group) =>
  keysOf(tickFields).filter((name) => tickFields[name].filter?.group === group),
)

/** What can be said of each of them, in one order. */
export function comparisonRows(lots: ComparedLot[], stay: Stay | undefined): ComparisonRow[] {
  const perDay = row(lots, numberFields.pricePerDay.label, ({ pricePerDay }) =>
    formatEuro(pricePerDay),
  )
  const total =
    stay &&
    row(lots, `Totaal voor ${dayCount(stay.days)}`, ({ pricePerDay }) =>
      formatEuro(stayCents(pricePerDay, stay) / 100),
    )
  const decisive = tagged(
    { ...(total ?? perDay), look: 'total' },
    'Laagste prijs',
    merits(lots, ({ pricePerDay }) => -pricePerDay),
  )

  return [
    decisive,
    ...(total ? [perDay] : []),
    ...(new Set(lots.map(({ airport }) => airport)).size > 1
      ? [row(lots, columnFields.airportCode.label, ({ airport }) => airport)]
      : []),
    row(lots, columnFields.type.label, ({ type }) => parkingTypes[type]),
    ...keysOf(numberFields).flatMap((name) => numberRow(lots, name) ?? []),
    ...ticks.map((name) => row(lots, tickFields[name].label, (lot) => hasFeature(lot, name))),
  ]
}

function row(
  lots: ComparedLot[],
  label: string,
  value: (lot: ComparedLot) => ComparisonCell['value'],
): ComparisonRow {
  return { label, look: 'plain', cells: lots.map((lot) => ({ value: value(lot) })) }
}

function numberRow(lots: ComparedLot[], name: NumberName): ComparisonRow | undefined {
  const field = numberFields[name]
  if (!field.comparison) return undefined
  const { best, isKnown } = field.comparison
  const value = (lot: Parking) => (isKnown?.(lot) === false ? undefined : (lot[name] ?? undefined))
  const plain: ComparisonRow = {
    ...row(lots, field.label, (lot) => numberText(field, value(lot))),
    look: field.comparison.look ?? 'plain',
  }
  if (!best) return plain

  const [wanted, tag] = best
  const sign = wanted === 'lowest' ? -1 : 1
  return tagged(
    plain,
    tag,
    merits(lots, (lot) => sign * (value(lot) ?? Number.NaN)),
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
function merits(lots: ComparedLot[], merit: (lot: ComparedLot) => number): number[] {
  return lots.map((lot) => (isBookable(lot) ? merit(lot) : Number.NaN))
}

/** A row in which not all lots say the same. */
export function isDifferent({ cells }: ComparisonRow): boolean {
  return new Set(cells.map(({ value }) => value)).size > 1
}

/** `1,2,3`, or one after another as a form sends them: each lot once, in the order of choosing. */
export function readLotIds(given: string[]): number[] {
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

function hasFeature(lot: Parking, name: TickName): boolean | undefined {
  return lot.features[name] ?? (tickFields[name].isNoFor?.(lot) ? false : undefined)
}
