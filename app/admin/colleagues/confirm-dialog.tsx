import { AskDialog, type AskDialogProps } from '#app/admin/access/ask-dialog.tsx'
import type { Confirmed } from '#app/admin/session/use-account.ts'
import { eitherSchema } from '#domain/access/account-schema.ts'
import { parse } from '#domain/form/form.ts'
import { ConfirmFields } from './confirm-fields.tsx'

/** Asks for the own password and code, for changes of a colleague's access. */
export function ConfirmDialog<Answer>(
  props: Omit<AskDialogProps<Confirmed, Answer>, 'check' | 'children'>,
) {
  return (
    <AskDialog {...props} check={(typed) => parse(eitherSchema, typed)}>
      {(errors) => <ConfirmFields errors={errors} />}
    </AskDialog>
  )
}
