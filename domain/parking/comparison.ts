import { securityLabels } from '#domain/filter/filter-labels.ts'
import { dayCount, type Stay, stayCents } from '#domain/stay/stay.ts'
import { formatEuro } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/number.ts'
import { type Features, featureLabels, isBookable, type Parking, parkingTypes } from './parking.ts'

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

const features: [keyof Features, string][] = [
  ['security', featureLabels.security],
  ['cameras', securityLabels.cameras],
  ['fenced', securityLabels.fenced],
  ['covered', featureLabels.covered],
  ['chargingPoint', featureLabels.chargingPoint],
  ['keyDrop', featureLabels.keyDrop],
  ['shuttle24h', featureLabels.shuttle24h],
]

/** What can be said of each of them, in one order. */
export function comparisonRows(lots: ComparedLot[], stay: Stay | undefined): ComparisonRow[] {
  const row = (label: string, value: (lot: ComparedLot) => ComparisonCell['value']) => ({
    label,
    look: 'plain' as const,
    cells: lots.map((lot) => ({ value: value(lot) })),
  })
  const perDay = row('Prijs per dag', ({ pricePerDay }) => formatEuro(pricePerDay))
  // What cannot be booked is nobody's best choice.
  const merits = (merit: (lot: ComparedLot) => number | undefined) =>
    lots.map((lot) => (isBookable(lot) ? merit(lot) : undefined))
  const total =
    stay &&
    row(`Totaal voor ${dayCount(stay.days)}`, ({ pricePerDay }) =>
      formatEuro(stayCents(pricePerDay, stay) / 100),
    )
  const decisive = tagged(
    { ...(total ?? perDay), look: 'total' },
    'Laagste prijs',
    merits(({ pricePerDay }) => -pricePerDay),
  )

  return [
    decisive,
    ...(total ? [perDay] : []),
    ...(new Set(lots.map(({ airport }) => airport)).size > 1
      ? [row('Luchthaven', ({ airport }) => airport)]
      : []),
    row('Type', ({ type }) => parkingTypes[type]),
    tagged(
      row('Naar de terminal', ({ distance, distanceUnit }) => `${distance} ${distanceUnit}`),
      'Dichtst bij',
      merits(({ distance }) => -distance),
    ),
    tagged(
      { ...row('Beoordeling', ratingText), look: 'rating' },
      'Hoogst',
      merits((lot) => (isRated(lot) ? lot.rating : undefined)),
    ),
    row('Aantal beoordelingen', ({ reviews }) => formatNumber(reviews)),
    ...features.map(([feature, label]) => row(label, (lot) => hasFeature(lot, feature))),
  ]
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

/** Higher is better; what isn't known can't be. Where all are equal nobody is the best. */
function tagged(row: ComparisonRow, best: string, merits: (number | undefined)[]): ComparisonRow {
  const known = merits.filter((merit) => merit !== undefined)
  const highest = Math.max(...known)
  if (known.every((merit) => merit === highest)) return row

  return {
    ...row,
    cells: row.cells.map((cell, index) => (merits[index] === highest ? { ...cell, best } : cell)),
  }
}

function ratingText(lot: Parking): string | undefined {
  return isRated(lot) ? lot.rating.toFixed(1).replace('.', ',') : undefined
}

function isRated({ reviews }: Parking): boolean {
  return reviews > 0
}

function hasFeature({ type, features }: Parking, feature: keyof Features): boolean | undefined {
  // Where no shuttle goes, none goes at night.
  if (feature === 'shuttle24h' && type !== 'shuttle') return features[feature] ?? false
  return features[feature]
}
