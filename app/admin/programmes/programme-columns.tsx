import { RowName } from '#app/admin/list/row-name.tsx'
import type { Column } from '#app/admin/list/table.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { networks } from '#domain/earnings/programme/network.ts'
import {
  type AdminProgramme,
  programmeStatuses,
  rateOn,
} from '#domain/earnings/programme/programme.ts'
import { rateText } from '#domain/earnings/programme/rate-text.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/number.ts'
import { LastData } from './last-data.tsx'
import type { ShownMoney } from './use-programmes-money.ts'

const badgeTones = { active: 'done', paused: 'open', ended: 'error' } as const

/** The columns of the list of programmes. An editor gets no rate, and nothing of what they bring. */
export const programmeColumns = (
  now: Date,
  shown: ShownMoney | undefined,
): Column<AdminProgramme>[] => [
  {
    header: 'Programma',
    cell: (programme) => (
      <RowName
        row={programme}
        name={programme.name}
        below={agreementText(programme, amsterdamDay(now))}
      />
    ),
    sort: 'name',
    card: 'title',
  },
  // What the name mostly says, where there is more to see.
  { header: 'Netwerk', cell: ({ network }) => networks[network], isExtra: shown !== undefined },
  {
    header: 'Aanbieder',
    cell: ({ provider }) => provider ?? <span className="text-ink-muted">van meer</span>,
    optional: true,
    isExtra: shown !== undefined,
  },
  ...(shown ? [lastDataColumn(shown, now)] : []),
  {
    header: 'Parkings',
    cell: ({ parkings }) => formatNumber(parkings),
    sort: 'parkings',
    end: true,
  },
  ...(shown ? [expectedColumn(shown)] : []),
  {
    header: 'Status',
    cell: ({ status, statusSince }) => (
      <span className="grid justify-items-start gap-0.5">
        <Badge tone={badgeTones[status]}>{programmeStatuses[status]}</Badge>
        <span className="text-ink-muted text-sm">sinds {formatDay(statusSince)}</span>
      </span>
    ),
    sort: 'status',
  },
]

const moneyOf = ({ money }: ShownMoney, { id }: AdminProgramme) =>
  money?.programmes.find((each) => each.id === id)

const lastDataColumn = (shown: ShownMoney, now: Date): Column<AdminProgramme> => ({
  header: 'Laatste gegevens',
  cell: (programme) =>
    shown.money ? (
      <LastData last={moneyOf(shown, programme)?.last ?? null} now={now} />
    ) : (
      <NotLoaded {...shown} />
    ),
})

const expectedColumn = (shown: ShownMoney): Column<AdminProgramme> => ({
  header: 'Verwacht',
  cell: (programme) =>
    shown.money ? (
      <b className="tabular-nums">{formatCents(moneyOf(shown, programme)?.expected ?? 0)}</b>
    ) : (
      <NotLoaded {...shown} />
    ),
  end: true,
})

const NotLoaded = ({ hasFailed }: ShownMoney) => (
  <span className="text-ink-muted">{hasFailed ? 'niet geladen' : '…'}</span>
)

/** '7% van de boeking, cookie 30 dagen'. */
function agreementText({ rates = [], cookieDays }: AdminProgramme, today: string): string {
  const rate = rateOn(rates, today)
  return [rate && rateText(rate), `cookie ${cookieDays} dagen`].filter(Boolean).join(', ')
}
