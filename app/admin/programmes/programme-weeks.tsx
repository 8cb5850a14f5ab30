import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { useBoard } from '#app/admin/earnings/use-board.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { ratePercent } from '#domain/earnings/board/approval.ts'
import type { BoardProgramme } from '#domain/earnings/board/board.ts'
import { usualWeeks } from '#domain/earnings/board/weeks.ts'
import { formatCents } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/number.ts'

const usual = { query: new URLSearchParams({ day: 'click', weeks: String(usualWeeks) }) }

/** What the clicks of the usual weeks bring through one programme. */
export function ProgrammeWeeks({ id, name }: { id: number; name: string }) {
  const board = useBoard(usual)

  return (
    <Panel
      title={`Deze ${usualWeeks} weken`}
      foot={
        <Link
          to={`${href('/admin/opbrengst')}?${new URLSearchParams({ per: 'programme', zoek: name })}`}
          className={textLinkLook}
        >
          Bekijk de opbrengst
        </Link>
      }
    >
      <QueryState query={board} what="bedragen">
        {({ programmes }) => <Sums of={programmes.find((programme) => programme.id === id)} />}
      </QueryState>
    </Panel>
  )
}

function Sums({ of }: { of: BoardProgramme | undefined }) {
  if (!of) {
    return (
      <p className="px-5 py-4 text-ink-muted">
        Van de clicks van deze {usualWeeks} weken kennen we nog geen boeking.
      </p>
    )
  }

  const open = of.rate
    ? `Open, ${ratePercent(of.rate)}% van ${formatCents(of.open)}`
    : 'Open, telt nog niet mee'
  return (
    <dl className="grid gap-2 px-5 py-4 [&_dd]:tabular-nums [&_div]:flex [&_div]:justify-between [&_div]:gap-3 [&_dt]:text-ink-soft">
      <Sum name="Boekingen">{formatNumber(of.bookings)}</Sum>
      <Sum name="Goedgekeurd">{formatCents(of.approved)}</Sum>
      <Sum name="Betaald">{formatCents(of.paid)}</Sum>
      <Sum name={open}>{formatCents(of.rate ? of.openCounts : of.open)}</Sum>
      <Sum name="Verwacht">
        <b>{formatCents(of.expected)}</b>
      </Sum>
      <Sum name="Afgewezen">{formatCents(of.declined)}</Sum>
    </dl>
  )
}

const Sum = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
