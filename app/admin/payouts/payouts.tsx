import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePage } from '#app/admin/api/use-list.ts'
import { DeleteDialogs } from '#app/admin/list/delete-dialogs.tsx'
import { useDelete } from '#app/admin/list/use-delete.ts'
import { SampleMoneyNotice } from '#app/admin/sample-money/sample-money-notice.tsx'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { Button } from '#app/ui/button.tsx'
import { wholeList } from '#domain/admin/list-view.ts'
import type { Payout } from '#domain/earnings/payout/payout.ts'
import { isRowId } from '#domain/form/row-id.ts'
import { kinds } from '#domain/kinds.ts'
import { counted } from '#domain/text/number.ts'
import { BookkeeperPanel } from './bookkeeper-panel.tsx'
import { NewPayout } from './new-payout.tsx'
import { OutstandingPanel } from './outstanding-panel.tsx'
import { PayoutDialog } from './payout-dialog.tsx'
import { PayoutList } from './payout-list.tsx'

/** What was approved, and what came. */
export function Payouts() {
  const [page, setPage] = useState(1)
  const list = usePage('payouts', { ...wholeList, page })
  const [params, setParams] = useSearchParams()
  const isNew = params.has('nieuw')
  const opened = Number(params.get('id'))
  const show = (query: Record<string, string>) =>
    setParams(query, { replace: true, preventScrollReset: true })
  const close = () => show({})
  const removal = useDelete({
    noun: kinds.payout.noun,
    list,
    name: ({ number }: Payout) => number,
    onDone: close,
  })

  return (
    <>
      <AdminHead title="Uitbetalingen" subtitle="Wat is goedgekeurd, en wat er kwam">
        <Button onClick={() => show({ nieuw: '' })}>
          <Plus aria-hidden />
          Nieuwe uitbetaling
        </Button>
      </AdminHead>
      <div className="grid gap-5">
        <SampleMoneyNotice />
        <OutstandingPanel />
        {isNew && <NewPayout onDone={close} />}
        <PayoutList list={list} onPage={setPage} onOpen={(id) => show({ id: String(id) })} />
        <BookkeeperPanel />
      </div>
      {isRowId(opened) && (
        <PayoutDialog id={opened} onClose={close} onDelete={(payout) => removal.ask([payout])} />
      )}
      <DeleteDialogs removal={removal} consequence={consequence} />
    </>
  )
}

const consequence = ([payout]: Payout[]) =>
  payout
    ? `${counted(payout.conversions, 'conversie', 'conversies')} van deze uitbetaling: wat op betaald staat, is daarna weer goedgekeurd.`
    : ''
