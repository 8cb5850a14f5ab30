import { type Confirmed, useAccess } from '#app/admin/session/use-account.ts'
import { AskDialog, type AskDialogProps } from '#app/admin/typed/ask-dialog.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { ListedAdmin } from '#domain/access/account.ts'
import { eitherSchema } from '#domain/access/account-schema.ts'
import type { NewPasswordLink } from '#domain/access/password-link.ts'
import { parse } from '#domain/form/form.ts'
import { ColleagueSessions } from './colleague-sessions.tsx'
import { ConfirmFields } from './confirm-fields.tsx'
import { NewLinkDialog } from './new-link-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** What a manager can do for a colleague. */
export type ColleagueAction = 'role' | 'sessions' | 'link' | 'withdraw' | 'second-factor' | 'remove'

type ColleagueDialogsProps = {
  action: ColleagueAction
  colleague: ListedAdmin
  onClose: () => void
  onLink: (link: NewPasswordLink) => void
  onRemoved: () => void
}

export function ColleagueDialogs(props: ColleagueDialogsProps) {
  const { action, colleague, onClose, onLink, onRemoved } = props
  const { id, username } = colleague
  const toast = useToast()
  const access = useAccess()

  function done(title: string, text?: string) {
    onClose()
    toast({ title, text })
  }

  if (action === 'sessions') return <ColleagueSessions {...{ colleague, onClose }} />
  if (action === 'link') return <NewLinkDialog {...{ colleague, onClose }} onDone={onLink} />
  if (action === 'withdraw') return <WithdrawDialog {...{ colleague, onClose }} />
  if (action === 'role') {
    return <RoleDialog {...{ colleague, onClose }} onDone={() => done('Rol gewijzigd')} />
  }
  if (action === 'second-factor') {
    return (
      <ConfirmDialog
        title={`Twee stappen uitzetten voor "${username}"?`}
        text="Voor wie zijn telefoon en herstelcodes kwijt is. Daarna is het wachtwoord genoeg, en is je collega overal uitgelogd."
        action={{ rest: 'Uitzetten', busy: 'Uitzetten...', tone: 'danger' }}
        call={(body) => access.resetSecondFactor(id, body)}
        failed="Er is een fout opgetreden bij het uitzetten."
        onClose={onClose}
        onDone={() => done('Inloggen in twee stappen staat uit', `Voor "${username}".`)}
      />
    )
  }
  return (
    <ConfirmDialog
      title={`Weet je zeker dat je "${username}" wilt verwijderen?`}
      text="Wie nog is ingelogd, wordt meteen uitgelogd. Dit kun je niet ongedaan maken."
      action={{ rest: 'Verwijderen', busy: 'Verwijderen...', tone: 'danger' }}
      call={(body) => access.removeAdmin(id, body)}
      failed="Er is een fout opgetreden bij het verwijderen van je collega."
      onClose={onClose}
      onDone={() => {
        onRemoved()
        toast({ title: 'Collega verwijderd', text: `"${username}" is succesvol verwijderd.` })
      }}
    />
  )
}

/** Asks for the own password and code, for changes of a colleague's access. */
function ConfirmDialog<Answer>(
  props: Omit<AskDialogProps<Confirmed, Answer>, 'check' | 'children'>,
) {
  return (
    <AskDialog {...props} check={(typed) => parse(eitherSchema, typed)}>
      {(errors) => <ConfirmFields errors={errors} />}
    </AskDialog>
  )
}
