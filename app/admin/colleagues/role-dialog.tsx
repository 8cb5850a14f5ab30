import { useAccess } from '#app/admin/session/use-account.ts'
import { AskDialog } from '#app/admin/typed/ask-dialog.tsx'
import { useTyped } from '#app/admin/typed/use-typed.ts'
import type { ListedAdmin } from '#domain/access/account.ts'
import { roleChangeSchema } from '#domain/access/account-schema.ts'
import { roleLabels } from '#domain/access/role.ts'
import { parse } from '#domain/form/form.ts'
import { ConfirmFields } from './confirm-fields.tsx'
import { RoleField } from './role-field.tsx'

type RoleDialogProps = { colleague: ListedAdmin; onClose: () => void; onDone: () => void }

export function RoleDialog({ colleague, onClose, onDone }: RoleDialogProps) {
  const { id, username, role } = colleague
  const { changeRole } = useAccess()
  const typed = useTyped(`role ${id}`, { role }, [])

  return (
    <AskDialog
      title={`Rol van "${username}"`}
      text={`Nu: ${roleLabels[role].toLowerCase()}. De nieuwe rol geldt meteen, ook waar je collega al is ingelogd.`}
      action={{ rest: 'Opslaan', busy: 'Opslaan...' }}
      typed={{ in: typed, unsaved: 'Rol niet gewijzigd' }}
      check={(fields) => parse(roleChangeSchema, fields)}
      call={(body) => changeRole(id, { ...body, was: role })}
      failed="Er is een fout opgetreden bij het wijzigen van de rol."
      onClose={onClose}
      onDone={onDone}
    >
      {(errors) => (
        <>
          <RoleField radio={(one) => typed.radio('role', one)} errors={errors.role} />
          <ConfirmFields errors={errors} />
        </>
      )}
    </AskDialog>
  )
}
