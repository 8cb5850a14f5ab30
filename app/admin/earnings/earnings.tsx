import Scale from 'lucide-react/icons/scale'
import { SampleMoneyNotice } from '#app/admin/sample-money/sample-money-notice.tsx'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Board } from '#domain/earnings/board/board.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/number.ts'
import { Begin } from './begin.tsx'
import { BreakdownPanel } from './breakdown-panel.tsx'
import { dayMonth } from './calculation.tsx'
import { Figures } from './figures.tsx'
import { FindingsPanel } from './findings-panel.tsx'
import { DayChoice, WeeksChoice } from './period-choice.tsx'
import { type ChosenBoard, useBoard, useChosenBoard } from './use-board.ts'
import { WeeksPanel } from './weeks-panel.tsx'

/** What each click brings, and what has been paid. */
export function Earnings() {
  const chosen = useChosenBoard()
  const { data, isFetching, refetch } = useBoard(chosen)
  const isEmpty = data !== undefined && data.setUp.conversions === 0

  return (
    <>
      <AdminHead title="Opbrengst" subtitle={periodText(chosen, isEmpty)}>
        <WeeksChoice {...chosen} />
      </AdminHead>
      <div className="mb-5 empty:hidden">
        <SampleMoneyNotice />
      </div>
      {!isEmpty && <DayChoice {...chosen} />}
      {data ? (
        <div aria-busy={isFetching} className="aria-busy:opacity-60">
          <Figures board={data} isEmpty={isEmpty} />
          {isEmpty ? <Begin board={data} /> : <Panels board={data} chosen={chosen} />}
        </div>
      ) : isFetching ? (
        <Spinner label="De opbrengst wordt geladen..." />
      ) : (
        <LoadFailed what="de opbrengst" onRetry={refetch} />
      )}
      <p className="mt-5 flex items-center gap-3 rounded-md bg-sunken px-4 py-3 text-sm">
        <Scale size={20} className="flex-none" aria-hidden />
        Deze cijfers bereiken de lijst op de site niet. Een test bewaakt dat.
      </p>
    </>
  )
}

function Panels({ board, chosen }: { board: Board; chosen: ChosenBoard }) {
  const { programmes, unmatched, now } = board
  return (
    <div className="grid gap-5">
      <WeeksPanel board={board} />
      <FindingsPanel chosen={chosen} />
      <BreakdownPanel board={board} chosen={chosen} />
      {programmes.length > 0 && (
        <Panel
          title="Verwacht per programma"
          foot={
            unmatched.bookings > 0 && (
              <span>
                {unmatched.bookings === 1
                  ? '1 niet gekoppelde conversie'
                  : `${formatNumber(unmatched.bookings)} niet gekoppelde conversies`}{' '}
                ({formatCents(unmatched.expected)}){' '}
                {unmatched.bookings === 1 ? 'telt mee bij haar' : 'tellen mee bij hun'} programma.
              </span>
            )
          }
        >
          <div className="p-5 max-md:p-4">
            <Bars programmes={programmes} />
            <p className="mt-3 flex justify-between border-ink border-t-2 pt-3 font-semibold tabular-nums">
              <span>Samen</span>
              <span>{formatCents(now.expected)}</span>
            </p>
          </div>
        </Panel>
      )}
    </div>
  )
}

/** Amounts are wider than the counts of other charts. */
function Bars({ programmes }: Pick<Board, 'programmes'>) {
  const highest = Math.max(1, ...programmes.map(({ expected }) => expected))
  return (
    <ul aria-label="Verwacht per programma" className="grid gap-3">
      {programmes.map(({ id, name, expected }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 text-[0.9375rem] md:grid-cols-[minmax(0,15rem)_1fr_7rem]"
        >
          <span>{name}</span>
          <span
            aria-hidden="true"
            className="h-4.5 overflow-hidden rounded-xs bg-sunken max-md:order-1 max-md:col-span-full"
          >
            <span
              className={`block h-full bg-chart-1 ${expected === highest ? '' : 'opacity-42'}`}
              style={{ width: `${(100 * Math.max(0, expected)) / highest}%` }}
            />
          </span>
          <span className="text-right font-semibold tabular-nums">{formatCents(expected)}</span>
        </li>
      ))}
    </ul>
  )
}

/** '24 augustus tot en met vandaag 15:04, naast 25 mei tot en met 21 augustus 15:04' */
function periodText({ weeks }: ChosenBoard, isEmpty: boolean): string {
  const { period, former, until, asOf } = weeks
  const to = until === null ? dayMonth(period.to) : `vandaag ${until}`
  const own = `${dayMonth(period.from)} tot en met ${to}`
  if (isEmpty) return own
  const then =
    until === null ? dayMonth(former.to) : `${dayMonth(amsterdamDay(new Date(asOf)))} ${until}`
  return `${own}, naast ${dayMonth(former.from)} tot en met ${then}`
}
