import Search from 'lucide-react/icons/search'
import { useEffect, useMemo, useState } from 'react'
import { Pager } from '#app/admin/list/pager.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { listView, wholeList } from '#domain/admin/list-view.ts'
import type { DueConversion } from '#domain/earnings/payout/payout.ts'
import type { PreviewInput } from '#domain/earnings/payout/payout-schema.ts'
import { shortDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { Difference } from './difference.tsx'
import { useDue } from './use-payouts.ts'

type ChooseConversionsProps = {
  payer: Pick<PreviewInput, 'network' | 'programmeId'>
  chosen: number[] | null
  onChoose: (ids: number[]) => void
  /** What comes off anyhow: in cents, below zero. */
  takenBack: number
  /** In cents; undefined while none is typed. */
  received: number | undefined
  errors: string[] | undefined
}

/** What is approved and not paid, to tick. At first that is ticked which the network says that it paid. */
export function ChooseConversions({ payer, ...rest }: ChooseConversionsProps) {
  const query = useDue(payer)
  return (
    <QueryState query={query} what="conversies">
      {(due) =>
        due.length === 0 ? (
          <p className="text-ink-muted">Hier staat niets open. Er valt dus niets te kiezen.</p>
        ) : (
          <Chosen due={due} {...rest} />
        )
      }
    </QueryState>
  )
}

const rules = {
  searchIn: ({ number, parkingName, programme, approvedOn }: DueConversion) => [
    ...[number, parkingName ?? '', programme, shortDay(approvedOn, '1970-01-01')],
  ],
}
const perPage = 25

type ChosenProps = Omit<ChooseConversionsProps, 'payer'> & { due: DueConversion[] }

function Chosen({ due, chosen, onChoose, takenBack, received, errors }: ChosenProps) {
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const view = useMemo(
    () => listView(due, { ...wholeList, q, page }, rules, perPage),
    [due, q, page],
  )
  const ticked = new Set(chosen)
  const all = view.found.map(({ conversionId }) => conversionId)
  const saidPaid = due.filter(({ isSaidPaid }) => isSaidPaid).length

  // What was paid or declined meanwhile is not in the list, and can't be chosen.
  const still = chosen && due.filter(({ conversionId }) => ticked.has(conversionId))
  const first = chosen === null || still?.length !== chosen.length
  useEffect(() => {
    if (!first) return
    const wanted = still ?? due.filter(({ isSaidPaid }) => isSaidPaid)
    onChoose(wanted.map(({ conversionId }) => conversionId))
  }, [first, still, due, onChoose])

  function tick(ids: number[], isTicked: boolean) {
    const next = new Set(ticked)
    for (const id of ids) {
      if (isTicked) next.add(id)
      else next.delete(id)
    }
    onChoose([...next])
  }

  return (
    <FieldGroup legend="Conversies" errors={errors}>
      <div className="mt-1 rounded-md shadow-hairline">
        <div className="grid gap-3 p-4">
          {saidPaid > 0 && (
            <p className="text-ink-muted text-sm">
              {counted(saidPaid, 'conversie is', 'conversies zijn')} al aangevinkt: daarvan zegt het
              netwerk zelf dat het heeft betaald.
            </p>
          )}
          <TextField
            label="Zoek een conversie"
            hideLabel
            type="search"
            placeholder="Zoek op nummer, parking of programma"
            autoComplete="off"
            spellCheck={false}
            before={<Search size={18} />}
            value={q}
            onChange={({ currentTarget }) => {
              setQ(currentTarget.value)
              setPage(1)
            }}
            onKeyDown={(event) => {
              // Would save the payout.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              tone="secondary"
              size="sm"
              disabled={all.every((id) => ticked.has(id))}
              onClick={() => tick(all, true)}
            >
              {q.trim() === '' ? 'Kies alle' : 'Kies wat gevonden is:'} {formatNumber(all.length)}
            </Button>
            <Button
              tone="secondary"
              size="sm"
              disabled={!all.some((id) => ticked.has(id))}
              onClick={() => tick(all, false)}
            >
              {q.trim() === '' ? 'Kies geen' : 'Haal wat gevonden is eruit'}
            </Button>
          </div>
        </div>
        {all.length === 0 ? (
          <p className="border-line border-t p-4 text-ink-muted">Geen conversie gevonden.</p>
        ) : (
          <ul aria-label="Wat openstaat" className="divide-y divide-line border-line border-t">
            {view.shown.map((one) => (
              <li key={one.conversionId} className="px-4 py-1">
                <Checkbox
                  label={<Label conversion={one} />}
                  checked={ticked.has(one.conversionId)}
                  onChange={({ currentTarget }) => tick([one.conversionId], currentTarget.checked)}
                />
              </li>
            ))}
          </ul>
        )}
        {view.pages > 1 && (
          <Pager
            label="Pagina's van conversies"
            page={view.page}
            pages={view.pages}
            from={view.from}
            to={view.to}
            total={all.length}
            onPage={setPage}
          />
        )}
        <Foot chosen={still ?? []} of={due.length} takenBack={takenBack} received={received} />
      </div>
    </FieldGroup>
  )
}

function Label({ conversion }: { conversion: DueConversion }) {
  const { number, parkingName, programme, amount, approvedOn, isSaidPaid } = conversion
  return (
    <span className="flex flex-1 justify-between gap-3">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {number} {isSaidPaid && <Badge>Betaald, zegt het netwerk</Badge>}
        <span className="block text-ink-muted text-sm">
          {parkingName ?? programme}, goedgekeurd {shortDay(approvedOn, '1970-01-01')}
        </span>
      </span>
      <span className="tabular-nums">{formatCents(amount)}</span>
    </span>
  )
}

type FootProps = Pick<ChooseConversionsProps, 'takenBack' | 'received'> & {
  chosen: DueConversion[]
  of: number
}

function Foot({ chosen, of, takenBack, received }: FootProps) {
  const sum = chosen.reduce((total, { amount }) => total + amount, 0)
  return (
    <p
      role="status"
      className="sticky bottom-0 z-1 flex flex-wrap justify-between gap-x-4 gap-y-1 rounded-b-md border-line border-t bg-selected px-4 py-3 tabular-nums"
    >
      <span>
        {formatNumber(chosen.length)} van {formatNumber(of)} gekozen: <b>{formatCents(sum)}</b>
      </span>
      {takenBack < 0 && <span>Teruggenomen: {formatCents(takenBack)}</span>}
      {received !== undefined && (
        <span>
          Verschil: <Difference cents={received - sum - takenBack} />
        </span>
      )}
    </p>
  )
}
