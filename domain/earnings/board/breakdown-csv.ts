import { type Cell, writeCsv } from '#domain/import/csv.ts'
import { breakdowns, differenceOf, type EarningRow, type EarningTable } from './breakdown.ts'
import type { BoardPeriod } from './weeks.ts'

const euros = (cents: number | null): Cell => (cents === null ? '' : cents / 100)

/** A table as a file, with its sums as the last line. */
export function breakdownCsv(
  { by, rows, total }: EarningTable,
  { period }: Pick<BoardPeriod, 'period'>,
): { name: string; content: string } {
  const line = (row: EarningRow): Cell[] => [
    row.name,
    ...(by === 'parking' ? [row.code ?? ''] : []),
    row.kind === 'fold' ? row.folded : '',
    row.clicks ?? '',
    row.bookings,
    ...[row.expected, row.settled, row.declined, row.perHundred].map(euros),
    euros(differenceOf(row)),
  ]
  const heads = [
    ...(by === 'parking' ? [breakdowns[by], 'Luchthaven'] : [breakdowns[by]]),
    ...['Samengevoegde parkings', 'Clicks', 'Boekingen', 'Verwacht'],
    ...['Goedgekeurd en betaald', 'Afgewezen', 'Per 100 clicks', 'Verschil'],
  ]
  return {
    name: `opbrengst-per-${breakdowns[by].toLowerCase().replaceAll(' ', '-')}-${period.from}-${period.to}.csv`,
    content: writeCsv([heads, ...rows.map(line), line(total)]),
  }
}
