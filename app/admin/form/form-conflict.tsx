import type { Editable } from '#domain/changes/editable.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { FormFields } from './form-kind.ts'
import type { SaveForm } from './use-save-form.ts'

type FormConflictProps<Fields extends FormFields, Row extends Editable> = {
  form: SaveForm<Fields, Row>
  text: string
}

/** Shows the conflict dialog while a newer version stands in the way of a save. */
export function FormConflict<Fields extends FormFields, Row extends Editable>({
  form,
  text,
}: FormConflictProps<Fields, Row>) {
  const { kind, fields, conflict } = form
  if (!conflict) return
  return (
    <ConflictDialog
      kind={kind}
      base={conflict.base}
      theirs={kind.fields(conflict.current)}
      mine={fields}
      text={text}
      onChoose={(chosen) => form.resolveConflict(chosen, conflict.current)}
      onCancel={form.cancelConflict}
    />
  )
}
