import Link2 from 'lucide-react/icons/link-2'
import Unlink from 'lucide-react/icons/unlink'
import type { Column } from '#app/admin/list/table.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { matches } from '#domain/earnings/conversion/conversion.ts'
import type { ListedConversion } from '#domain/earnings/conversion/listed-conversion.ts'
import { writeDay } from '#domain/import/import-value.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'
import { StateBadge } from './state-badge.tsx'

const below = 'block text-ink-muted text-sm'

const dayText = (moment: string) => writeDay(amsterdamDay(new Date(moment)))

export const conversionColumns: Column<ListedConversion>[] = [
  {
    header: 'Nummer',
    cell: ({ number, programmeName, isSample }) => (
      <span className="wrap-anywhere block md:min-w-28">
        <b className="font-semibold tabular-nums">{number}</b>
        <span className={below}>
          {programmeName}
          {isSample && ', voorbeeld'}
        </span>
      </span>
    ),
    card: 'title',
  },
  {
    header: 'Parking',
    cell: ({ parkingName, airportCode }) =>
      parkingName === null ? (
        <i className="text-ink-muted">onbekend</i>
      ) : (
        <span className="flex items-center gap-2.5">
          {airportCode && <CodeTile size="xs">{airportCode}</CodeTile>}
          {parkingName}
        </span>
      ),
    card: 'bare',
  },
  {
    header: 'Gekoppeld door',
    cell: ({ matchedBy, parkingName, reference }) => {
      const isLoose = matchedBy === null || parkingName === null
      const Icon = isLoose ? Unlink : Link2
      const tone = isLoose ? 'text-caution-ink' : 'text-positive-ink'
      return (
        <span className="text-sm">
          <span className={`flex items-center gap-1.5 ${tone}`}>
            <Icon size={16} className="flex-none" aria-hidden />
            {isLoose ? 'niet gekoppeld' : matches[matchedBy]}
          </span>
          <span className={`${below} wrap-anywhere font-mono`}>
            {reference ?? 'geen verwijzing'}
          </span>
        </span>
      )
    },
    card: 'bare',
  },
  {
    header: 'Click',
    optional: 'tablet',
    cell: ({ clickAt, bookedAt }) => (
      <span className="tabular-nums">
        <span className="whitespace-nowrap">{dayText(clickAt ?? bookedAt)}</span>
        {clickAt === null && <span className={below}>dag van de boeking</span>}
      </span>
    ),
  },
  {
    header: 'Vergoeding',
    cell: ({ commission }) => <b className="font-semibold">{formatCents(commission)}</b>,
    end: true,
  },
  {
    header: 'Toestand',
    cell: ({ state, stateAt, reason, isSaidPaid }) => (
      <span>
        <StateBadge state={state} />
        <span className={`${below} wrap-anywhere`}>
          {state === 'declined' && reason ? reason : `sinds ${dayText(stateAt)}`}
          {isSaidPaid && state === 'approved' && ', netwerk zegt betaald'}
        </span>
      </span>
    ),
    card: 'bare',
  },
]
