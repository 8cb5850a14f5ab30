import { fewestClicks } from './approval.ts'

/** By what the money is divided, with its name on the screen. */
export const breakdowns = {
  parking: 'Parking',
  provider: 'Aanbieder',
  programme: 'Programma',
  airport: 'Luchthaven',
  position: 'Plaats in de lijst',
  page: 'Pagina of artikel',
  source: 'Herkomst',
  weekday: 'Weekdag',
} as const

export type Breakdown = keyof typeof breakdowns

export type FoldedRow = { name: string; code: string | null; clicks: number; expected: number }

/** One line of a table, in cents. */
export type EarningRow = {
  key: string
  kind: 'one' | 'fold' | 'unmatched'
  name: string
  /** The airport's, of a parking. */
  code: string | null
  /** Null: not known. */
  clicks: number | null
  bookings: number
  expected: number
  /** Approved and paid. */
  settled: number
  declined: number
  perHundred: number | null
  /** What was expected of the weeks before, as it stood at the same age. */
  former: number
  /** Whether there is anything to count: a parking without a programme brings nothing. */
  hasProgramme: boolean
  /** How many small rows this one stands for, and the first of them. */
  folded: number
  rows: FoldedRow[]
}

export const sortKeys = {
  name: 'Naam',
  clicks: 'Clicks',
  bookings: 'Boekingen',
  expected: 'Verwacht',
  settled: 'Goedgekeurd en betaald',
  declined: 'Afgewezen',
  perHundred: 'Per 100 clicks',
  difference: 'Verschil',
} as const

export type SortKey = keyof typeof sortKeys

export const differenceOf = ({ expected, former }: Pick<EarningRow, 'expected' | 'former'>) =>
  expected - former

/** One page of a table, with its sums. */
export type EarningTable = {
  by: Breakdown
  rows: EarningRow[]
  page: number
  size: number
  found: number
  total: EarningRow
}

export const pageSize = 25

/** A parking of the table, with the provider under which it folds. */
export type Foldable = EarningRow & { provider: { key: string; name: string } }

const listedOfFold = 12

/** Parkings with too few clicks to say anything about each become one row per provider. */
export function folded(rows: readonly Foldable[]): EarningRow[] {
  const isSmall = ({ kind, clicks }: EarningRow) => kind === 'one' && (clicks ?? 0) < fewestClicks
  const small = Map.groupBy(
    rows.filter(isSmall),
    ({ provider, hasProgramme }) => `${hasProgramme ? 'fold' : 'off'}:${provider.key}`,
  )
  return [
    ...rows.filter((row) => !isSmall(row)).map(({ provider: _, ...row }) => row),
    ...[...small].map(([key, own]) => ({
      ...summed(own),
      key,
      kind: 'fold' as const,
      name: own[0]?.provider.name ?? '',
      hasProgramme: own.some(({ hasProgramme }) => hasProgramme),
      folded: own.length,
      rows: own
        .toSorted(
          (a, b) => b.expected - a.expected || (b.clicks ?? 0) - (a.clicks ?? 0) || byName(a, b),
        )
        .slice(0, listedOfFold)
        .map(({ name, code, clicks, expected }) => ({ name, code, clicks: clicks ?? 0, expected })),
    })),
  ]
}

/** The sum of rows. What 100 clicks bring is told of the clicks that are known. */
export function summed(rows: readonly EarningRow[]): EarningRow {
  const sum = (of: (row: EarningRow) => number) => rows.reduce((all, row) => all + of(row), 0)
  const clicks = sum((row) => row.clicks ?? 0)
  const expected = sum((row) => row.expected)
  return {
    key: 'total',
    kind: 'one',
    name: 'Samen',
    code: null,
    clicks,
    bookings: sum((row) => row.bookings),
    expected,
    settled: sum((row) => row.settled),
    declined: sum((row) => row.declined),
    perHundred: clicks < fewestClicks ? null : Math.round((expected * 100) / clicks),
    former: sum((row) => row.former),
    hasProgramme: true,
    folded: rows.reduce((all, row) => all + (row.kind === 'fold' ? row.folded : 1), 0),
    rows: [],
  }
}

export type Asked = { q: string; sort: SortKey; dir: 'asc' | 'desc'; page: number; size: number }

/** Whole rows come first, then those without a programme, those that stand for many, and what was not matched. */
const rankOf = ({ kind, hasProgramme }: EarningRow) =>
  kind === 'unmatched' ? 4 : (kind === 'fold' ? 2 : 0) + (hasProgramme ? 0 : 1)

const measureOf = (row: EarningRow, sort: Exclude<SortKey, 'name'>) =>
  (sort === 'difference' ? differenceOf(row) : row[sort]) ?? Number.NEGATIVE_INFINITY

const byName = (a: EarningRow, b: EarningRow) =>
  a.name.localeCompare(b.name, 'nl', { numeric: true })

export function sorted(rows: readonly EarningRow[], { sort, dir }: Pick<Asked, 'sort' | 'dir'>) {
  const sign = dir === 'asc' ? 1 : -1
  const compare = (a: EarningRow, b: EarningRow) => {
    if (sort === 'name') return sign * byName(a, b)
    const [one, other] = [measureOf(a, sort), measureOf(b, sort)]
    return one === other ? 0 : sign * (one < other ? -1 : 1)
  }
  return rows.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      compare(a, b) ||
      (b.clicks ?? 0) - (a.clicks ?? 0) ||
      byName(a, b) ||
      a.key.localeCompare(b.key),
  )
}

/** Without accents and capitals. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** One page of the rows, and how many there are. A search looks in the rows that would fold as well. */
export function pageOfRows(all: readonly Foldable[], by: Breakdown, asked: Asked): EarningTable {
  const q = plain(asked.q.trim())
  const matching = q
    ? all.filter(({ name, code, provider }) =>
        plain(`${name} ${code ?? ''} ${provider.name}`).includes(q),
      )
    : all
  const shown =
    by === 'parking' && !q
      ? folded(matching)
      : matching.map(({ provider: _, ...row }): EarningRow => row)
  const rows = sorted(shown, asked)
  const page = Math.min(asked.page, Math.max(1, Math.ceil(rows.length / asked.size)))
  return {
    by,
    rows: rows.slice((page - 1) * asked.size, page * asked.size),
    page,
    size: asked.size,
    found: rows.length,
    total: summed(matching),
  }
}
