import { byPrice } from '#domain/order/by-price.ts'
import type { Stay } from '#domain/stay/stay.ts'
import { keysOf } from '#domain/text/keys.ts'
import { listed } from '#domain/text/listed.ts'
import { formatCents, formatEuro } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/number.ts'
import { lowerFirst } from '#domain/text/text.ts'
import { worstText } from '#domain/transfer/worst-text.ts'
import { maxCompared } from './compared-ids.ts'
import { priceRows } from './comparison-prices.ts'
import {
  type ComparedParking,
  type ComparisonCell,
  type ComparisonRow,
  type RowContent,
  row,
  tagged,
  under,
} from './comparison-row.ts'
import {
  columnFields,
  type NumberComparison,
  type NumberField,
  type NumberName,
  numberFields,
  type TickName,
  tickFields,
} from './fields.ts'
import { type CardParking, dayUnit, priced } from './listed-parking.ts'
import { type Parking, parkingTypes, waysToTerminal } from './parking.ts'
import { bestAt } from './parking-labels.ts'
import { priceAgeText } from './price-age.ts'
import { reviewsRemark, reviewsText } from './reviews-text.ts'

/** Offered to add to the comparison, with what it costs: 'hooguit €79,00'. */
export type OtherParking = Pick<Parking, 'id' | 'name'> & { costs: string }

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
  const isWarned = parkings.some((parking) => warningsOf(parking).length > 0)
  const isOneAirport = new Set(parkings.map(({ airport }) => airport)).size === 1
  const airport = row(columnFields.airportCode.label, parkings, ({ airport }) => ({
    value: airport,
  }))
  return [
    ...under('Prijs', [
      ...priceRows(parkings, stay),
      ...(isWarned ? [row('Let op', parkings, warningCell)] : []),
    ]),
    ...under('Naar de terminal', [
      ...(isOneAirport ? [] : [airport]),
      row(columnFields.type.label, parkings, ({ type }) => ({ value: parkingTypes[type] })),
      ...numberRows(parkings, 'way'),
    ]),
    ...under('Wat reizigers vinden', [
      ...numberRows(parkings, 'reviews'),
      row('Bron van de beoordelingen', parkings, (parking) => ({ value: sourceOf(parking) })),
    ]),
    ...under(
      'Kenmerken',
      ticks.map((name) =>
        row(tickFields[name].label, parkings, (parking) => ({ value: hasFeature(parking, name) })),
      ),
    ),
  ]
}

function warningCell(parking: ComparedParking): ComparisonCell {
  const warnings = warningsOf(parking)
  return warnings.length > 0 ? { value: warnings.join(' '), isWarning: true } : { value: 'Niets' }
}

/** Without a total a warning says why not, which stands in place of its button. */
const warningsOf = ({ quote }: ComparedParking) =>
  quote && quote.total !== null ? quote.warnings : []

function numberRows(parkings: ComparedParking[], about: NumberComparison['about']): RowContent[] {
  return keysOf(numberFields).flatMap((name) =>
    numberFields[name].comparison?.about === about ? (numberRow(parkings, name) ?? []) : [],
  )
}

function numberRow(parkings: ComparedParking[], name: NumberName): RowContent | undefined {
  const field = numberFields[name]
  if (!field.comparison) return undefined
  const { best, isKnown } = field.comparison
  const value = (parking: Parking) =>
    isKnown?.(parking) === false ? undefined : (parking[name] ?? undefined)
  const plain: RowContent = {
    ...row(field.label, parkings, (parking) => ({
      value: numberText(field, value(parking)),
      note: notes[name]?.(parking),
    })),
    look: field.comparison.look ?? 'plain',
  }
  if (!best) return plain
  const winners = bestAt(best.label, parkings)
  return tagged(plain, best.tag, parkings, ({ id }) => winners.has(id))
}

const notes: Partial<Record<NumberName, (parking: Parking) => string | undefined>> = {
  distance: wayOf,
  reviews: (parking) => (parking.reviews > 0 ? reviewsRemark(parking) : undefined),
}

/** How the minutes are spent, and how many it can be. */
function wayOf(parking: Parking): string {
  return worstText(parking) ?? waysToTerminal[parking.type]
}

function sourceOf(parking: Parking): string | undefined {
  const { reviews, reviewsSource, isSample } = parking
  return reviews > 0 && (isSample || reviewsSource !== null) ? reviewsText(parking) : undefined
}

/** The text of a number in its row. */
function numberText({ kind, unit }: NumberField, value: number | undefined): string | undefined {
  if (value === undefined) return undefined
  if (kind === 'euros') return formatEuro(value)
  const text = kind === 'decimal' ? value.toFixed(1).replace('.', ',') : formatNumber(value)
  return unit ? `${text} ${unit}` : text
}

/** The parkings that can join a comparison and be booked for its stay: the cheapest first. */
export function othersToCompare(parkings: CardParking[], ids: number[]): OtherParking[] {
  if (ids.length >= maxCompared) return []
  return priced(parkings)
    .filter(({ id }) => !ids.includes(id))
    .toSorted(byPrice)
    .map((parking) => ({
      id: parking.id,
      name: parking.name,
      costs: `${costsOf(parking)}, ${lowerFirst(priceAgeText(parking, parking.age))}`,
    }))
}

function costsOf(parking: CardParking): string {
  const { pricePerDay, quote } = parking
  if (!quote || quote.total === null) return `vanaf ${formatEuro(pricePerDay)} ${dayUnit(parking)}`
  const total = formatCents(quote.total)
  if (quote.basis === 'estimate') return `geschat op ${total}`
  return quote.isUpperBound ? `hooguit ${total}` : total
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
