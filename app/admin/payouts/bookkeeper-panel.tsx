import Download from 'lucide-react/icons/download'
import { admin } from '#app/admin/api/api.ts'
import { useExport } from '#app/admin/list/use-export.ts'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { type MoneyColumn, MoneyTable } from '#app/admin/ui/money-table.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { PayoutMonth } from '#domain/earnings/payout/payout.ts'
import { formatCents } from '#domain/text/money.ts'
import { formatMonth } from '#domain/text/month.ts'
import { formatNumber } from '#domain/text/number.ts'
import { capitalized } from '#domain/text/text.ts'
import { useMonths } from './use-payouts.ts'

/** What was received by month, with files of it. */
export function BookkeeperPanel() {
  const { data, isFetching, refetch } = useMonths()
  const years = [...new Set(data?.map(({ month }) => month.slice(0, 4)))]

  return (
    <Panel
      title="Voor de boekhouder"
      note={
        <span className="flex flex-wrap gap-2">
          {years.map((year) => (
            <CsvButton key={year} period={year} label={`CSV van ${year}`} />
          ))}
        </span>
      }
    >
      {data ? (
        data.length === 0 ? (
          <p className="p-5 text-ink-muted">
            Per maand staat hier straks wat je ontving, met de btw, om te downloaden.
          </p>
        ) : (
          <Months months={data} />
        )
      ) : (
        <div className="p-5">
          {isFetching ? (
            <Spinner label="De maanden worden geladen..." />
          ) : (
            <LoadFailed what="de maanden" onRetry={refetch} />
          )}
        </div>
      )}
    </Panel>
  )
}

function Months({ months }: { months: PayoutMonth[] }) {
  const sumOf = (name: 'payouts' | 'amount' | 'vat') =>
    months.reduce((sum, month) => sum + month[name], 0)

  return (
    <MoneyTable
      label="Ontvangen per maand"
      first="Maand"
      columns={[
        ...columns,
        {
          name: 'Bestand',
          hidesName: true,
          cell: ({ month }) => (
            <CsvButton period={month} label="CSV" about={` van ${formatMonth(month)}`} />
          ),
        },
      ]}
      rows={months}
      keyOf={({ month }) => month}
      name={({ month }) => capitalized(formatMonth(month))}
      foot={{
        name: 'Samen',
        cells: columns.map(({ cell }) =>
          cell({ payouts: sumOf('payouts'), amount: sumOf('amount'), vat: sumOf('vat') }),
        ),
      }}
    />
  )
}

const columns: MoneyColumn<Omit<PayoutMonth, 'month'>>[] = [
  { name: 'Uitbetalingen', cell: ({ payouts }) => formatNumber(payouts) },
  { name: 'Zonder btw', cell: ({ amount }) => <b>{formatCents(amount)}</b>, isMain: true },
  { name: 'Btw', cell: ({ vat }) => formatCents(vat) },
  { name: 'Met btw', cell: ({ amount, vat }) => formatCents(amount + vat) },
]

type CsvButtonProps = { period: string; label: string; about?: string }

function CsvButton({ period, label, about }: CsvButtonProps) {
  const { isBusy, save } = useExport()
  return (
    <Button
      tone="secondary"
      size="sm"
      busy={isBusy ? 'Exporteren...' : undefined}
      onClick={() => save(() => admin.file(`/api/admin/payouts.csv?periode=${period}`))}
    >
      <Download aria-hidden />
      {label}
      {about && <span className="sr-only">{about}</span>}
    </Button>
  )
}
