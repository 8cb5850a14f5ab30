import { AskDialog } from '#app/admin/access/ask-dialog.tsx'
import { useAccess } from '#app/admin/session/use-account.ts'
import { TextField } from '#app/ui/field/text-field.tsx'
import { invitationSchema } from '#domain/access/account-schema.ts'
import { linkDays, type NewPasswordLink } from '#domain/access/password-link.ts'
import { parse } from '#domain/form/form.ts'
import { ConfirmFields } from './confirm-fields.tsx'
import { EmailField } from './email-field.tsx'
import { RoleField } from './role-field.tsx'

type InviteDialogProps = { onClose: () => void; onDone: (link: NewPasswordLink) => void }

export function InviteDialog({ onClose, onDone }: InviteDialogProps) {
  const { invite } = useAccess()

  return (
    <AskDialog
      title="Collega uitnodigen"
      text={`Je krijgt een link waarmee je collega zelf een wachtwoord kiest. Hij werkt één keer, ${linkDays} dagen lang.`}
      action={{ rest: 'Uitnodigen', busy: 'Uitnodigen...' }}
      check={(typed) => parse(invitationSchema, typed)}
      call={invite}
      failed="Er is een fout opgetreden bij het uitnodigen."
      onClose={onClose}
      onDone={onDone}
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
          <EmailField errors={errors.email} />
          <RoleField defaultValue="editor" errors={errors.role} />
          <ConfirmFields errors={errors} />
        </>
      )}
    </AskDialog>
  )
}
