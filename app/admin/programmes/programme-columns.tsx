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
import { formatDay } from '#domain/text/date.ts'
import { formatNumber } from '#domain/text/number.ts'

/** The columns of the list of programmes. An editor gets no rate. */
export const programmeColumns = (today: string): Column<AdminProgramme>[] => [
  {
    header: 'Programma',
    cell: (programme) => (
      <RowName row={programme} name={programme.name} below={agreementText(programme, today)} />
    ),
    sort: 'name',
    card: 'title',
  },
  { header: 'Netwerk', cell: ({ network }) => networks[network] },
  {
    header: 'Aanbieder',
    cell: ({ provider }) => provider ?? <span className="text-ink-muted">van meer</span>,
    optional: true,
  },
  {
    header: 'Parkings',
    cell: ({ parkings }) => formatNumber(parkings),
    sort: 'parkings',
    end: true,
  },
  {
    header: 'Status',
    cell: ({ status, statusSince }) => (
      <span className="grid justify-items-start gap-0.5">
        <Badge>{programmeStatuses[status]}</Badge>
        <span className="text-ink-muted text-sm">sinds {formatDay(statusSince)}</span>
      </span>
    ),
    sort: 'status',
  },
]

/** '7% van de boeking, cookie 30 dagen'. */
function agreementText({ rates = [], cookieDays }: AdminProgramme, today: string): string {
  const rate = rateOn(rates, today)
  return [rate && rateText(rate), `cookie ${cookieDays} dagen`].filter(Boolean).join(', ')
}
