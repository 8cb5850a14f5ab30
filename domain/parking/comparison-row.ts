import type { CardParking } from './listed-parking.ts'

/** With the name of its airport and that in its address. */
export type ComparedParking = CardParking & { airport: string; airportSlug: string }

export type ComparisonCell = {
  /** A text, a yes or no, amounts, or undefined if nobody said. */
  value: string | boolean | AmountLine[] | undefined
  /** Before it: what kind of price it is. */
  before?: 'vanaf' | 'Hooguit' | 'Schatting' | undefined
  /** Below it, less loud. */
  note?: string | undefined
  /** What a traveller should not overlook. */
  isWarning?: boolean
  /** The text of its tag, if it is the best of the row. */
  best?: string
}

export type AmountLine = { amount: string; text: string; how?: string; isWarning: boolean }

/** A row before it is known under which heading it stands. */
export type RowContent = {
  label: string
  look: 'total' | 'rating' | 'plain'
  /** Also where it is the same for all: a price needs its date beside it. */
  isAlwaysShown?: true
  /** One per parking, in their order. */
  cells: ComparisonCell[]
}

export type ComparisonRow = RowContent & {
  /** Rows with the same heading follow each other. */
  heading: string
}

export const under = (heading: string, rows: RowContent[]): ComparisonRow[] =>
  rows.map((row) => ({ ...row, heading }))

/** A row of what each parking has. */
export function row<Compared>(
  label: string,
  parkings: Compared[],
  cell: (parking: Compared) => ComparisonCell,
): RowContent {
  return { label, look: 'plain', cells: parkings.map(cell) }
}

/** With a tag at the parkings that are the best. */
export function tagged(
  row: RowContent,
  tag: string,
  parkings: ComparedParking[],
  isBest: (parking: ComparedParking) => boolean,
): RowContent {
  const cells = row.cells.map((cell, column) => {
    const parking = parkings[column]
    return parking && isBest(parking) ? { ...cell, best: tag } : cell
  })
  return { ...row, cells }
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

export const isUnknown = ({ cells }: RowContent) =>
  cells.every(({ value }) => value === undefined || value === notApplicable)

/** Whether the parkings differ in this row. 'No' and 'nobody said' are no known difference. */
export function isDifferent({ cells }: RowContent): boolean {
  return new Set(cells.map(contentOf)).size > 1
}

const contentOf = ({ value, before, note }: ComparisonCell) =>
  JSON.stringify([value || null, before, note])

/** Whether more than half of the rows differ. Then the others are in the way. */
export const mostDiffer = (rows: RowContent[]) => rows.filter(isDifferent).length > rows.length / 2
