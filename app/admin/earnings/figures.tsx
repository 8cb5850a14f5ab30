import Minus from 'lucide-react/icons/minus'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { Board } from '#domain/earnings/board/board.ts'
import { formatCents } from '#domain/text/money.ts'
import { Calculation } from './calculation.tsx'

const cells = {
  expected: 'Verwacht',
  approved: 'Goedgekeurd',
  paid: 'Betaald',
  perHundred: 'Per 100 clicks',
} as const

type CellName = keyof typeof cells

/** The key figures, each beside the weeks before, and one click away how they were calculated. */
export function Figures({ board, isEmpty }: { board: Board; isEmpty: boolean }) {
  return (
    <section
      aria-label="Kerncijfers"
      className="mb-5 grid overflow-clip rounded-lg bg-card shadow-hairline md:grid-cols-3 xl:grid-cols-[1.5fr_repeat(3,minmax(0,1fr))]"
    >
      {(Object.keys(cells) as CellName[]).map((name) => (
        <Cell key={name} name={name} board={board} isEmpty={isEmpty} />
      ))}
      {!isEmpty && <Calculation board={board} />}
    </section>
  )
}

function Cell({ name, board, isEmpty }: { name: CellName; board: Board; isEmpty: boolean }) {
  const [now, before] = [board.now[name], board.before[name]]
  const isMain = name === 'expected'

  return (
    <div
      className={`grid content-start gap-1.5 border-line p-5 max-md:p-4 max-md:[&:not(:first-child)]:border-t ${isMain ? 'max-xl:col-span-full md:max-xl:border-b' : 'max-md:grid-cols-[1fr_auto] md:[&+&]:border-l xl:border-l'}`}
    >
      <h2 className="font-medium text-ink-muted text-sm max-md:self-center">{cells[name]}</h2>
      <p
        className={`whitespace-nowrap font-extrabold font-heading tracking-[-0.03em] tabular-nums ${isMain ? 'text-[2.75rem]/none max-md:text-[2.25rem]/none' : 'text-[1.75rem]/none max-md:text-[1.375rem]/none md:flex md:min-h-11 md:items-end'}`}
      >
        {isEmpty || now === null ? '–' : formatCents(now)}
      </p>
      <div className="text-ink-muted text-sm max-md:col-span-full">
        <Was now={now} before={before} isEmpty={isEmpty} />
      </div>
    </div>
  )
}

type WasProps = { now: number | null; before: number | null; isEmpty: boolean }

function Was({ now, before, isEmpty }: WasProps) {
  if (isEmpty) return <p>nog niets geteld</p>
  if (now === null) return <p>te weinig clicks, of niet op de dag van de click</p>
  if (before === null) return <p>toen te weinig clicks</p>
  const change = now - before
  const Icon = change === 0 ? Minus : change > 0 ? TrendingUp : TrendingDown
  return (
    <p>
      <b className="mr-1 inline-flex items-center gap-1 whitespace-nowrap font-semibold text-ink-soft">
        <Icon size={16} aria-hidden />
        {change === 0
          ? 'evenveel'
          : `${formatCents(Math.abs(change))} ${change > 0 ? 'meer' : 'minder'}`}
      </b>
      <span className="block whitespace-nowrap">toen {formatCents(before)}</span>
    </p>
  )
}
