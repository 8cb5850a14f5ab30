import { byPrice } from '#domain/order/by-price.ts'
import { dayCount, type Stay } from '#domain/stay/stay.ts'
import { keysOf } from '#domain/text/keys.ts'
import { listed } from '#domain/text/listed.ts'
import { formatEuro } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/number.ts'
import { maxCompared } from './compared-ids.ts'
import {
  columnFields,
  type NumberField,
  type NumberName,
  numberFields,
  type TickName,
  tickFields,
} from './fields.ts'
import { type CardParking, shownEuros } from './listed-parking.ts'
import { bookable, isBookable, type Parking, parkingTypes } from './parking.ts'

/** With the name of its airport. */
export type ComparedParking = CardParking & { airport: string }

/** Offered to add to the comparison. */
export type OtherParking = Pick<Parking, 'id' | 'name' | 'pricePerDay'>

export type ComparisonCell = {
  /** A text, a yes or no, or undefined if nobody said. */
  value: string | boolean | undefined
  /** The text of its tag, if it is the best of the row. */
  best?: string
}

export type ComparisonRow = {
  label: string
  /** Before every value: a price is a starting price. */
  before?: 'vanaf'
  look: 'total' | 'rating' | 'plain'
  /** One per parking, in their order. */
  cells: ComparisonCell[]
}

/** Security first, then the extras, then the features that no filter uses. */
const tickGroups = ['security', 'extras', undefined]
const ticks = tickGroups.flatMap((group) =>
  keysOf(tickFields).filter((name) => tickFields[name].filter?.group === group),
)

/** The rows of the comparison, in a fixed order: the price that decides comes first. */
export function comparisonRows(
  parkings: ComparedParking[],
  stay: Stay | undefined,
): ComparisonRow[] {
  const perDay = priceRow(parkings, numberFields.pricePerDay.label, ({ pricePerDay }) =>
    formatEuro(pricePerDay),
  )
  const total =
    stay &&
    row(parkings, `Totaal voor ${dayCount(stay.days)}`, (parking) => {
      const total = shownEuros(parking)
      return total === null ? undefined : formatEuro(total)
    })
  const decisive = tagged(
    { ...(total ?? perDay), look: 'total' },
    'Laagste prijs',
    merits(parkings, (parking) => -(shownEuros(parking) ?? Number.NaN)),
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

function priceRow(
  parkings: ComparedParking[],
  label: string,
  price: (parking: ComparedParking) => string,
): ComparisonRow {
  return { ...row(parkings, label, price), before: 'vanaf' }
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

/** The answer of a parking that a row is not about: nothing is unknown there. */
export const notApplicable = 'Niet van toepassing'

/** Sets what is unknown for all parkings apart from what one of them knows. The first row is always known. */
export function splitUnknown(rows: ComparisonRow[]) {
  const { known = [], unknown = [] } = Object.groupBy(rows, (row, place) =>
    place > 0 && isUnknown(row) ? 'unknown' : 'known',
  )
  return { known, unknown }
}

export const isUnknown = ({ cells }: ComparisonRow) =>
  cells.every(({ value }) => value === undefined || value === notApplicable)

/** Whether the parkings differ in this row. 'No' and 'nobody said' are no known difference. */
export function isDifferent({ cells }: ComparisonRow): boolean {
  return new Set(cells.map(({ value }) => value || undefined)).size > 1
}

/** The bookable parkings that can join a comparison: the cheapest first. */
export function othersToCompare(parkings: Parking[], ids: number[]): OtherParking[] {
  if (ids.length >= maxCompared) return []
  return bookable(parkings)
    .filter(({ id }) => !ids.includes(id))
    .toSorted(byPrice)
    .map(({ id, name, pricePerDay }) => ({ id, name, pricePerDay }))
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

/**
 * A box that is not ticked does not say no: nobody may have known. Only what the type of the
 * parking rules out is a no.
 */
function hasFeature(parking: Parking, name: TickName): boolean | undefined {
  if (parking.features[name]) return true
  return tickFields[name].isNoFor?.(parking) ? false : undefined
}

/** As a question: 'Polderpark of Dijkzicht? Parkeren bij Schiphol vergelijken'. */
export function comparisonTitle(parkings: Pick<ComparedParking, 'name' | 'airport'>[]): string {
  const airports = [...new Set(parkings.map(({ airport }) => airport))]
  return `${eitherOf(parkings.map(({ name }) => name))}? Parkeren bij ${eitherOf(airports)} vergelijken`
}

/** 'Polderpark, Garage of Dijkzicht' */
export const eitherOf = (names: string[]) => listed(names, 'of')
