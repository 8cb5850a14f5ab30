import { useAccess } from '#app/admin/session/use-account.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { newAdminSchema } from '#domain/access/account-schema.ts'
import { parse } from '#domain/form/form.ts'
import { AskDialog } from './ask-dialog.tsx'
import { OwnPasswordField } from './own-password-field.tsx'

export function NewAdminDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const { addAdmin } = useAccess()

  return (
    <AskDialog
      title="Beheerder toevoegen"
      text="Geef de gebruikersnaam en het wachtwoord zelf door. De nieuwe beheerder kiest daarna een eigen wachtwoord."
      action={{ rest: 'Toevoegen', busy: 'Toevoegen...' }}
      check={(typed) => parse(newAdminSchema, typed)}
      call={async (body) => {
        await addAdmin(body)
        return body.username
      }}
      failed="Er is een fout opgetreden bij het toevoegen van de beheerder."
      onClose={onClose}
      onDone={(username) => {
        onClose()
        toast({
          title: 'Beheerder toegevoegd',
          text: `Beheerder "${username}" is succesvol toegevoegd.`,
        })
      }}
    >
      {(errors) => (
        <>
          <TextField
            label="Gebruikersnaam"
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            errors={errors.username}
          />
          <TextField
            label="Wachtwoord van de nieuwe beheerder"
            name="next"
            type="password"
            autoComplete="new-password"
            hint="Minimaal 10 tekens."
            errors={errors.next}
          />
          <OwnPasswordField errors={errors.password} />
        </>
      )}
    </AskDialog>
  )
}
