import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { SavedView } from '#domain/admin/saved-view.ts'
import type { ViewFields } from './use-list-views.ts'

type ViewDialogProps = {
  /** Without one it is a new view. */
  view: SavedView | undefined
  save: (fields: ViewFields) => Promise<unknown>
  onClose: () => void
}

/** The name of a view, and whether the list opens with it. Mounted only while open. */
export function ViewDialog({ view, save, onClose }: ViewDialogProps) {
  const id = useId()
  const toast = useToast()
  const [name, setName] = useState(view?.name ?? '')
  const [isFirst, setFirst] = useState(view?.isFirst ?? false)
  const [errors, setErrors] = useState<string[]>([])
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const close = isBusy ? () => undefined : onClose

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (name.trim() === '') return setErrors(['Geef de weergave een naam.'])
    setBusy(true)
    setFailure(undefined)
    try {
      await save({ name: name.trim(), isFirst })
      toast({ title: `Weergave ‘${name.trim()}’ bewaard` })
      onClose()
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields.name : undefined
      if (refused) setErrors(refused)
      else setFailure(failureText(error, 'De weergave is niet bewaard.'))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={close}
      title={view ? 'Weergave wijzigen' : 'Bewaar deze weergave'}
      text={
        <p>
          {view
            ? 'Wat je nu ziet, blijft zoals het is.'
            : 'De zoekopdracht, de filters, de sortering en de kolommen, onder een naam boven de lijst. Alleen jij ziet haar.'}
        </p>
      }
      actions={
        <>
          <Button tone="secondary" disabled={isBusy} onClick={close}>
            Annuleren
          </Button>
          <Button type="submit" form={id} busy={isBusy ? 'Bewaren...' : undefined}>
            Bewaren
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Naam"
          autoComplete="off"
          maxLength={40}
          value={name}
          errors={errors}
          hint="Bijvoorbeeld ‘Prijs ouder dan 30 dagen’"
          onChange={(event) => {
            setName(event.currentTarget.value)
            setErrors([])
          }}
        />
        <Checkbox
          label="Open de lijst hiermee"
          checked={isFirst}
          onChange={(event) => setFirst(event.currentTarget.checked)}
        />
        {failure && (
          <p role="alert" className="font-medium text-negative-ink">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}
