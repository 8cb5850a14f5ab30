import { href, Link } from 'react-router'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { ProgrammesMoney } from '#domain/earnings/programme/programme-money.ts'
import { formatDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'
import { counted, formatNumber } from '#domain/text/number.ts'

/** Below the list: what all programmes bring together, and of which clicks. */
export function ProgrammesTotal({ money }: { money: ProgrammesMoney }) {
  const { programmes, period, until, parkings, withoutProgramme } = money
  const total = programmes.reduce((sum, { expected }) => sum + expected, 0)
  const end = until === null ? formatDay(period.to) : `vandaag ${until}`

  return (
    <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 rounded-lg bg-card px-5 py-4 shadow-hairline">
      <p>
        Samen verwacht: <b className="tabular-nums">{formatCents(total)}</b>
      </p>
      <p className="grow text-ink-muted text-sm">
        Verwacht telt de clicks van {formatDay(period.from)} tot en met {end}.{' '}
        {formatNumber(withoutProgramme)} van {counted(parkings, 'parking heeft', 'parkings hebben')}{' '}
        nog geen programma.
      </p>
      <Link to={href('/admin/opbrengst')} className={textLinkLook}>
        Naar opbrengst
      </Link>
    </div>
  )
}
