import Calculator from 'lucide-react/icons/calculator'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { MoneyTable } from '#app/admin/ui/money-table.tsx'
import { ratePercent } from '#domain/earnings/board/approval.ts'
import type { Board, BoardProgramme } from '#domain/earnings/board/board.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/number.ts'

/** The sum of what is expected, per programme. */
export function Calculation({ board }: { board: Board }) {
  const { now, before, became, programmes, since, asOf } = board
  const withoutRate = programmes.filter(({ rate, open }) => rate === null && open > 0)

  return (
    <details className="group/sum col-span-full border-line border-t">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-2.5 gap-y-1 px-5 py-2 font-semibold hover:bg-hover max-md:px-4">
        <Calculator size={18} aria-hidden />
        <span>Zo is dit berekend</span>
        <span className="font-normal text-ink-muted text-sm tabular-nums">
          {formatCents(now.approved)} + {formatCents(now.paid)} + {formatCents(now.openCounts)} van{' '}
          {formatCents(now.open)} open
        </span>
        <ChevronDown
          size={18}
          aria-hidden
          className="ml-auto transition-transform group-open/sum:rotate-180"
        />
      </summary>
      <MoneyTable
        label="De som per programma"
        caption="Verwacht per programma, niet gekoppelde conversies meegeteld"
        first="Programma"
        columns={[
          { name: 'Goedgekeurd', cell: (row) => formatCents(row.approved) },
          { name: 'Betaald', cell: (row) => formatCents(row.paid) },
          { name: 'Open', cell: (row) => formatCents(row.open) },
          { name: 'Wordt goedgekeurd', cell: (row) => <Rate programme={row} /> },
          {
            name: 'Open telt als',
            cell: (row) => (row.rate ? formatCents(row.openCounts) : 'telt niet mee'),
          },
          { name: 'Verwacht', cell: (row) => formatCents(row.expected), isMain: true },
        ]}
        rows={programmes}
        keyOf={(row) => String(row.id)}
        name={(row) => row.name}
        foot={{
          name: 'Samen',
          cells: [
            ...[now.approved, now.paid, now.open].map(formatCents),
            null,
            ...[now.openCounts, now.expected].map(formatCents),
          ],
        }}
      />
      <p className="max-w-[60rem] px-5 pt-3 pb-4 text-ink-muted text-sm max-md:px-4">
        Verwacht is goedgekeurd, betaald, en wat open staat maal het deel dat dit programma meestal
        goedkeurt{since ? `, geteld sinds ${formatDay(since)}` : ''}.
        {withoutRate.length > 0 &&
          ` Van ${withoutRate.map(({ name }) => name).join(', ')} is nog te weinig beslist: wat daar open staat, telt niet mee.`}{' '}
        Op {dayOf(asOf)} gaf dezelfde som {formatCents(before.expected)}. Het werd{' '}
        {formatCents(became)}.
      </p>
    </details>
  )
}

/** '21 augustus' */
export const dayOf = (moment: string) => dayMonth(amsterdamDay(new Date(moment)))

export const dayMonth = (day: string) => formatDay(day).replace(/ \d{4}$/, '')

function Rate({ programme: { rate } }: { programme: BoardProgramme }) {
  if (!rate) return <span className="text-ink-muted italic">te weinig beslist</span>
  return (
    <>
      {ratePercent(rate)}%
      <span className="block text-ink-muted text-xs">
        {formatNumber(rate.approved)} van {formatNumber(rate.decided)}
        {rate.of === 'network' && ', van het netwerk'}
      </span>
    </>
  )
}
