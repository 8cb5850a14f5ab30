import UserPlus from 'lucide-react/icons/user-plus'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { href, Link } from 'react-router'
import { useAdmins } from '#app/admin/session/use-account.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { Button } from '#app/ui/button.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { ListedAdmin } from '#domain/access/account.ts'
import type { NewPasswordLink } from '#domain/access/password-link.ts'
import { type ColleagueAction, ColleagueDialogs } from './colleague-dialogs.tsx'
import { ColleagueRow } from './colleague-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'

/** Everyone who may log in, for managers. */
export function Colleagues() {
  const query = useAdmins()
  const list = useRef<HTMLUListElement>(null)
  const [isInviting, setInviting] = useState(false)
  const [asked, ask] = useState<{ action: ColleagueAction; of: ListedAdmin }>()
  // As the list has it now: another manager may have changed it while the dialog is open.
  const colleague = query.data?.find(({ id }) => id === asked?.of.id) ?? asked?.of
  const [link, setLink] = useState<NewPasswordLink>()

  return (
    <Panel
      title="Collega's"
      foot={
        query.data && (
          <>
            <Link to={`${href('/admin/help')}#wat-elke-rol-mag`} className={textLinkLook}>
              Wat elke rol mag
            </Link>
            <Button tone="secondary" size="sm" onClick={() => setInviting(true)}>
              <UserPlus aria-hidden />
              Collega uitnodigen
            </Button>
          </>
        )
      }
    >
      <QueryState query={query} what="collega's">
        {(admins) => (
          <ul
            ref={list}
            tabIndex={-1}
            aria-label="Collega's"
            className="divide-y divide-line outline-none"
          >
            {admins.map((one) => (
              <ColleagueRow
                key={one.id}
                colleague={one}
                onAsk={(action) => ask({ action, of: one })}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {isInviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onDone={(made) => {
            setInviting(false)
            setLink(made)
          }}
        />
      )}
      {asked && colleague && (
        <ColleagueDialogs
          action={asked.action}
          colleague={colleague}
          onClose={() => ask(undefined)}
          onLink={(made) => {
            ask(undefined)
            setLink(made)
          }}
          onRemoved={() => {
            flushSync(() => ask(undefined))
            // The button that opened the dialog is removed with its row.
            list.current?.focus()
          }}
        />
      )}
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </Panel>
  )
}
