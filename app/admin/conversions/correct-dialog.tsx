import { admin } from '#app/admin/api/api.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { AskDialog } from '#app/admin/typed/ask-dialog.tsx'
import { useTyped } from '#app/admin/typed/use-typed.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { conversionStates } from '#domain/earnings/conversion/conversion.ts'
import {
  type CorrectionInput,
  correctionSchema,
  toldStates,
} from '#domain/earnings/conversion/hand-input.ts'
import type { ListedConversion } from '#domain/earnings/conversion/listed-conversion.ts'
import { readCents } from '#domain/earnings/conversion/read-told.ts'
import { parse } from '#domain/form/form.ts'
import { refused } from '#domain/form/result.ts'
import { writeAmount } from '#domain/import/import-value.ts'
import { useConversionsChanged } from './use-conversions.ts'

type CorrectDialogProps = { conversion: ListedConversion; onClose: () => void }

/** What a conversion is worth or its state, corrected with the reason. */
export function CorrectDialog({ conversion, onClose }: CorrectDialogProps) {
  const { id, version, number } = conversion
  const start = { commission: writeAmount(conversion.commission / 100), state: '', reason: '' }
  const typed = useTyped(`correct ${id}`, start, ['commission', 'reason'])
  const { commission, state, reason } = typed.fields
  const toast = useToast()
  const changed = useConversionsChanged()
  const undo = useUndo(useRows('conversions'))

  function check() {
    const cents = readCents(commission)
    if (typeof cents !== 'number') return refused({ commission: [cents.reason] })
    return parse(correctionSchema, { version, commission: cents, state: state || null, reason })
  }

  // What was paid is taken back only by a decline.
  const states = conversion.state === 'paid' ? (['declined'] as const) : toldStates

  return (
    <AskDialog
      title={`Verbeter ${number}`}
      text={<p>De geschiedenis blijft. Zegt het netwerk later iets anders, dan geldt dat.</p>}
      action={{ rest: 'Opslaan', busy: 'Opslaan...' }}
      typed={{ in: typed, unsaved: 'Verbetering niet opgeslagen' }}
      check={check}
      call={(input: CorrectionInput) => admin.put(`/api/admin/conversions/${id}`, input)}
      failed="De conversie is niet verbeterd."
      onClose={onClose}
      onDone={(done) => {
        toast({
          title: `${number} is verbeterd`,
          action: undo(done, {
            done: { title: `${number} is weer zoals het was` },
            failed: { title: 'Niet ongedaan gemaakt', text: 'De verbetering staat er nog.' },
          }),
        })
        void changed()
        onClose()
      }}
    >
      {(errors) => (
        <>
          <TextField
            {...typed.text('commission')}
            label="Vergoeding"
            inputMode="decimal"
            before="€"
            errors={errors.commission}
          />
          <SelectField {...typed.text('state')} label="Toestand" errors={errors.state}>
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
            {...typed.text('reason')}
            label="Reden"
            maxLength={500}
            errors={errors.reason}
          />
        </>
      )}
    </AskDialog>
  )
}
