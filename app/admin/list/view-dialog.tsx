import { AskDialog } from '#app/admin/typed/ask-dialog.tsx'
import { useTyped } from '#app/admin/typed/use-typed.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { SavedView } from '#domain/admin/saved-view.ts'
import { ok, refused } from '#domain/form/result.ts'
import type { ViewFields } from './use-list-views.ts'

type ViewDialogProps = {
  /** Without one it is a new view. */
  view: SavedView | undefined
  save: (fields: ViewFields) => Promise<unknown>
  onClose: () => void
}

/** The name of a view, and whether the list opens with it. Mounted only while open. */
export function ViewDialog({ view, save, onClose }: ViewDialogProps) {
  const toast = useToast()
  const start = { name: view?.name ?? '', isFirst: view?.isFirst ?? false }
  const typed = useTyped(`view ${view?.id ?? 'new'}`, start, ['name'])
  const name = typed.fields.name.trim()

  return (
    <AskDialog
      title={view ? 'Weergave wijzigen' : 'Bewaar deze weergave'}
      text={
        <p>
          {view
            ? 'Wat je nu ziet, blijft zoals het is.'
            : 'De zoekopdracht, de filters, de sortering en de kolommen, onder een naam boven de lijst. Alleen jij ziet haar.'}
        </p>
      }
      action={{ rest: 'Bewaren', busy: 'Bewaren...' }}
      typed={{ in: typed, unsaved: 'Weergave niet bewaard' }}
      check={() =>
        name === ''
          ? refused({ name: ['Geef de weergave een naam.'] })
          : ok({ ...typed.fields, name })
      }
      call={save}
      failed="De weergave is niet bewaard."
      onClose={onClose}
      onDone={() => {
        toast({ title: `Weergave ‘${name}’ bewaard` })
        onClose()
      }}
    >
      {(errors) => (
        <>
          <TextField
            {...typed.text('name')}
            label="Naam"
            autoComplete="off"
            maxLength={40}
            errors={errors.name}
            hint="Bijvoorbeeld ‘Prijs ouder dan 30 dagen’"
          />
          <Checkbox {...typed.tick('isFirst')} label="Open de lijst hiermee" />
        </>
      )}
    </AskDialog>
  )
}
