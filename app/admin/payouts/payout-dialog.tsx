import { useId, useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { FormConflict } from '#app/admin/form/form-conflict.tsx'
import { HistoryLink } from '#app/admin/form/history-link.tsx'
import { NotSaved } from '#app/admin/form/not-saved.tsx'
import { useDialogForm } from '#app/admin/form/use-dialog-form.ts'
import { useSaveForm } from '#app/admin/form/use-save-form.ts'
import { DiscardDialog } from '#app/admin/typed/discard-dialog.tsx'
import { PutBack } from '#app/admin/typed/put-back.tsx'
import { useDiscard } from '#app/admin/typed/use-discard.ts'
import { useDiscardAtClose } from '#app/admin/typed/use-draft.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Payout } from '#domain/earnings/payout/payout.ts'
import { payerName } from '#domain/earnings/payout/reminder.ts'
import { readCents } from '#domain/earnings/payout/typed.ts'
import { formatCents } from '#domain/text/money.ts'
import { counted } from '#domain/text/number.ts'
import { Difference } from './difference.tsx'
import { type ReceivedFields, receivedKind } from './payout-kind.ts'
import { PayoutLines } from './payout-lines.tsx'
import { usePayout, usePayoutLines } from './use-payouts.ts'

type PayoutDialogProps = { id: number; onClose: () => void; onDelete: (payout: Payout) => void }

/** One payout: what was received is changed here, and what it covers is shown. */
export function PayoutDialog({ id, onClose, onDelete }: PayoutDialogProps) {
  const { data, isFetching, refetch } = usePayout(id)
  if (data) {
    return <EditedPayout key={data.id} payout={data} onClose={onClose} onDelete={onDelete} />
  }
  return (
    <Dialog open onClose={onClose} title="Uitbetaling">
      {isFetching ? (
        <Spinner label="De uitbetaling wordt geladen..." />
      ) : (
        <LoadFailed what="de uitbetaling" onRetry={refetch} />
      )}
    </Dialog>
  )
}

type EditedPayoutProps = Omit<PayoutDialogProps, 'id'> & { payout: Payout }

function EditedPayout({ payout, onClose, onDelete }: EditedPayoutProps) {
  const id = useId()
  const toast = useToast()
  const rows = useRows('payouts')
  const place = `payouts/${payout.id}`
  useDiscardAtClose(place)
  const form = useSaveForm<ReceivedFields, Payout>({
    kind: receivedKind,
    row: payout,
    place,
    save: (body) => admin.put(`/api/admin/payouts/${payout.id}`, body),
    onSaved: ({ number }) => {
      rows.changed()
      onClose()
      toast({ title: `Uitbetaling ${number} opgeslagen` })
    },
    failed: 'Er is een fout opgetreden bij het opslaan van de uitbetaling.',
  })
  const dialogForm = useDialogForm(form)
  const discard = useDiscard(form.dirty)
  const close = form.saving ? () => undefined : discard.before(onClose)
  const { expected, conversions } = payout
  const received = readCents(form.fields.amount)

  return (
    <>
      <Dialog
        open
        onClose={close}
        size="lg"
        title={`Uitbetaling ${payout.number}`}
        text={`${payerName(payout)}, ${counted(conversions, 'conversie', 'conversies')}. Verwacht: ${formatCents(expected)}.`}
        actions={
          <>
            <Button tone="secondary" disabled={form.saving} onClick={() => onDelete(payout)}>
              Maak ongedaan
            </Button>
            <Button tone="secondary" disabled={form.saving} onClick={close}>
              Annuleren
            </Button>
            <Button type="submit" form={id} busy={form.saving ? 'Opslaan...' : undefined}>
              Opslaan
            </Button>
          </>
        }
      >
        <form id={id} {...dialogForm} className="grid gap-5">
          {form.putBackFrom && <PutBack at={form.putBackFrom} onTakeAway={form.takeAway} />}
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...form.text('day')} type="date" />
            <TextField {...form.text('number')} autoComplete="off" spellCheck={false} />
            <TextField {...form.text('amount')} before="€" inputMode="decimal" autoComplete="off" />
            <TextField {...form.text('vatPercent')} inputMode="numeric" />
          </div>
          {received !== undefined && (
            <p>
              Verschil met wat was goedgekeurd: <Difference cents={received - expected} />
            </p>
          )}
          <TextField {...form.text('note')} lines={2} optional />
          {form.failure && <NotSaved text={form.failure} />}
          <Lines payout={payout} />
          <HistoryLink subject="payouts" id={payout.id} />
        </form>
      </Dialog>
      <DiscardDialog discard={discard} title="Uitbetaling niet opgeslagen" onDiscard={onClose} />
      <FormConflict form={form} text="Deze uitbetaling is intussen door iemand anders gewijzigd." />
    </>
  )
}

function Lines({ payout: { id, conversions } }: { payout: Payout }) {
  const [isAsked, setAsked] = useState(false)
  const { data, isFetching, refetch } = usePayoutLines(id, isAsked)

  if (!isAsked) {
    return (
      <Button tone="secondary" size="sm" onClick={() => setAsked(true)}>
        Toon {counted(conversions, 'conversie', 'conversies')}
      </Button>
    )
  }
  if (data) return <PayoutLines lines={data} />
  if (isFetching) return <Spinner label="De conversies worden geladen..." />
  return <LoadFailed what="de conversies" onRetry={refetch} />
}
