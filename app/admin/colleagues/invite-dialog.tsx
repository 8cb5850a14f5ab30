import { useAccess } from '#app/admin/session/use-account.ts'
import { AskDialog } from '#app/admin/typed/ask-dialog.tsx'
import { useTyped } from '#app/admin/typed/use-typed.ts'
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
  const start = { username: '', email: '', role: 'editor' }
  const typed = useTyped('invite', start, ['username', 'email'])

  return (
    <AskDialog
      title="Collega uitnodigen"
      text={`Je krijgt een link waarmee je collega zelf een wachtwoord kiest. Hij werkt één keer, ${linkDays} dagen lang.`}
      action={{ rest: 'Uitnodigen', busy: 'Uitnodigen...' }}
      typed={{ in: typed, unsaved: 'Collega niet uitgenodigd' }}
      check={(fields) => parse(invitationSchema, fields)}
      call={invite}
      failed="Er is een fout opgetreden bij het uitnodigen."
      onClose={onClose}
      onDone={onDone}
    >
      {(errors) => (
        <>
          <TextField
            {...typed.text('username')}
            label="Gebruikersnaam"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            errors={errors.username}
          />
          <EmailField {...typed.text('email')} errors={errors.email} />
          <RoleField radio={(role) => typed.radio('role', role)} errors={errors.role} />
          <ConfirmFields errors={errors} />
        </>
      )}
    </AskDialog>
  )
}
