import type { BothSteps } from '#app/admin/session/use-account.ts'
import { TextField } from '#app/ui/field/text-field.tsx'
import { confirmBothSchema } from '#domain/access/account-schema.ts'
import { parse } from '#domain/form/form.ts'
import { AskDialog, type AskDialogProps } from './ask-dialog.tsx'
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
          <TextField
            label="Code uit je app, of een herstelcode"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            hint="Elke code werkt één keer. Heb je er net mee ingelogd? Wacht dan op de volgende."
            errors={errors.code}
          />
        </>
      )}
    </AskDialog>
  )
}
