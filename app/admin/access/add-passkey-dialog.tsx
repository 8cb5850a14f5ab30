import { createPasskey } from '#app/admin/api/passkey.ts'
import { useAccess } from '#app/admin/session/use-account.ts'
import { AskDialog } from '#app/admin/typed/ask-dialog.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { Account } from '#domain/access/account.ts'
import { eitherSchema } from '#domain/access/account-schema.ts'
import { passkeyName } from '#domain/access/passkey-schema.ts'
import { parse } from '#domain/form/form.ts'
import { OwnCodeField } from './own-code-field.tsx'
import { OwnPasswordField } from './own-password-field.tsx'

type AddPasskeyDialogProps = {
  account: Account
  onClose: () => void
  onDone: (recoveryCodes: string[]) => void
}

const schema = eitherSchema.extend({ name: passkeyName })

/** Asks for a name and who it is, and then the browser for the passkey. */
export function AddPasskeyDialog({ account, onClose, onDone }: AddPasskeyDialogProps) {
  const { offerPasskey, addPasskey } = useAccess()

  async function add({
    name,
    ...own
  }: {
    name: string
    password: string
    code?: string | undefined
  }) {
    const { ticket, options } = await offerPasskey(own)
    const response = await createPasskey(options)
    const { recoveryCodes } = await addPasskey({ ticket, name, response })
    return recoveryCodes
  }

  return (
    <AskDialog
      title="Passkey toevoegen"
      text="Je browser vraagt daarna waar je hem bewaart: op dit apparaat, op je telefoon of op een sleutel."
      action={{ rest: 'Toevoegen', busy: 'Toevoegen...' }}
      check={(typed) => parse(schema, typed)}
      call={add}
      failed="Er is een fout opgetreden bij het toevoegen van de passkey."
      onClose={onClose}
      onDone={onDone}
    >
      {(errors) => (
        <>
          <TextField
            label="Naam van de passkey"
            name="name"
            hint="Waaraan je hem herkent, zoals Laptop of Telefoon."
            autoComplete="off"
            errors={errors.name}
          />
          <OwnPasswordField errors={errors.password} />
          {(account.hasSecondFactor || errors.code) && <OwnCodeField errors={errors.code} />}
        </>
      )}
    </AskDialog>
  )
}
