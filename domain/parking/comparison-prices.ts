import { dayLaterLabel } from '#domain/quote/day-later.ts'
import type { Extra, Quote } from '#domain/quote/quote.ts'
import { dayCount, type Stay } from '#domain/stay/stay.ts'
import { formatCents, formatEuro } from '#domain/text/money.ts'
import { lowerFirst } from '#domain/text/text.ts'
import {
  type AmountLine,
  type ComparedParking,
  type ComparisonCell,
  type RowContent,
  row,
  tagged,
} from './comparison-row.ts'
import { numberFields } from './fields.ts'
import { bestAt } from './parking-labels.ts'
import { checkSourceText, priceAgeText } from './price-age.ts'

/** What each parking costs, and how sure that is. The first row is the price that decides. */
export function priceRows(parkings: ComparedParking[], stay: Stay | undefined): RowContent[] {
  const checked: RowContent = {
    ...row('Controle van de prijs', parkings, checkOf),
    isAlwaysShown: true,
  }
  if (!stay) return [decisive(perDay, parkings, startingPrice), checked]

  return [
    decisive(`Totaal voor ${dayCount(stay.days)}`, parkings, totalOf),
    row('Kan erbij komen', parkings, ({ quote }) => extrasOf(quote, quote?.mayCome, '+ ')),
    row(perDay, parkings, ({ quote }) => ({
      value: typeof quote?.perDay === 'number' ? formatCents(quote.perDay) : undefined,
    })),
    row('Zo is dit berekend', parkings, ({ quote }) => ({ value: linesOf(quote) })),
    checked,
    row('Alleen als je het kiest', parkings, ({ quote }) => extrasOf(quote, quote?.optional)),
  ]
}

const perDay = numberFields.pricePerDay.label

/** The lowest price has a tag, unless it was not checked of late. */
function decisive(
  label: string,
  parkings: ComparedParking[],
  cell: (parking: ComparedParking) => ComparisonCell,
): RowContent {
  const lowest = bestAt('Laagste prijs', parkings)
  const priced: RowContent = { ...row(label, parkings, cell), look: 'total' }
  return tagged(
    priced,
    'Laagste prijs',
    parkings,
    ({ id, age = 'fresh' }) => lowest.has(id) && age === 'fresh',
  )
}

const startingPrice = ({ pricePerDay, isAtEightDays }: ComparedParking): ComparisonCell => ({
  value: formatEuro(pricePerDay),
  before: 'vanaf',
  note: isAtEightDays ? 'bij 8 dagen' : undefined,
})

function totalOf({ quote }: ComparedParking): ComparisonCell {
  if (!quote || quote.total === null) return { value: undefined }
  return { value: formatCents(quote.total), before: kindOf(quote) }
}

function kindOf({ basis, isUpperBound }: Quote) {
  if (basis === 'estimate') return 'Schatting'
  return isUpperBound ? 'Hooguit' : undefined
}

function checkOf(parking: ComparedParking): ComparisonCell {
  const { age, checkSource, isSample } = parking
  const isWarning = age !== undefined && age !== 'fresh'
  const note = checkSource === undefined || isSample ? undefined : checkSourceText(checkSource)
  return { value: priceAgeText(parking, age), note, isWarning }
}

function extrasOf(quote: Quote | undefined, extras: Extra[] = [], sign = ''): ComparisonCell {
  const lines = extras
    .filter(({ cents }) => cents > 0)
    .map(
      ({ label, cents }): AmountLine => ({
        amount: sign + formatCents(cents),
        text: label === dayLaterLabel ? lowerFirst(label) : label,
        isWarning: sign !== '' && label !== dayLaterLabel,
      }),
    )
  if (lines.length > 0) return { value: lines }
  // Of a parking whose tariff is unknown, the surcharges are too.
  return { value: quote?.basis === 'tariff' && quote.total !== null ? 'Niets' : undefined }
}

function linesOf(quote: Quote | undefined): AmountLine[] | undefined {
  if (!quote || quote.total === null) return undefined
  return quote.lines.map(({ label, how, cents }) => ({
    amount: formatCents(cents),
    text: label,
    how,
    isWarning: false,
  }))
}
