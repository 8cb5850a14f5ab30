import { AskDialog } from '#app/admin/typed/ask-dialog.tsx'
import { useTyped } from '#app/admin/typed/use-typed.ts'
import { TextField } from '#app/ui/field/text-field.tsx'
import { ok, refused } from '#domain/form/result.ts'
import type { AdminParking } from '#domain/parking/parking.ts'
import { parkingSchema } from '#domain/parking/parking-schema.ts'
import { formatNumber } from '#domain/text/number.ts'
import { whyNotSaved } from './use-availability.ts'

type UnavailableDialogProps = {
  parkings: AdminParking[]
  onConfirm: (reason: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the reason that visitors read, before the parkings become unavailable. */
export function UnavailableDialog({ parkings, onConfirm, onCancel }: UnavailableDialogProps) {
  const name = `unavailable ${parkings.map((parking) => parking.id).join()}`
  const typed = useTyped(name, { reason: '' }, ['reason'])
  const [first, ...more] = parkings

  function check() {
    const reason = typed.fields.reason.trim()
    // Empty would mean available, so this fails validation.
    const { error } = parkingSchema.shape.unavailable.safeParse(reason || '?')
    return error ? refused({ reason: error.issues.map(({ message }) => message) }) : ok(reason)
  }

  return (
    <AskDialog
      title="Niet beschikbaar maken"
      text={
        <p>
          {more.length > 0
            ? `${formatNumber(parkings.length)} parkings blijven`
            : `${first?.name} blijft`}{' '}
          op de site staan, met deze reden en zonder link naar de aanbieder.
        </p>
      }
      action={{ rest: 'Niet beschikbaar maken', busy: 'Opslaan...' }}
      typed={{ in: typed, unsaved: 'Reden niet opgeslagen' }}
      check={check}
      call={onConfirm}
      failed={whyNotSaved}
      onClose={onCancel}
      onDone={onCancel}
    >
      {(errors, busy) => (
        <TextField
          {...typed.text('reason')}
          label="Reden die bezoekers lezen"
          autoComplete="off"
          maxLength={200}
          placeholder="Vol in de kerstvakantie."
          errors={errors.reason}
          readOnly={busy}
        />
      )}
    </AskDialog>
  )
}
