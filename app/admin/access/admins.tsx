import UserPlus from 'lucide-react/icons/user-plus'
import UserRound from 'lucide-react/icons/user-round'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAccess, useAdmins } from '#app/admin/session/use-account.ts'
import { Moment } from '#app/admin/ui/moment.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Picto } from '#app/ui/picto.tsx'
import type { ListedAdmin } from '#domain/access/account.ts'
import { NewAdminDialog } from './new-admin-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'

/** Everyone who may log in. */
export function Admins() {
  const query = useAdmins()
  const toast = useToast()
  const { removeAdmin } = useAccess()
  const list = useRef<HTMLUListElement>(null)
  const [isAdding, setAdding] = useState(false)
  const [removedAdmin, setRemovedAdmin] = useState<ListedAdmin>()

  return (
    <Panel
      title="Beheerders"
      foot={
        query.data && (
          <>
            <span>Elke beheerder mag alles.</span>
            <Button tone="secondary" size="sm" onClick={() => setAdding(true)}>
              <UserPlus aria-hidden />
              Beheerder toevoegen
            </Button>
          </>
        )
      }
    >
      <QueryState query={query} what="beheerders">
        {(admins) => (
          <ul
            ref={list}
            tabIndex={-1}
            aria-label="Beheerders"
            className="divide-y divide-line outline-none"
          >
            {admins.map((one) => (
              <AdminRow key={one.id} one={one} onRemove={() => setRemovedAdmin(one)} />
            ))}
          </ul>
        )}
      </QueryState>
      {isAdding && <NewAdminDialog onClose={() => setAdding(false)} />}
      {removedAdmin && (
        <PasswordDialog
          title={`Weet je zeker dat je beheerder "${removedAdmin.username}" wilt verwijderen?`}
          text="Wie nog is ingelogd, wordt meteen uitgelogd. Dit kun je niet ongedaan maken."
          action={{ rest: 'Verwijderen', busy: 'Verwijderen...', tone: 'danger' }}
          call={(body) => removeAdmin(removedAdmin.id, body)}
          failed="Er is een fout opgetreden bij het verwijderen van de beheerder."
          onClose={() => setRemovedAdmin(undefined)}
          onDone={() => {
            flushSync(() => setRemovedAdmin(undefined))
            // The button that opened the dialog is removed with its row.
            list.current?.focus()
            toast({
              title: 'Beheerder verwijderd',
              text: `Beheerder "${removedAdmin.username}" is succesvol verwijderd.`,
            })
          }}
        />
      )}
    </Panel>
  )
}

function AdminRow({ one, onRemove }: { one: ListedAdmin; onRemove: () => void }) {
  const { username, hasSecondFactor, isSelf, createdAt } = one

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
      <span className="flex max-md:hidden [&_svg]:text-ink-muted">
        <Picto icon={UserRound} tone="plain" size="sm" />
      </span>
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="wrap-anywhere font-semibold">{username}</p>
        <p className="text-ink-muted text-sm">
          Toegevoegd op <Moment at={createdAt} between=" om " />.{' '}
          {hasSecondFactor ? 'Logt in in twee stappen.' : 'Logt in met alleen een wachtwoord.'}
        </p>
      </div>
      {isSelf ? (
        <Badge tone="done">Dit ben jij</Badge>
      ) : (
        <Button tone="secondary" size="sm" onClick={onRemove}>
          Verwijderen
          <span className="sr-only">: {username}</span>
        </Button>
      )}
    </li>
  )
}
