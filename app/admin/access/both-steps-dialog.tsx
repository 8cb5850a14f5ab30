import type { BothSteps } from '#app/admin/session/use-account.ts'
import { AskDialog, type AskDialogProps } from '#app/admin/typed/ask-dialog.tsx'
import { confirmBothSchema } from '#domain/access/account-schema.ts'
import { parse } from '#domain/form/form.ts'
import { OwnCodeField } from './own-code-field.tsx'
import { OwnPasswordField } from './own-password-field.tsx'

/** Asks for the password and a code, for changes that would weaken the second factor. */
export function BothStepsDialog<Answer>(
  props: Omit<AskDialogProps<BothSteps, Answer>, 'check' | 'children'>,
) {
  return (
    <AskDialog {...props} check={(typed) => parse(confirmBothSchema, typed)}>
      {(errors) => (
        <>
          <OwnPasswordField errors={errors.password} />
          <OwnCodeField errors={errors.code} />
        </>
      )}
    </AskDialog>
  )
}
