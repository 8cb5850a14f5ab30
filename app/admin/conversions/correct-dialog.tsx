import { useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { conversionStates } from '#domain/earnings/conversion/conversion.ts'
import type { ListedConversion } from '#domain/earnings/conversion/listed-conversion.ts'
import { readCents } from '#domain/earnings/conversion/read-told.ts'
import { writeAmount } from '#domain/import/import-value.ts'
import { useConversionsChanged } from './use-conversions.ts'

type CorrectDialogProps = { conversion: ListedConversion; onClose: () => void }

/** What a conversion is worth or its state, corrected with the reason. */
export function CorrectDialog({ conversion, onClose }: CorrectDialogProps) {
  const { id, version, number } = conversion
  const isPaid = conversion.state === 'paid'
  const [commission, setCommission] = useState(writeAmount(conversion.commission / 100))
  const [state, setState] = useState('')
  const [reason, setReason] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const changed = useConversionsChanged()
  const undo = useUndo(useRows('conversions'))

  async function save() {
    const cents = readCents(commission)
    if (typeof cents !== 'number') return setTrouble(cents.reason)
    if (reason.trim().length < 3) return setTrouble('Geef een reden.')
    setTrouble(undefined)
    setBusy(true)
    try {
      const sent = { version, commission: cents, state: state || null, reason }
      const done = await admin.put(`/api/admin/conversions/${id}`, sent)
      toast({
        title: `${number} is verbeterd`,
        action: undo(done, {
          done: { title: `${number} is weer zoals het was` },
          failed: { title: 'Niet ongedaan gemaakt', text: 'De verbetering staat er nog.' },
        }),
      })
      await changed()
      onClose()
    } catch (error) {
      setTrouble(failureText(error, 'De conversie is niet verbeterd.'))
      setBusy(false)
    }
  }

  const states = isPaid ? (['declined'] as const) : (['open', 'approved', 'declined'] as const)

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Verbeter ${number}`}
      text={<p>De geschiedenis blijft. Zegt het netwerk later iets anders, dan geldt dat.</p>}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Annuleren
          </Button>
          <Button busy={isBusy ? 'Opslaan...' : undefined} onClick={save}>
            Opslaan
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Vergoeding"
          inputMode="decimal"
          before="€"
          value={commission}
          onChange={(event) => setCommission(event.currentTarget.value)}
        />
        <SelectField
          label="Toestand"
          value={state}
          onChange={(event) => setState(event.currentTarget.value)}
        >
          <option value="">Blijft {conversionStates[conversion.state].toLowerCase()}</option>
          {states
            .filter((name) => name !== conversion.state)
            .map((name) => (
              <option key={name} value={name}>
                {conversionStates[name]}
              </option>
            ))}
        </SelectField>
        <TextField
          label="Reden"
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {trouble && <Notice tone="error">{trouble}</Notice>}
      </div>
    </Dialog>
  )
}
