import type { OwnPassword } from '#app/admin/session/use-account.ts'
import { AskDialog, type AskDialogProps } from '#app/admin/typed/ask-dialog.tsx'
import { confirmSchema } from '#domain/access/account-schema.ts'
import { parse } from '#domain/form/form.ts'
import { OwnPasswordField } from './own-password-field.tsx'

/** Asks for the password, for calls that a session alone does not allow. */
export function PasswordDialog<Answer>(
  props: Omit<AskDialogProps<OwnPassword, Answer>, 'check' | 'children'>,
) {
  return (
    <AskDialog {...props} check={(typed) => parse(confirmSchema, typed)}>
      {(errors) => <OwnPasswordField errors={errors.password} />}
    </AskDialog>
  )
}
