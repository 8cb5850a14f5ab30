import type { usePage } from '#app/admin/api/use-list.ts'
import { Pager } from '#app/admin/list/pager.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { type MoneyColumn, MoneyTable } from '#app/admin/ui/money-table.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { placesOf } from '#domain/admin/list-view.ts'
import { differenceOf, type Payout } from '#domain/earnings/payout/payout.ts'
import { payerName } from '#domain/earnings/payout/reminder.ts'
import { shortDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { Difference } from './difference.tsx'

type PayoutListProps = {
  list: ReturnType<typeof usePage<'payouts'>>
  onPage: (page: number) => void
  onOpen: (id: number) => void
}

/** Every payout, the newest first. */
export function PayoutList({ list, onPage, onOpen }: PayoutListProps) {
  const { view, isLoading, hasFailed, isBehind, refetch } = list

  return (
    <Panel
      title="Alle uitbetalingen"
      note={
        view && (
          <span className="text-ink-muted text-sm">
            {counted(view.total, 'uitbetaling', 'uitbetalingen')}
          </span>
        )
      }
    >
      {isLoading && (
        <div className="p-5">
          <Spinner label="Uitbetalingen worden geladen..." />
        </div>
      )}
      {hasFailed && (isBehind || !view) && (
        <div className="p-5">
          <LoadFailed what="de uitbetalingen" onRetry={refetch} />
        </div>
      )}
      {view?.total === 0 && (
        <p className="p-5 text-ink-muted">
          Er zijn nog geen uitbetalingen. Kwam er geld binnen? Leg het hierboven vast, dan zie je of
          het klopt met wat was goedgekeurd.
        </p>
      )}
      {view && view.rows.length > 0 && (
        <MoneyTable
          label="Alle uitbetalingen, nieuwste eerst"
          first="Datum"
          columns={columns}
          rows={view.rows}
          keyOf={({ id }) => String(id)}
          name={(payout) => <Name payout={payout} onOpen={onOpen} />}
        />
      )}
      {view && view.found > view.size && (
        <Pager {...placesOf(view)} total={view.found} onPage={onPage} />
      )}
    </Panel>
  )
}

const columns: MoneyColumn<Payout>[] = [
  { name: 'Conversies', cell: ({ conversions }) => formatNumber(conversions) },
  { name: 'Verwacht', cell: ({ expected }) => formatCents(expected) },
  { name: 'Ontvangen', cell: ({ amount }) => <b>{formatCents(amount)}</b>, isMain: true },
  { name: 'Verschil', cell: (payout) => <Difference cents={differenceOf(payout)} /> },
]

type NameProps = { payout: Payout; onOpen: (id: number) => void }

function Name({ payout, onOpen }: NameProps) {
  const { id, day, number, isSample } = payout
  return (
    <>
      <Button tone="link" size="sm" onClick={() => onOpen(id)}>
        {shortDay(day, '1970-01-01')}
        <span className="sr-only">, uitbetaling {number}</span>
      </Button>
      <span className="block font-normal text-ink-muted text-sm [overflow-wrap:anywhere]">
        {payerName(payout)}, {number} {isSample && <Badge>Voorbeeld</Badge>}
      </span>
    </>
  )
}
