import { useId } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { FormConflict } from '#app/admin/form/form-conflict.tsx'
import { NotSaved } from '#app/admin/form/not-saved.tsx'
import { useDialogForm } from '#app/admin/form/use-dialog-form.ts'
import { useSaveForm } from '#app/admin/form/use-save-form.ts'
import { DiscardDialog } from '#app/admin/typed/discard-dialog.tsx'
import { useDiscard } from '#app/admin/typed/use-discard.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { Outstanding } from '#domain/earnings/payout/payout.ts'
import { payerName } from '#domain/earnings/payout/reminder.ts'
import { termsKind } from './payout-kind.ts'

type TermsDialogProps = { owed: Outstanding; onClose: () => void }

/** What is agreed with who pays. */
export function TermsDialog({ owed, onClose }: TermsDialogProps) {
  const { network, programmeId, terms } = owed
  const id = useId()
  const toast = useToast()
  const rows = useRows('payouts')
  const form = useSaveForm({
    kind: termsKind({ network, programmeId }),
    row: terms ? { ...terms, updatedAt: '' } : undefined,
    save: async (body) => {
      const saved = await admin.put('/api/admin/payment-terms', body)
      return saved && { ...saved, updatedAt: '' }
    },
    onSaved: () => {
      rows.changed()
      onClose()
      toast({ title: 'Afspraak opgeslagen' })
    },
    failed: 'Er is een fout opgetreden bij het opslaan van de afspraak.',
  })
  const dialogForm = useDialogForm(form)
  const discard = useDiscard(form.dirty)
  const close = form.saving ? () => undefined : discard.before(onClose)

  return (
    <>
      <Dialog
        open
        onClose={close}
        title={`Afspraak met ${payerName(owed)}`}
        text="Hiermee weten we wanneer een uitbetaling te laat is."
        actions={
          <>
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
          <TextField
            {...form.text('threshold')}
            before="€"
            inputMode="decimal"
            hint="Wat minder is, blijft bij het netwerk staan. Zonder minimum: 0,00."
          />
          <TextField {...form.text('days')} inputMode="numeric" />
          <TextField
            {...form.text('vatPercent')}
            inputMode="numeric"
            hint="Meestal 21. Is de btw verlegd: 0."
          />
          {form.failure && <NotSaved text={form.failure} />}
        </form>
      </Dialog>
      <DiscardDialog discard={discard} title="Afspraak niet opgeslagen" onDiscard={onClose} />
      <FormConflict form={form} text="Deze afspraak is intussen door iemand anders gewijzigd." />
    </>
  )
}
