import { useAccess } from '#app/admin/session/use-account.ts'
import { AskDialog } from '#app/admin/typed/ask-dialog.tsx'
import { useTyped } from '#app/admin/typed/use-typed.ts'
import type { ListedAdmin } from '#domain/access/account.ts'
import { newLinkSchema } from '#domain/access/account-schema.ts'
import type { NewPasswordLink } from '#domain/access/password-link.ts'
import { parse } from '#domain/form/form.ts'
import { ConfirmFields } from './confirm-fields.tsx'
import { EmailField } from './email-field.tsx'

type NewLinkDialogProps = {
  colleague: ListedAdmin
  onClose: () => void
  onDone: (link: NewPasswordLink) => void
}

/** A link in place of the password that a colleague has, or of an earlier link. */
export function NewLinkDialog({ colleague, onClose, onDone }: NewLinkDialogProps) {
  const { id, username, waiting } = colleague
  const { makeLink } = useAccess()
  const typed = useTyped(`link ${id}`, { email: waiting?.email ?? '' }, ['email'])

  return (
    <AskDialog
      title={waiting ? `Nieuwe link voor "${username}"` : `Wachtwoord van "${username}" resetten`}
      text={
        waiting
          ? 'De vorige link werkt dan niet meer.'
          : 'Je krijgt een link waarmee je collega een nieuw wachtwoord kiest. Het oude werkt dan meteen niet meer, en je collega wordt overal uitgelogd.'
      }
      action={
        waiting
          ? { rest: 'Link maken', busy: 'Maken...' }
          : { rest: 'Resetten', busy: 'Resetten...', tone: 'danger' }
      }
      typed={{ in: typed, unsaved: 'Link niet gemaakt' }}
      check={(fields) => parse(newLinkSchema, fields)}
      call={(body) => makeLink(id, body)}
      failed="Er is een fout opgetreden bij het maken van de link."
      onClose={onClose}
      onDone={onDone}
    >
      {(errors) => (
        <>
          <EmailField {...typed.text('email')} errors={errors.email} />
          <ConfirmFields errors={errors} />
        </>
      )}
    </AskDialog>
  )
}
