import { type FormEvent, useId, useState } from 'react'
import { DiscardDialog } from '#app/admin/form/discard-dialog.tsx'
import { useTyped } from '#app/admin/form/use-typed.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { AdminParking } from '#domain/parking/parking.ts'
import { parkingSchema } from '#domain/parking/parking-schema.ts'
import { formatNumber } from '#domain/text/number.ts'

type UnavailableDialogProps = {
  parkings: AdminParking[]
  /** The reason if it failed: then the dialog stays, with what was typed. */
  onConfirm: (reason: string) => Promise<string | undefined>
  onCancel: () => void
}

/** Asks for the reason that visitors read, before the parkings become unavailable. */
export function UnavailableDialog({ parkings, onConfirm, onCancel }: UnavailableDialogProps) {
  const id = useId()
  const name = `unavailable ${parkings.map((parking) => parking.id).join()}`
  const typed = useTyped(name, { reason: '' }, ['reason'])
  const { reason } = typed.fields
  const [errors, setErrors] = useState<string[]>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [first, ...more] = parkings
  const close = isBusy ? () => undefined : typed.discard.before(onCancel)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    // Empty would mean available, so this fails validation.
    const checked = parkingSchema.shape.unavailable.safeParse(reason.trim() || '?')
    if (!checked.success) return setErrors(checked.error.issues.map(({ message }) => message))
    setBusy(true)
    setFailure(await onConfirm(reason.trim()))
    setBusy(false)
  }

  return (
    <>
      <Dialog
        open
        onClose={close}
        title="Niet beschikbaar maken"
        text={
          <p>
            {more.length > 0
              ? `${formatNumber(parkings.length)} parkings blijven`
              : `${first?.name} blijft`}{' '}
            op de site staan, met deze reden en zonder link naar de aanbieder.
          </p>
        }
        actions={
          <>
            <Button tone="secondary" disabled={isBusy} onClick={close}>
              Annuleren
            </Button>
            <Button type="submit" form={id} busy={isBusy ? 'Opslaan...' : undefined}>
              Niet beschikbaar maken
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={submit} className="grid gap-4">
          <TextField
            label="Reden die bezoekers lezen"
            autoComplete="off"
            maxLength={200}
            placeholder="Vol in de kerstvakantie."
            errors={errors}
            readOnly={isBusy}
            value={reason}
            onChange={(event) => {
              typed.set({ reason: event.currentTarget.value })
              setErrors(undefined)
            }}
          />
          {failure && (
            <p role="alert" className="font-medium text-negative-ink">
              {failure}
            </p>
          )}
        </form>
      </Dialog>
      <DiscardDialog discard={typed.discard} title="Reden niet opgeslagen" onDiscard={onCancel} />
    </>
  )
}
