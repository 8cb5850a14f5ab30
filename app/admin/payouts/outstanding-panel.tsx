import { useState } from 'react'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { type MoneyColumn, MoneyTable } from '#app/admin/ui/money-table.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Outstanding } from '#domain/earnings/payout/payout.ts'
import { payerName } from '#domain/earnings/payout/reminder.ts'
import { vatText } from '#domain/earnings/payout/vat.ts'
import { formatDay, shortDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { ReminderDialog } from './reminder-dialog.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import { useOutstanding } from './use-payouts.ts'

/** What is approved and not paid, with what is late above it. */
export function OutstandingPanel() {
  const { data, isFetching, refetch } = useOutstanding()
  const [reminded, setReminded] = useState<Outstanding>()
  const [agreed, setAgreed] = useState<Outstanding>()
  const late = data?.filter(({ owing }) => owing.state === 'late') ?? []

  return (
    <>
      {late.map((owed) => (
        <LateNotice key={keyOf(owed)} owed={owed} onRemind={() => setReminded(owed)} />
      ))}
      <Panel
        title="Openstaand per netwerk"
        note={<span className="text-ink-muted text-sm">goedgekeurd, nog niet betaald</span>}
      >
        {data ? (
          data.length === 0 ? (
            <p className="p-5 text-ink-muted">
              Er staat niets open. Wat een netwerk goedkeurt, zie je hier tot het is betaald.
            </p>
          ) : (
            <MoneyTable
              label="Openstaand per netwerk, met de afspraak"
              first="Netwerk"
              columns={columns}
              rows={data}
              keyOf={keyOf}
              name={(owed) => <Name owed={owed} onAgree={() => setAgreed(owed)} />}
              foot={{
                name: 'Samen',
                cells: [
                  formatNumber(sum(data.map(({ conversions }) => conversions))),
                  formatCents(sum(data.map(({ amount }) => amount))),
                ],
              }}
            />
          )
        ) : (
          <div className="p-5">
            {isFetching ? (
              <Spinner label="Wat openstaat, wordt geladen..." />
            ) : (
              <LoadFailed what="wat openstaat" onRetry={refetch} />
            )}
          </div>
        )}
      </Panel>
      {reminded && <ReminderDialog owed={reminded} onClose={() => setReminded(undefined)} />}
      {agreed && <TermsDialog owed={agreed} onClose={() => setAgreed(undefined)} />}
    </>
  )
}

type LateNoticeProps = { owed: Outstanding; onRemind: () => void }

function LateNotice({ owed, onRemind }: LateNoticeProps) {
  const { owing, amount, oldest, terms } = owed
  if (owing.state !== 'late' || !terms) return null
  const name = payerName(owed)
  return (
    <Notice
      tone="error"
      action={
        <Button tone="secondary" size="sm" onClick={onRemind}>
          Maak een herinnering
          <span className="sr-only">: {name}</span>
        </Button>
      }
    >
      <p>
        <strong>
          {name} is {counted(owing.daysLate, 'dag', 'dagen')} te laat met {formatCents(amount)}.
        </strong>{' '}
        De oudste goedkeuring is van {formatDay(oldest)}, afgesproken was binnen{' '}
        {counted(terms.days, 'dag', 'dagen')}. Dit staat ook op het dashboard, bij Doe dit eerst.
      </p>
    </Notice>
  )
}

const keyOf = ({ network, programmeId }: Outstanding) => `${network} ${programmeId ?? ''}`
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

const columns: MoneyColumn<Outstanding>[] = [
  { name: 'Conversies', cell: ({ conversions }) => formatNumber(conversions) },
  { name: 'Openstaand', cell: ({ amount }) => <b>{formatCents(amount)}</b>, isMain: true },
  { name: 'Oudste goedkeuring', isText: true, cell: ({ oldest }) => writtenDay(oldest) },
  {
    name: 'Verwacht voor',
    isText: true,
    cell: ({ owing }) =>
      'expectedOn' in owing ? writtenDay(owing.expectedOn) : expectedText(owing.state),
  },
  { name: 'Toestand', isText: true, cell: ({ owing }) => <OwingBadge owing={owing} /> },
]

/** With its year. */
const writtenDay = (day: string) => shortDay(day, '1970-01-01')

type NameProps = { owed: Outstanding; onAgree: () => void }

function Name({ owed, onAgree }: NameProps) {
  const name = payerName(owed)
  return (
    <>
      {name}
      <span className="block font-normal text-ink-muted text-sm">{termsText(owed)}</span>
      <Button tone="link" size="sm" onClick={onAgree}>
        {owed.terms ? 'Wijzig de afspraak' : 'Leg de afspraak vast'}
        <span className="sr-only">: {name}</span>
      </Button>
    </>
  )
}

const expectedText = (state: 'below' | 'stays' | 'unagreed') =>
  state === 'stays' ? 'blijft staan' : 'niet bekend'

function termsText({ terms }: Outstanding): string {
  if (!terms) return 'nog geen afspraak over betalen'
  const { threshold, days, vatPercent } = terms
  return `${vatText(vatPercent)}, vanaf ${formatCents(threshold)}, binnen ${counted(days, 'dag', 'dagen')}`
}

function OwingBadge({ owing }: Pick<Outstanding, 'owing'>) {
  switch (owing.state) {
    case 'late':
      return <Badge tone="error">{counted(owing.daysLate, 'dag', 'dagen')} te laat</Badge>
    case 'onTime':
      return <Badge tone="done">Op tijd</Badge>
    case 'unagreed':
      return <Badge>Geen afspraak</Badge>
    default:
      return <Badge>Onder het minimum</Badge>
  }
}
