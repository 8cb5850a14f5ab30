import { useEffect, useId } from 'react'
import { useLocation } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import { isOutdated } from '#app/admin/api/failure.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { NotSaved } from '#app/admin/form/not-saved.tsx'
import { RadioChoices } from '#app/admin/form/radio-choices.tsx'
import { useDialogForm } from '#app/admin/form/use-dialog-form.ts'
import { type SaveForm, useSaveForm } from '#app/admin/form/use-save-form.ts'
import { DiscardDialog } from '#app/admin/typed/discard-dialog.tsx'
import { PutBack } from '#app/admin/typed/put-back.tsx'
import { UnsavedGuard } from '#app/admin/typed/unsaved-guard.tsx'
import { useDiscard } from '#app/admin/typed/use-discard.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { Payout } from '#domain/earnings/payout/payout.ts'
import { readCents, readNumbers } from '#domain/earnings/payout/typed.ts'
import { counted } from '#domain/text/number.ts'
import { ChooseConversions } from './choose-conversions.tsx'
import { PayerField } from './payer-field.tsx'
import { PayoutCheck } from './payout-check.tsx'
import { type PayoutFields, payerOf, payoutKind, previewOf } from './payout-kind.ts'
import { usePreview } from './use-payouts.ts'

const place = 'payouts/new'

/** A new payout, checked while it is typed. */
export function NewPayout({ onDone }: { onDone: () => void }) {
  const id = useId()
  const toast = useToast()
  const rows = useRows('payouts')
  const form: SaveForm<PayoutFields, Payout> = useSaveForm<PayoutFields, Payout>({
    kind: payoutKind,
    place,
    save: (body, key) => {
      const expected =
        preview.data && !preview.isBehind
          ? { conversions: preview.data.conversions, amount: preview.data.expected }
          : undefined
      return admin.post('/api/admin/payouts', { ...body, expected }, { key }).catch((error) => {
        // What can be chosen is not what is shown.
        if (isOutdated(error)) rows.changed()
        throw error
      })
    },
    onSaved: ({ number, conversions }) => {
      rows.changed()
      onDone()
      const text = `${counted(conversions, 'conversie staat', 'conversies staan')} nu op betaald.`
      toast({ title: `Uitbetaling ${number} opgeslagen`, text })
    },
    failed: 'Er is een fout opgetreden bij het opslaan van de uitbetaling.',
  })
  const preview = usePreview(previewOf(form.fields))
  const dialogForm = useDialogForm(form)
  const { ref } = dialogForm
  const { key: press } = useLocation()
  // It is below what is open, out of sight on a phone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again at each press.
  useEffect(() => {
    ref.current?.querySelector('select')?.focus({ preventScroll: true })
    ref.current?.scrollIntoView()
  }, [ref, press])
  const discard = useDiscard(form.dirty)
  const leave = () => {
    form.discard()
    onDone()
  }

  return (
    <Panel title="Nieuwe uitbetaling">
      <UnsavedGuard dirty={form.dirty} saving={form.saving} onDiscard={form.discard} />
      <form id={id} {...dialogForm} aria-label="Nieuwe uitbetaling" className="scroll-mt-36">
        <div className="grid gap-6 p-5 max-md:p-4 lg:grid-cols-2">
          <div className="grid content-start gap-5">
            {form.putBackFrom && <PutBack at={form.putBackFrom} onTakeAway={form.takeAway} />}
            <Fields form={form} takenBack={preview.data?.takenBack.amount ?? 0} />
          </div>
          <PayoutCheck preview={preview} fields={form.fields} />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t px-5 py-4">
          {form.failure && <NotSaved text={form.failure} />}
          <Button tone="secondary" disabled={form.saving} onClick={discard.before(leave)}>
            Annuleren
          </Button>
          <Button type="submit" busy={form.saving ? 'Opslaan...' : undefined}>
            Opslaan
          </Button>
        </div>
      </form>
      <DiscardDialog discard={discard} title="Uitbetaling niet opgeslagen" onDiscard={leave} />
    </Panel>
  )
}

type FieldsProps = {
  form: SaveForm<PayoutFields, Payout>
  /** In cents, below zero: it comes off whatever is chosen. */
  takenBack: number
}

function Fields({ form, takenBack }: FieldsProps) {
  const { fields, set } = form
  const pasted = readNumbers(fields.numbers).length

  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <PayerField form={form} />
        <TextField {...form.text('day')} type="date" />
        <TextField {...form.text('amount')} before="€" inputMode="decimal" autoComplete="off" />
        <TextField {...form.text('number')} autoComplete="off" spellCheck={false} />
        <TextField
          {...form.text('vatPercent')}
          inputMode="numeric"
          hint="Meestal 21. Is de btw verlegd: 0."
        />
      </div>
      <RadioChoices
        legend={payoutKind.labels.way}
        name="way"
        value={fields.way}
        onChoose={(way) => set({ way })}
        choices={[
          {
            value: 'until',
            label: 'Alles wat is goedgekeurd',
            hint: 'tot en met een dag die je kiest',
          },
          {
            value: 'ids',
            label: 'Ik kies ze zelf',
            hint: 'in een lijst van wat openstaat',
          },
          {
            value: 'numbers',
            label: 'Ik plak de nummers',
            hint: 'zoals ze op de afrekening staan',
          },
        ]}
      />
      {fields.way === 'until' && <TextField {...form.text('until')} type="date" />}
      {fields.way === 'ids' && <Choice form={form} takenBack={takenBack} />}
      {fields.way === 'numbers' && (
        <TextField
          {...form.text('numbers')}
          lines={6}
          spellCheck={false}
          hint={
            pasted > 0
              ? counted(pasted, 'nummer', 'nummers')
              : 'Eén per regel, of met komma’s of spaties ertussen.'
          }
        />
      )}
      <TextField {...form.text('note')} lines={2} optional />
    </>
  )
}

function Choice({ form: { fields, errors, set }, takenBack }: FieldsProps) {
  if (fields.payer === '') {
    return <p className="text-ink-muted">Kies eerst een netwerk. Dan staat hier wat openstaat.</p>
  }
  return (
    <ChooseConversions
      key={fields.payer}
      payer={payerOf(fields.payer)}
      chosen={fields.ids}
      onChoose={(ids) => set({ ids })}
      takenBack={takenBack}
      received={readCents(fields.amount)}
      errors={errors.ids}
    />
  )
}
